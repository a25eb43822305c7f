import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../core/json.js';
import type { Batch } from '../core/match.js';
import {
  appendStoredEntry,
  canonicalBytes,
  checkNumberOf,
  combineSeed,
  commit,
  type Entry,
  isExtendedBy,
  fromBase64Url,
  type Genesis,
  GrowingList,
  joinBatch,
  type Ledger,
  matchKey,
  type Opening,
  openLedger,
  isOpeningOf,
  type EntryDraft,
  parseDigits,
  appendEntry,
  lengthPrefixed,
  ledgerHash,
  type Sealed,
  seal,
  shortCommitment,
  groupDigits,
  splitBatch,
  chainStepOf,
  toBase64Url,
  unseal,
  utf8ToBytes,
} from './index.js';

const bytes32 = (fill: number): string => toBase64Url(new Uint8Array(32).fill(fill));
const salt = (fill: number): string => toBase64Url(new Uint8Array(16).fill(fill));

describe('bytes', () => {
  it('are read back, and only from the one spelling', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      }),
    );
    for (const wrong of ['AB', 'A===', 'a+/b', 'A', 7, null]) {
      expect(fromBase64Url(wrong), String(wrong)).toBeUndefined();
    }
    expect(fromBase64Url(bytes32(1), 31)).toBeUndefined();
  });
  it('of a value do not depend on the order of members', () => {
    expect(canonicalBytes({ b: 1, a: [true, null] })).toEqual(canonicalBytes({ a: [true, null], b: 1 }));
  });
  it('say their length first', () => {
    expect([...lengthPrefixed(new Uint8Array(258)).subarray(0, 4)]).toEqual([0, 0, 1, 2]);
  });
});

describe('a commitment', () => {
  const opening: Opening = { slot: '7', salt: salt(1), move: { to: 128 } };
  const receipt = { slot: '7', commitment: commit('m', opening) };
  it('is opened by its own match, slot, salt and move only', () => {
    expect(isOpeningOf('m', opening, receipt)).toBe(true);
    expect(isOpeningOf('n', opening, receipt)).toBe(false);
    expect(isOpeningOf('m', { ...opening, slot: '8' }, { ...receipt, slot: '8' })).toBe(false);
    expect(isOpeningOf('m', { ...opening, slot: '8' }, receipt)).toBe(false);
    expect(isOpeningOf('m', { ...opening, salt: salt(2) }, receipt)).toBe(false);
    expect(isOpeningOf('m', { ...opening, salt: 'short' }, receipt)).toBe(false);
    expect(isOpeningOf('m', { ...opening, move: { to: 127 } }, receipt)).toBe(false);
  });
  it('needs a salt of 16 bytes', () => {
    expect(() => commit('m', { ...opening, salt: bytes32(1) })).toThrow(RangeError);
  });
  it('is compared by eight characters that cannot be misread', () => {
    expect(shortCommitment(receipt.commitment)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4} [0-9A-HJKMNP-TV-Z]{4}$/);
    expect(shortCommitment('none')).toBe('');
  });
});

describe('an entry', () => {
  const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)));
  const secret = json.filter((value) => value !== null);
  const event = fc.oneof(
    fc.record({ kind: fc.constant('game' as const), event: fc.record({ type: fc.string() }) }),
    fc.record({
      kind: fc.constant('game' as const),
      event: fc.record({ type: fc.string(), secret }),
    }),
    fc.constant({ kind: 'taken-back' as const, by: 'spy' }),
  );
  const batch = fc.array(fc.tuple(event, fc.boolean()));

  it('is split into what the table may see and what it may not, and joined again', () => {
    fc.assert(
      fc.property(batch, (rows) => {
        const whole: Batch<Json> = { by: 'spy', events: rows.map(([one]) => one) };
        const { events, secrets } = splitBatch(
          whole,
          rows.map(([, told]) => told),
        );
        expect(joinBatch({ ...ENTRY, by: 'spy', events }, { secrets, salts: [] })).toEqual(whole);
        for (const row of events) {
          if (row?.kind === 'game') expect(row.event).not.toHaveProperty('secret');
        }
      }),
    );
  });
});

const ENTRY: Entry = {
  sequence: 1,
  public: true,
  by: 'spy',
  command: null,
  events: [],
  receipts: [],
  openings: [],
  sealed: null,
};

const GENESIS: Genesis = {
  format: 'mister-x-genesis/1',
  match: 'm',
  game: 'g',
  gameVersion: 1,
  options: {},
  seats: [],
  startedAt: 0,
  seal: 'phones',
  seedCommitment: bytes32(1),
  seedShares: [],
  seedCheck: bytes32(2),
  keyCheck: bytes32(3),
};

const slotsOf = ({ receipts }: Entry): readonly string[] => receipts.map(({ slot }) => slot);

describe('the ledger', () => {
  const sealings: Sealed[] = [];
  const encrypt = (place: string, content: Sealed): string => {
    sealings.push(content);
    return toBase64Url(utf8ToBytes(place));
  };
  const posting = (over: Partial<EntryDraft> = {}): EntryDraft => ({
    batch: { by: 'spy', events: [{ kind: 'game', event: { type: 'moved', secret: { to: 5 } } }] },
    command: { kind: 'act', action: { to: 5 } },
    secretSeat: true,
    public: true,
    told: [true],
    secretMoves: [{ slot: '1', move: { to: 5 } }],
    salts: [salt(1)],
    silent: [],
    opens: [],
    ...over,
  });
  const book = (...postings: readonly EntryDraft[]): { ledger: Ledger; entries: readonly Entry[] } => {
    let ledger = openLedger(GENESIS);
    const entries: Entry[] = [];
    for (const one of postings) {
      const appended = appendEntry(ledger, one, encrypt);
      ledger = appended.ledger;
      entries.push(appended.entry);
    }
    return { ledger, entries };
  };

  it('keeps secrets out of a public entry', () => {
    const { entries } = book(posting());
    expect(entries[0]).toMatchObject({ public: true, by: 'spy', command: null, sequence: 1 });
    expect(JSON.stringify(entries)).not.toContain('"to"');
    expect(entries[0]?.receipts).toHaveLength(1);
    expect(sealings.at(-1)).toEqual({
      secrets: [{ to: 5 }],
      salts: [salt(1)],
      command: { kind: 'act', action: { to: 5 } },
    });
  });

  it('tells nothing at all in a private entry, which makes no link (CM-7)', () => {
    const { ledger, entries } = book(posting({ public: false }));
    expect(entries[0]).toMatchObject({ by: null, command: null, events: [null], receipts: [] });
    expect(ledger.chainHead.link).toBe(0);
    expect(ledger.pending).toHaveLength(1);
    expect(ledgerHash(ledger)).not.toBe(ledger.chainHead.head);
    expect(sealings.at(-1)).toMatchObject({ by: 'spy', receipts: [{ slot: '1' }] });
  });

  it('covers private entries by the next link', () => {
    const one = book(posting({ public: false, salts: [salt(1)] }), posting());
    const other = book(posting({ public: false, salts: [salt(1)], told: [] }), posting());
    const less = book(posting());
    expect(one.ledger.chainHead).toEqual(other.ledger.chainHead);
    expect(one.ledger.chainHead.link).toBe(1);
    expect(one.ledger.chainHead.head).not.toBe(less.ledger.chainHead.head);
    expect(ledgerHash(one.ledger)).toBe(one.ledger.chainHead.head);
  });

  it('opens a slot by its latest commitment, and everything at the end', () => {
    const { ledger, entries } = book(
      posting(),
      posting({ salts: [salt(2)] }),
      posting({ secretMoves: [], opens: ['1', '9'] }),
      posting({ secretMoves: [], opens: 'all' }),
    );
    expect(entries[2]?.openings.map((opening) => opening.salt)).toEqual([salt(2)]);
    expect(entries[3]?.openings.map((opening) => opening.salt)).toEqual([salt(1)]);
    expect(ledger.closed.slice()).toEqual([]);
    for (const opening of ledger.openings) {
      expect(ledger.receipts.slice().some((receipt) => isOpeningOf('m', opening, receipt))).toBe(true);
    }
  });

  const revealing = (opens: EntryDraft['opens']) => posting({ secretMoves: [], opens });

  it('publishes the receipt of a silent move with its opening, and not before (CM-7)', () => {
    const { ledger, entries } = book(
      posting({ public: false }),
      posting({ secretMoves: [{ slot: '2', move: { to: 6 } }] }),
      revealing([]),
      revealing(['1']),
      revealing('all'),
    );
    expect(entries.map(slotsOf)).toEqual([[], ['2'], [], ['1'], []]);
    expect(entries[3]?.openings.map(({ slot }) => slot)).toEqual(['1']);
    const [receipt] = entries[3]?.receipts ?? [];
    const [opening] = entries[3]?.openings ?? [];
    expect(receipt && opening && isOpeningOf('m', opening, receipt)).toBe(true);
    expect(sealings.at(-5)?.receipts).toEqual([receipt]);
    expect(ledger.silent).toEqual([]);
  });

  it('publishes it at the end where nothing opened it before', () => {
    const { entries } = book(posting({ public: false }), revealing('all'));
    expect(entries.map(slotsOf)).toEqual([[], ['1']]);
    expect(entries[1]?.openings).toHaveLength(1);
  });

  it('keeps silent about a move of a public entry of which the table is not told', () => {
    const secretMoves = ['1', '2'].map((slot) => ({ slot, move: { to: 5 } }));
    const { entries } = book(
      posting({ secretMoves, salts: [salt(1), salt(2)], silent: [true, false] }),
      revealing(['1', '2']),
    );
    expect(entries.map(slotsOf)).toEqual([['2'], ['1']]);
    expect(entries[1]?.openings.map(({ slot }) => slot)).toEqual(['1', '2']);
  });

  it('never publishes a silent move that another one replaced before it was open', () => {
    const { ledger, entries } = book(
      posting({ public: false, salts: [salt(1)] }),
      posting({ public: false, salts: [salt(2)] }),
      revealing('all'),
    );
    expect(entries[2]?.receipts).toHaveLength(1);
    expect(entries[2]?.openings.map((opening) => opening.salt)).toEqual([salt(2)]);
    expect([ledger.closed.slice(), ledger.silent]).toEqual([[], []]);
  });

  it('opens the open move of a slot that was filled in silence before', () => {
    const { ledger, entries } = book(
      posting({ public: false, salts: [salt(1)] }),
      posting({ salts: [salt(2)] }),
      revealing(['1']),
    );
    expect(entries[2]?.openings.map((opening) => opening.salt)).toEqual([salt(2)]);
    expect([ledger.closed.slice(), ledger.silent]).toEqual([[], []]);
  });

  it('stands in the same place when its entries are read again', () => {
    const postings = [posting({ public: false }), posting({ secretMoves: [{ slot: '2', move: 1 }] }), revealing(['1'])];
    for (const count of postings.keys()) {
      const { ledger, entries } = book(...postings.slice(0, count + 1));
      let read = openLedger(GENESIS);
      entries.forEach((entry, index) => {
        const made = postings[index]?.secretMoves.map((move) => ({ ...move, salt: salt(1) })) ?? [];
        read = appendStoredEntry(read, entry, made);
      });
      expect(read).toEqual(ledger);
    }
  });

  it('seals nothing where there is nothing to hide', () => {
    const { entries } = book(
      posting({
        batch: { by: 'ann', events: [{ kind: 'game', event: { type: 'passed' } }] },
        secretSeat: false,
        secretMoves: [],
      }),
    );
    expect(entries[0]).toMatchObject({ sealed: null, command: { kind: 'act' } });
  });

  it('books in order only, and never without a salt', () => {
    expect(() => appendStoredEntry(openLedger(GENESIS), { ...ENTRY, sequence: 2 }, [])).toThrow();
    expect(() => book(posting({ salts: [] }))).toThrow();
  });

  it('shows a client that its head leads to the present one', () => {
    const early = book(posting()).ledger;
    const late = book(posting(), posting({ salts: [salt(2)] }), posting()).ledger;
    const steps = late.steps.slice(early.chainHead.link);
    expect(isExtendedBy(early.chainHead, steps, late.chainHead)).toBe(true);
    expect(isExtendedBy(early.chainHead, steps.slice(1), late.chainHead)).toBe(false);
    expect(isExtendedBy(early.chainHead, [...steps].reverse(), late.chainHead)).toBe(false);
    expect(isExtendedBy({ link: 1, head: bytes32(1) }, steps, late.chainHead)).toBe(false);
    expect(isExtendedBy(early.chainHead, ['no step'], late.chainHead)).toBe(false);
  });
});

describe('the seed', () => {
  it('takes the shares of phones in any order, and each of them matters', () => {
    const [spy, ann] = [
      { seat: 'spy', share: bytes32(1) },
      { seat: 'ann', share: bytes32(2) },
    ];
    const seed = combineSeed('m', bytes32(3), [spy, ann]);
    expect(combineSeed('m', bytes32(3), [ann, spy])).toBe(seed);
    const others = [
      combineSeed('m', bytes32(4), [spy, ann]),
      combineSeed('m', bytes32(3), [spy]),
      combineSeed('m', bytes32(3), [{ ...spy, seat: 'bob' }, ann]),
      combineSeed('n', bytes32(3), [spy, ann]),
    ];
    expect(new Set([seed, ...others]).size).toBe(5);
  });
  it('needs shares of 32 bytes', () => {
    expect(() => combineSeed('m', salt(1), [])).toThrow(RangeError);
  });
});

describe('the seal', () => {
  const key = matchKey('m', [{ seat: 'spy', share: bytes32(1) }]);
  const nonce = new Uint8Array(24).fill(7);
  it('opens with its key at its place, and nowhere else', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), (value) => {
        const content: Json = JSON.parse(JSON.stringify({ value }));
        expect(unseal(key, 'm/1', seal(key, nonce, 'm/1', content))).toEqual(content);
      }),
    );
    const sealed = seal(key, nonce, 'm/1', { to: 7 });
    expect(unseal(key, 'm/2', sealed)).toBeUndefined();
    expect(unseal(matchKey('n', []), 'm/1', sealed)).toBeUndefined();
    expect(unseal(new Uint8Array(3), 'm/1', sealed)).toBeUndefined();
    expect(unseal(key, 'm/1', 'short')).toBeUndefined();
    const bytes = fromBase64Url(sealed) ?? new Uint8Array();
    for (let at = 0; at < bytes.length; at += 13) {
      const spoiled = Uint8Array.from(bytes);
      spoiled[at] = (spoiled[at] ?? 0) ^ 1;
      expect(unseal(key, 'm/1', toBase64Url(spoiled)), `byte ${at}`).toBeUndefined();
    }
  });
  it('does not tell 7 from 107 by its length', () => {
    expect(seal(key, nonce, 'm/1', { to: 7 }).length).toBe(seal(key, nonce, 'm/1', { to: 107 }).length);
  });
});

describe('a check number', () => {
  const number = checkNumberOf(bytes32(9));

  it('is the hash modulo 10^20, with its leading zeros', () => {
    const of = (value: bigint) =>
      checkNumberOf(
        toBase64Url(Uint8Array.from({ length: 32 }, (_, at) => Number((value >> BigInt(8 * (31 - at))) & 255n))),
      );
    expect(of(7n * 10n ** 20n + 42n)).toBe('00000000000000000042');
    expect(of(2n ** 256n - 1n)).toBe(String((2n ** 256n - 1n) % 10n ** 20n));
    expect(number).toMatch(/^\d{20}$/);
  });
  it('is of a hash only', () => {
    expect(() => checkNumberOf(salt(1))).toThrow(RangeError);
  });
  it.each<[name: string, write: (digits: string) => string]>([
    ['in groups', groupDigits],
    ['with hyphens, dots and no-break spaces', (digits) => digits.replace(/.{3}/g, '$&-.\u00a0\u202f')],
    ['in full width', (digits) => digits.replace(/./g, (each) => fromZero(0xff10, each))],
    ['in Arabic digits', (digits) => digits.replace(/./g, (each) => fromZero(0x660, each))],
    ['in mathematical digits', (digits) => digits.replace(/./g, (each) => fromZero(0x1d7ec, each))],
  ])('is read %s', (_name, write) => {
    expect(parseDigits(`\n${write(number)} `)).toBe(number);
    expect(parseDigits(write(number.slice(1)))).toBeUndefined();
    expect(parseDigits(write(`${number}0`))).toBeUndefined();
  });
  it('is spelled in five groups', () => {
    expect(groupDigits('12345678901234567890')).toBe('1234 5678 9012 3456 7890');
  });
});

const fromZero = (zero: number, digit: string): string => String.fromCodePoint(zero + Number(digit));

describe('a list that grows', () => {
  it('leaves each version as it was, also where two grow out of one', () => {
    const first = GrowingList.from([1]);
    const [second, other] = [first.with([2, 3]), first.with([4])];
    expect([first, second, other, second.with([])].map((list) => list.slice())).toEqual([
      [1],
      [1, 2, 3],
      [1, 4],
      [1, 2, 3],
    ]);
    expect([...second.with([5])]).toEqual([1, 2, 3, 5]);
    expect([second.last, second.slice(1), GrowingList.from().last]).toEqual([3, [2, 3], undefined]);
  });
  it('makes a step of more entries than a call has arguments', () => {
    const digests = Array.from({ length: 300_000 }, () => new Uint8Array());
    expect(chainStepOf(digests)).toBe(chainStepOf([]));
  });
});
