import { describe, expect, it } from 'vitest';
import { hostGame, registry } from '@mister-x/engine/core/hosted';
import { type SeatEvent, seatBatch } from '@mister-x/engine/core/match';
import { unwrap } from '@mister-x/engine/core/result';
import type { FindingCode } from '@mister-x/engine/record/findings';
import type { MatchRecord } from '@mister-x/engine/record/record';
import { type Verification, verifyRecord } from '@mister-x/engine/record/verify';
import { checkNumberOf, commit, keyCheckHash } from '@mister-x/engine/trust';
import {
  type ScriptLine,
  withNewHashes,
  withNewSeed,
  recordFromScript,
  scriptOf,
} from '@mister-x/engine/testing/record/forge';
import { makeRecord } from '@mister-x/engine/testing/record/make-record';
import { scotlandYardKit as kit } from './kit.js';

const games = registry(hostGame(kit.game));
const now = Date.UTC(2026, 5, 1);
const verify = (record: MatchRecord, checkNumber?: string): Verification =>
  verifyRecord(record, games, checkNumber === undefined ? { now } : { now, checkNumber });

const flags = { limit: { unit: 'round', count: 2 }, log_slots: 22, reveal_slots: [1, 3] };
const options = { variant: 'modern', hunters: 3, flags: { ...flags, start_source: 'server' } };
const record = makeRecord(kit, { options, seed: 5 });
const lines = scriptOf(record);

type Travel = { type: string; legs: { ticket: string; stop: number }[] };
const travelOf = ({ command }: ScriptLine): Travel | undefined => {
  const action = command?.kind === 'act' ? (command.action as Travel) : undefined;
  return action?.type === 'travel' ? action : undefined;
};
const at = (fits: (line: ScriptLine) => boolean): number => {
  const index = lines.map(fits).lastIndexOf(true);
  if (index < 0) throw new Error('the record has no such line');
  return index;
};
const lastTravel = at((line) => travelOf(line) !== undefined);
const lastAudit = at(isAudit);
const lastClaim = at(({ change }) => JSON.stringify(change).includes('claimed'));

const retold = (edit: readonly ScriptLine[], from = record): MatchRecord => unwrap(recordFromScript(kit, from, edit));
/** Changes the copy that it is given in any way, then makes the hashes fit. */
const forged = (edit: (copy: Loose) => void): MatchRecord => {
  const copy = JSON.parse(JSON.stringify(record));
  edit(copy);
  return withNewHashes(copy);
};
// biome-ignore lint/suspicious/noExplicitAny: a forger is not held by types
type Loose = any;

/** X went somewhere else with his last ticket, and everything else could follow all the same. */
function otherMove(): MatchRecord {
  const line = lines[lastTravel] as ScriptLine;
  const travel = travelOf(line) as Travel;
  for (let stop = 1; stop < 200; stop++) {
    const legs = travel.legs.map((leg, i) => (i === travel.legs.length - 1 ? { ...leg, stop } : leg));
    if (JSON.stringify(legs) === JSON.stringify(travel.legs)) continue;
    const command = {
      kind: 'act',
      action: { ...travel, legs },
    } as unknown as ScriptLine['command'];
    const others = lines.map((each) => (each === line ? { ...line, command } : each));
    const story = recordFromScript(kit, record, others);
    if (story.ok) return story.value;
  }
  throw new Error('X had no other way');
}

/** The stop of X's last move changed wherever it stands, its commitment too. */
function teleported(copy: Loose): void {
  const entry = copy.entries[lastTravel];
  const hidden = copy.secrets[lastTravel];
  const leg = entry.events.map((event: Loose) => event?.event.type === 'legTaken').lastIndexOf(true);
  const { slot } = entry.events[leg].event;
  const stop = hidden.secrets[leg].stop === 199 ? 1 : 199;
  hidden.secrets[leg].stop = stop;
  hidden.command.action.legs.at(-1).stop = stop;
  const openings = copy.entries.flatMap((one: Loose) => one.openings);
  const opening = openings.find((one: Loose) => one.slot === String(slot));
  opening.move.stop = stop;
  entry.receipts.at(-1).commitment = commit(copy.genesis.match, opening);
}

/** A change of a seat put in after the first entry. */
const changed = (seat: string, what: SeatEvent['what']): MatchRecord =>
  retold(withLine(1, { by: '', command: null, change: seatBatch(seat, what) }));

const withLine = (at: number, line: ScriptLine) => [...lines.slice(0, at), line, ...lines.slice(at)];
const withoutLine = (at: number) => lines.filter((_, index) => index !== at);

const drop = (copy: Loose, index: number): void => {
  copy.entries.splice(index, 1);
  copy.secrets.splice(index, 1);
};
const half = Math.floor(lines.length / 2);
const abandoned: ScriptLine = { by: 'referee', command: { kind: 'abandon' }, change: null };

/** `null`: the file holds, as another game that could have been played. */
const FORGERIES: readonly (readonly [string, () => MatchRecord, FindingCode | null])[] = [
  ['X went elsewhere, by the rules', otherMove, null],
  ['X went elsewhere, with a commitment to it', () => forged(teleported), 'REFUSED'],
  [
    'a salt is another, with a commitment to it left out',
    () => forged((copy) => copy.secrets[lastTravel].salts.fill('AAAAAAAAAAAAAAAAAAAAAA')),
    'ENTRY',
  ],
  ["the host took X's seat", () => changed('x', 'released'), 'SEAT_CHANGE'],
  ["a hunter's seat was reopened", () => changed('h1', 'reopened'), 'SEAT_CHANGE'],
  ['a seat was claimed that was held', () => changed('h1', 'claimed'), 'SEAT_CHANGE'],
  ['a seat changed that there is not', () => changed('h9', 'claimed'), 'BY'],
  [
    'someone else took a seat over',
    () => forged((copy) => Object.assign(copy.entries.find(isTakeOver), { by: 'h1' })),
    'EVENTS',
  ],
  [
    'a seat changed after the end',
    () =>
      forged((copy) => {
        const over = copy.entries.find(isTakeOver);
        copy.entries.push(over);
        copy.secrets.push(null);
      }),
    'AFTER_END',
  ],
  [
    'a stranger gave a share of the seed',
    () => {
      const phones = [...record.seed.phones, { seat: 'h9', share: record.seed.server }];
      const seedShares = phones.map(({ seat }) => seat);
      const genesis = { ...record.genesis, seedShares };
      const seed = { ...record.seed, phones };
      return withNewHashes(withNewSeed({ ...record, genesis, seed }, seed.server));
    },
    'SEED_SEATS',
  ],
  [
    'what is sealed says more than there was',
    () => forged((copy) => Object.assign(copy.secrets[lastTravel], { by: 'x' })),
    'SECRETS',
  ],
  ["X's last move is dropped", () => forged((copy) => drop(copy, lastTravel)), 'REFUSED'],
  ['an entry that changed nothing is dropped', () => retold(withoutLine(lastAudit)), null],
  ['the claim of a seat is dropped', () => retold(withoutLine(lastClaim)), 'SEAT_EMPTY'],
  [
    'an entry is put in',
    () =>
      retold(
        withLine(lastTravel, {
          by: 'h1',
          command: { kind: 'act', action: { type: 'audit' } as never },
          change: null,
        }),
      ),
    null,
  ],
  ['a hunter is left out of the seats', () => forged((copy) => copy.genesis.seats.pop()), 'SEATS'],
  [
    'a hunter was a seat with secrets',
    () => forged((copy) => Object.assign(copy.genesis.seats[1], { secret: true })),
    'SEATS',
  ],
  ['someone else sat there', () => forged((copy) => Object.assign(copy.genesis.seats[1], { name: 'Moriarty' })), null],
  ['the end is another', () => forged((copy) => Object.assign(copy.outcome, { code: 'CAUGHT' })), 'OUTCOME'],
  [
    'the end is another, and so is the event that says it',
    () =>
      forged((copy) => {
        copy.outcome = { code: 'CAUGHT', winners: ['h1', 'h2', 'h3'] };
        copy.entries.at(-1).events.at(-1).event.end = { code: 'CAUGHT', winner: 'detectives' };
      }),
    'EVENTS',
  ],
  [
    'the game stops in the middle',
    () =>
      forged((copy) => {
        copy.entries.length = half;
        copy.secrets.length = half;
      }),
    'OUTCOME',
  ],
  ['the host ended it in the middle', () => retold([...lines.slice(0, half), abandoned]), null],
  [
    'X gave up in the middle',
    () => retold([...lines.slice(0, half), { by: 'x', command: { kind: 'concede' }, change: null }]),
    null,
  ],
  [
    'X showed himself at other times',
    () => forged((copy) => Object.assign(copy.genesis.options.flags, { reveal_slots: [2] })),
    'EVENTS',
  ],
  [
    'an option is another that never mattered',
    () => forged((copy) => Object.assign(copy.genesis.options.flags, { audit_violation: 'detectives_win' })),
    null,
  ],
  ['the cards were dealt from another seed', () => withNewHashes(withNewSeed(record, 'A'.repeat(43))), 'EVENTS'],
  [
    'the cards of another seed, and a game to them',
    () => {
      const deal = lines.findIndex(({ command }) => command?.kind === 'act');
      return retold([...lines.slice(0, deal + 1), abandoned], withNewSeed(record, 'A'.repeat(43)));
    },
    null,
  ],
  [
    'another key',
    () =>
      forged((copy) => {
        copy.key = 'A'.repeat(43);
        copy.genesis.keyCheck = keyCheckHash(copy.genesis.match, new Uint8Array(32));
      }),
    null,
  ],
  [
    'a stranger asked for the audit',
    () => forged((copy) => Object.assign(copy.entries.find(isAudit), { by: 'h9' })),
    'BY',
  ],
  [
    'X is caught by a hunter of the wrong turn',
    () => forged((copy) => Object.assign(copy.entries.find(isMove), { by: 'h9' })),
    'BY',
  ],
  [
    'a hunter moved for another',
    () =>
      forged((copy) => {
        const entry = copy.entries.find(isMove);
        entry.by = entry.by === 'h1' ? 'h2' : 'h1';
      }),
    'REFUSED',
  ],
];

function isAudit({ command }: Loose): boolean {
  return command?.action?.type === 'audit';
}
function isTakeOver({ by, events }: Loose): boolean {
  return by !== 'h1' && events[0]?.what === 'taken-over';
}
function isMove({ command }: Loose): boolean {
  return command?.action?.type === 'move';
}

describe('a forged record', () => {
  const links = record.heads.map((head, link) => ({ link, number: checkNumberOf(head) }));

  it('was honest before', () => {
    expect(verify(record).findings).toEqual([]);
    expect(withNewHashes(record)).toEqual(record);
    expect(retold(lines)).toEqual(record);
  });

  it.each(FORGERIES)('%s', (_name, forge, code) => {
    const forgery = forge();
    const { verdict, findings } = verify(forgery);
    expect(verdict).toBe(code === null ? 'consistent-in-itself' : 'invalid');
    if (code !== null) expect(findings.map((finding) => finding.code)).toContain(code);
    // Check numbers from before the forged place are still those of the game; later ones are not.
    const since = forgery.heads.findIndex((head, link) => head !== record.heads[link]);
    if (code === null) expect(since).toBeGreaterThanOrEqual(0);
    const near = links.filter(({ link }) => link <= 1 || Math.abs(link - since) <= 1);
    for (const { link, number } of [...near, ...links.slice(-1)]) {
      const held = verify(forgery, number);
      if (since >= 0 && link >= since) {
        expect(held.findings.map((finding) => finding.code)).toContain('CHECK_NUMBER');
        expect(held).toMatchObject({ verdict: 'invalid', proven: undefined });
      } else {
        const last = forgery.heads.length - 1;
        if (code === null) expect(held.verdict).toBe('valid');
        expect(held.proven).toEqual(link <= last ? { link, of: last } : undefined);
      }
    }
  });

  it('is proven no further than the check number that was noted', () => {
    const forgery = retold([...lines.slice(0, half), abandoned]);
    const { verdict, proven } = verify(forgery, links[1]?.number);
    expect(verdict).toBe('valid');
    expect(proven).toEqual({ link: 1, of: forgery.heads.length - 1 });
  });
});
