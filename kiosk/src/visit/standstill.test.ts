import type { SeatInfo, TableInfo } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { shortNameList, keyKeeper, lossConsequenceOf, missingToStart, namesOf, standstillOf } from './standstill.js';

const x: SeatInfo = {
  seat: 'keeper',
  role: 'keeper',
  secret: true,
  name: 'Xenia',
  colour: 'clear',
  claimed: true,
  connected: true,
  awayIn: null,
  computer: null,
  onScreen: false,
};
const guest: SeatInfo = {
  ...x,
  seat: 'guest1',
  role: 'guest',
  secret: false,
  name: 'Ada',
  claimed: false,
  connected: false,
};

function table(change: Partial<TableInfo>, owner: Partial<SeatInfo> = {}): TableInfo {
  return {
    table: 't',
    game: 'hide-and-seek',
    language: 'en',
    status: 'playing',
    seats: [{ ...x, ...owner }, guest],
    next: null,
    seal: 'phones',
    waiting: [],
    lost: false,
    announced: null,
    storageFault: null,
    correspondence: null,
    seedCommitment: '',
    ...change,
  };
}

describe('a match', () => {
  it('goes on while the phones that matter are known, connected or not', () => {
    expect(standstillOf(table({}))).toBeNull();
    expect(standstillOf(table({}, { connected: false }))).toBeNull();
    expect(standstillOf(table({ status: 'gathering' }, { claimed: false }))).toBeNull();
  });

  it('waits for the phones that the server names', () => {
    const standing = standstillOf(table({ waiting: ['keeper'] }));
    expect(standing?.kind).toBe('waiting');
    expect(standing?.seats.map(({ name }) => name)).toEqual(['Xenia']);
  });

  it('goes on by correspondence while a seat waits for a new person', () => {
    const correspondence = { masks: false, people: [], replacing: null, mayReplace: false };
    expect(standstillOf(table({ correspondence }, { claimed: false }))).toBeNull();
  });

  it('stands while its reopened seat is open', () => {
    expect(standstillOf(table({}, { claimed: false }))?.kind).toBe('open');
  });

  it('is lost with its key, and says whose', () => {
    const lost = standstillOf(table({ lost: true, status: 'over' }, { claimed: false }));
    expect(lost).toMatchObject({ kind: 'lost', seats: [{ name: 'Xenia' }] });
    expect(standstillOf(table({ status: 'over' }))).toBeNull();
  });
});

describe('a table', () => {
  const gathering = { status: 'gathering' } as const;

  it('cannot begin without the phone of a seat with secrets', () => {
    expect(missingToStart(table(gathering))).toBeNull();
    expect(missingToStart(table(gathering, { claimed: false }))?.why).toBe('unclaimed');
    expect(missingToStart(table(gathering, { connected: false }))?.why).toBe('away');
  });

  it.each([
    [3, 'Ann 1, Ann 2, Ann 3'],
    [4, 'Ann 1, Ann 2, +2'],
    [15, 'Ann 1, Ann 2, +13'],
  ])('names of %d seats as many as fit on a line', (count, said) => {
    const seats = Array.from({ length: count }, (_, i) => ({ ...x, name: `Ann ${i + 1}` }));
    expect(shortNameList(seats)).toBe(said);
  });

  it('waits for all whom it lacks, and names them all', () => {
    const [first, second] = [x, { ...x, seat: 'keeper2', name: 'Yves' }];
    const names = (change: Partial<SeatInfo>) =>
      namesOf(
        missingToStart(
          table({
            ...gathering,
            seats: [first, second, guest].map((seat) => ({ ...seat, ...change })),
          }),
        )?.seats ?? [],
      );
    expect(names({ claimed: false })).toBe('Xenia, Yves');
    expect(names({ connected: false })).toBe('Xenia, Yves');
    const one = missingToStart(
      table({
        ...gathering,
        seats: [
          { ...first, connected: false },
          { ...second, claimed: false },
        ],
      }),
    );
    expect(one).toMatchObject({ why: 'unclaimed', seats: [{ name: 'Yves' }] });
  });

  it('needs no phone to be there where the host keeps the key', () => {
    expect(missingToStart(table({ ...gathering, seal: 'host' }, { connected: false }))).toBeNull();
  });
});

describe('the key of what is secret', () => {
  it.each<[string, Partial<TableInfo>, Partial<SeatInfo>, unknown]>([
    ['the phone of its seat', {}, {}, { by: 'phones', seats: [{ name: 'Xenia' }] }],
    ['the host, where people chose so', { seal: 'host' }, {}, { by: 'host' }],
    ['the host, where a computer plays the seat', {}, { computer: 'hard' }, { by: 'host' }],
    ['the screen behind whose cover one person plays', {}, { onScreen: true }, { by: 'screen' }],
  ])('is kept by %s', (_, change, owner, keeper) => {
    expect(keyKeeper(table(change, owner))).toMatchObject(keeper as object);
  });

  it('is kept by the phones of people alone where computers play as well', () => {
    const machine: SeatInfo = { ...x, seat: 'keeper2', name: 'Yves', computer: 'easy' };
    expect(keyKeeper(table({ seats: [x, machine, guest] }))).toEqual({ by: 'phones', seats: [x] });
  });
});

it('a loss ends the game only when the server has forgotten the key', () => {
  expect(lossConsequenceOf(table({}))).toBe('seat-opens');
  expect(lossConsequenceOf(table({ waiting: ['keeper'] }))).toBe('game-ends');
  expect(lossConsequenceOf(table({ status: 'gathering' }))).toBe('seat-opens');
});
