import { type GameTypes, type MatchRun, type Step, TABLE } from '@mister-x/engine';
import type { SeatInfo, TableInfo } from '@mister-x/engine/protocol';
import { type AnyKit, openTable, testRng, walk } from '@mister-x/engine/testing';
import { fieldsOf } from '@mister-x/kiosk/lib/fields.ts';
import { PAWN_COLOURS } from '@mister-x/kiosk/lib/theme/pawns.ts';
import { commitmentOf } from '@mister-x/kiosk/testing/page-ledger.ts';

/** Short and long names, as people have them; a screen has room for 24 characters. */
const NAMES = ['Bartholomäus Maximilian', 'Anna', 'Александра', 'Jean-Pierre', 'Bo', 'Katharina'];

/** A match of chance, and the moments at which its pages are looked at. */
export type RandomMatch = {
  readonly begun: MatchRun<GameTypes>;
  readonly info: TableInfo;
  readonly steps: readonly Step<GameTypes>[];
  /** By what is special about each: how many steps led there, 1 at least. */
  readonly moments: ReadonlyMap<string, number>;
};

let tables = 0;

/** @param options of one of the kit's tables */
export function randomMatch(kit: AnyKit, options: unknown, seed: number): RandomMatch {
  const table = openTable(kit, options, seed);
  const paces = [...walk(table, { takebacks: true, concessions: true })];
  const steps = paces.flatMap(({ next }) => next?.step ?? []);
  const [first] = paces;
  if (first === undefined) throw new Error('nothing was randomMatch');
  const rng = testRng(seed);
  const moments = new Map<string, number>();
  const met = new Map<string, number>();
  for (const [index, { after }] of steps.entries()) {
    const name = nameOf(after);
    const times = (met.get(name) ?? 0) + 1;
    met.set(name, times);
    // Each moment of a name is as likely as the others.
    if (rng.int(times) === 0) moments.set(name, index + 1);
  }
  const seats = table.seats.map(
    ({ seat, role, secret }, index): SeatInfo => ({
      ...{ seat, role, secret, name: NAMES[index] ?? `Player ${index + 1}` },
      colour: role === 'misterX' ? 'clear' : (PAWN_COLOURS[index % PAWN_COLOURS.length] ?? 'red'),
      ...{ claimed: true, connected: true, awayIn: null, computer: null, onScreen: false },
    }),
  );
  const post = kit.game.correspondence?.(first.run.options) ?? null;
  const id = `table-${++tables}`;
  const info: TableInfo = {
    ...{ table: id, game: kit.game.id, language: 'en', status: 'playing', seats, next: null },
    ...{ seal: 'phones', waiting: [], lost: false, announced: null, storageFault: null },
    seedCommitment: commitmentOf(id),
    correspondence: post && {
      ...{ masks: post.anonymous, replacing: null, mayReplace: post.replacing },
      people: seats.map(({ name, seat }) => ({ name, seat: post.anonymous ? null : seat })),
    },
  };
  return { begun: first.run, info, steps, moments };
}

/** What all may know of a moment, as far as pages differ by it. */
function nameOf(run: MatchRun<GameTypes>): string {
  const { phase, end } = fieldsOf(run.gameView(TABLE));
  const { code } = fieldsOf(end);
  const isAsked = run.takeback(TABLE).open !== null;
  return [
    String(code ?? phase ?? 'play'),
    ...(isAsked ? ['take-back'] : []),
    ...(run.concession.open === null ? [] : ['giving up']),
  ].join(', ');
}
