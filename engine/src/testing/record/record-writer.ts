import type { Game, GameTypes } from '../../core/game.js';
import { unwrap } from '../../core/result.js';
import { MatchRun, seededRngs } from '../../core/run.js';
import { RecordWriter, type RecordBasis } from '../../record/record-writer.js';
import { combineSeed } from '../../trust/index.js';

/** Writes the record of a match from its beginning on. */
export function recordWriterOf<T extends GameTypes>(
  game: Game<T>,
  settled: RecordBasis,
  randomBytes: (length: number) => Uint8Array,
): RecordWriter<T> {
  const { genesis, seed } = settled;
  const options = unwrap(game.parseOptions(genesis.options));
  const chance = seededRngs(combineSeed(genesis.match, seed.server, seed.phones));
  const run = unwrap(MatchRun.begin(game, game.setup(options, chance(0)), chance));
  return new RecordWriter(game, run, settled, randomBytes);
}
