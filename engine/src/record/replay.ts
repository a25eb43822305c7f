import { REFEREE, type Seat } from '../game.js';
import type { Json } from '../json.js';
import {
  type Batch,
  type Command,
  decideMatch,
  foldMatch,
  seatBatch,
  startMatch,
} from '../match.js';
import type { AnyGame } from '../registry.js';
import { err, ok, type Result } from '../result.js';
import { type Rng, rngFor } from '../rng.js';
import {
  type Entry,
  joinBatch,
  openLedger,
  post,
  postingOf,
  type Sealed,
  slotsOf,
} from '../trust/index.js';
import type { Finding, FindingCode } from './findings.js';
import { canAct, changeFault, firstHolders, type Holders, holdersAfter } from './holders.js';
import type { MatchRecord } from './record.js';
import { same } from './same.js';
import { seedOf } from './settled.js';

type Match = Parameters<typeof decideMatch>[1];

/**
 * Decides the whole game again from its seed and its commands, books each decision again, and
 * compares the entries that this makes with those of the file. Stops where it cannot go on.
 */
export function replay(record: MatchRecord, game: AnyGame): readonly Finding[] {
  const { genesis, entries, secrets } = record;
  const found: Finding[] = [];
  const add = (where: string, code: FindingCode, detail: string): void => {
    found.push({ where, code, detail });
  };
  const seed = seedOf(record);
  const options = game.parseOptions(genesis.options);
  // `checkSettled` tells it.
  if (!options.ok) return found;
  const started = startMatch(
    game,
    game.setup(options.value, rngFor(seed, 0)),
    game.conventions[genesis.gameVersion],
  );
  if (!started.ok) {
    add('genesis.options', 'OPTIONS', 'the game cannot be set up so');
    return found;
  }
  const seats = new Set([REFEREE, ...genesis.seats.map(({ seat }) => seat)]);
  const secretSeats = genesis.seats.flatMap(({ seat, secret }) => (secret ? [seat] : []));
  let match: Match = started.value;
  let ledger = openLedger(genesis);
  let holders = firstHolders(genesis);
  for (const [index, entry] of entries.entries()) {
    const where = `entries[${index}]`;
    if (game.outcome(match.state) !== undefined) {
      add(where, 'AFTER_END', 'the game was over before');
      return found;
    }
    const hidden = secrets[index] ?? null;
    const command = entry.command ?? hidden?.command ?? null;
    const by = entry.by ?? hidden?.by ?? '';
    if (!seats.has(by)) {
      add(by === entry.by ? `${where}.by` : `secrets[${index}].by`, 'BY', 'there is no such seat');
      return found;
    }
    const decided =
      command === null
        ? changeSeat(record, holders, entry)
        : decideAgain(game, match, by, command, rngFor(seed, index + 1));
    if (!decided.ok) {
      add(where, ...decided.error);
      return found;
    }
    if (command !== null && !canAct(genesis, holders, by)) {
      add(where, 'SEAT_EMPTY', `nobody held ${by}, and only its own phone can act for it`);
    }
    const batch = decided.value;
    const salts = hidden?.salts ?? [];
    if (salts.length !== slotsOf(game, batch).length) {
      add(`secrets[${index}].salts`, 'SALTS', 'there must be one for each secret move');
      return found;
    }
    if (!same(batch as Json, joinBatch(entry, hidden) as Json)) {
      add(`${where}.events`, 'EVENTS', 'the command leads to other events');
    }
    let content: Sealed | null = null;
    const posting = postingOf(game, match, batch, command, secretSeats, salts);
    const posted = post(ledger, posting, (_place, sealed) => {
      content = sealed;
      return entry.sealed ?? '';
    });
    for (const member of MEMBERS) {
      if (!same(posted.entry[member] ?? null, entry[member] ?? null)) {
        add(`${where}.${member}`, 'ENTRY', 'the referee would have booked something else');
      }
    }
    if (!same(content, hidden)) {
      add(`secrets[${index}]`, 'SECRETS', 'the referee would have sealed something else');
    }
    match = foldMatch(game, match, batch);
    ledger = posted.ledger;
    holders = holdersAfter(holders, batch);
  }
  const outcome = game.outcome(match.state);
  if (outcome === undefined || !same(outcome, record.outcome)) {
    add('outcome', 'OUTCOME', outcome ? 'the game ended otherwise' : 'the game is not over');
  }
  return found;
}

const MEMBERS = [
  'sequence',
  'public',
  'by',
  'command',
  'events',
  'drew',
  'receipts',
  'openings',
  'sealed',
] as const satisfies readonly (keyof Entry)[];

type Fault = readonly [FindingCode, string];
type Decision = Result<Batch<Json>, Fault>;

function decideAgain(
  game: AnyGame,
  match: Match,
  by: Seat,
  command: Command<Json>,
  rng: Rng,
): Decision {
  if (command.kind === 'act') {
    const action = game.parseAction(command.action);
    if (!action.ok || !same(action.value, command.action)) {
      return err(['COMMAND', 'the game knows no such action']);
    }
  }
  const decided = decideMatch(game, match, by, command, rng);
  return decided.ok
    ? ok(decided.value)
    : err(['REFUSED', `the referee would have refused it: ${decided.error.code}`]);
}

/** An entry without a command: one seat changed hands, which is never hidden. */
function changeSeat({ genesis }: MatchRecord, holders: Holders, entry: Entry): Decision {
  const [event, ...more] = entry.events;
  if (event?.kind !== 'seat' || more.length > 0 || entry.sealed !== null) {
    return err(['SEAT_CHANGE', 'without a command it must be the change of one seat']);
  }
  const fault = changeFault(genesis, holders, event);
  return fault === undefined ? ok(seatBatch(event.seat, event.what)) : err(['SEAT_CHANGE', fault]);
}
