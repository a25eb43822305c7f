import { type GameTypes, REFEREE, type Seat } from '../core/game.js';
import type { HostedGame } from '../core/hosted.js';
import type { Json } from '../core/json.js';
import type { Command } from '../core/match.js';
import { err, ok, type Result } from '../core/result.js';
import type { MatchRun, Step } from '../core/run.js';
import { type Entry, joinBatch, openLedger, appendEntry, entryDraftOf, type Sealed } from '../trust/index.js';
import { type Finding, type FindingCode, finding } from './findings.js';
import { canAct, seatChangeFault, firstHolders, type Holders, holdersAfter } from './holders.js';
import type { MatchRecord } from './record.js';
import { firstRunOf, areEqualJson } from './settled.js';

/**
 * Decides the whole game again from its seed and its commands, books each decision again, and
 * compares the entries that this makes with those of the file. Stops where it cannot go on.
 */
export function replay(record: MatchRecord, game: HostedGame): readonly Finding[] {
  const { genesis, entries, secrets } = record;
  const found: Finding[] = [];
  const add = (where: string, code: FindingCode, detail: string): void => {
    found.push(finding(where, code, detail));
  };
  // `checkSettled` tells it.
  if (!game.parseOptions(genesis.options).ok) return found;
  const begun = firstRunOf(record, game);
  if (begun === undefined) {
    add('genesis.options', 'OPTIONS', 'the game cannot be set up like this');
    return found;
  }
  const seats = new Set([REFEREE, ...genesis.seats.map(({ seat }) => seat)]);
  const secretSeats = genesis.seats.flatMap(({ seat, secret }) => (secret ? [seat] : []));
  const mayReplace = game.correspondence(genesis.options)?.replacing === true;
  let run = begun;
  let ledger = openLedger(genesis);
  let holders = firstHolders(genesis);
  for (const [index, entry] of entries.entries()) {
    const where = `entries[${index}]`;
    if (run.outcome !== undefined) {
      add(where, 'AFTER_END', 'the game was already over');
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
      command === null ? changeSeat(record, run, holders, entry, mayReplace) : decideAgain(run, by, command);
    if (!decided.ok) {
      add(where, ...decided.error);
      return found;
    }
    if (command !== null && !canAct(genesis, holders, by)) {
      add(where, 'SEAT_EMPTY', `nobody held ${by}, and only its own phone can act for it`);
    }
    const step = decided.value;
    const { batch } = step;
    const salts = hidden?.salts ?? [];
    if (salts.length !== step.secretMoves.length) {
      add(`secrets[${index}].salts`, 'SALTS', 'there must be one for each secret move');
      return found;
    }
    if (!areEqualJson(batch, joinBatch(entry, hidden))) {
      add(`${where}.events`, 'EVENTS', 'the command leads to other events');
    }
    let content: Sealed | null = null;
    const draft = entryDraftOf(step, secretSeats, salts);
    const appended = appendEntry(ledger, draft, (_place, sealed) => {
      content = sealed;
      return entry.sealed ?? '';
    });
    for (const member of ENTRY_MEMBERS) {
      if (!areEqualJson(appended.entry[member] ?? null, entry[member] ?? null)) {
        add(`${where}.${member}`, 'ENTRY', 'the referee would have entered something else');
      }
    }
    if (!areEqualJson(content, hidden)) {
      add(`secrets[${index}]`, 'SECRETS', 'the referee would have sealed something else');
    }
    run = step.after;
    ledger = appended.ledger;
    holders = holdersAfter(holders, batch);
  }
  const { outcome } = run;
  if (outcome === undefined || !areEqualJson(outcome, record.outcome)) {
    add('outcome', 'OUTCOME', outcome ? 'the game ended differently' : 'the game is not over');
  }
  return found;
}

const ENTRY_MEMBERS = [
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

type ReplayFault = readonly [FindingCode, string];
type ReplayedStep = Result<Step<GameTypes>, ReplayFault>;

function decideAgain(run: MatchRun<GameTypes>, by: Seat, command: Command<Json>): ReplayedStep {
  const parsed = run.parse(command);
  if (!parsed.ok || !areEqualJson(parsed.value, command)) {
    return err(['COMMAND', 'the game knows no such action']);
  }
  const decided = run.step(by, command);
  return decided.ok ? decided : err(['REFUSED', `the referee would have refused it: ${decided.error.code}`]);
}

/** An entry without a command: one seat changed hands, which is never hidden. */
function changeSeat(
  { genesis }: MatchRecord,
  run: MatchRun<GameTypes>,
  holders: Holders,
  entry: Entry,
  mayReplace: boolean,
): ReplayedStep {
  const [event, ...more] = entry.events;
  if (event?.kind !== 'seat' || more.length > 0 || entry.sealed !== null) {
    return err(['SEAT_CHANGE', 'without a command it must be the change of one seat']);
  }
  const { kind: _, seat, what, ...details } = event;
  const fault = seatChangeFault(genesis, holders, event, mayReplace);
  return fault === undefined ? ok(run.changeSeat(seat, what, details)) : err(['SEAT_CHANGE', fault]);
}
