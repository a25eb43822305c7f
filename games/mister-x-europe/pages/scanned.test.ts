import { writeCode, writeCommonCard } from '@mister-x/engine/cards';
import { writeEuropeCard } from '../rules/cards.js';
import { describe, expect, it } from 'vitest';
import { STUTTER_WITHIN_MS, isStutter } from '@mister-x/kiosk/scan/heard.ts';
import { enterScan, isForeignScanner, readScannedCard } from './scanned.js';

const numbered = writeEuropeCard({ kind: 'ticket', ticket: 'car/footprints', serial: 7 });
const anyOfKind = writeEuropeCard({ kind: 'ticket', ticket: 'car/footprints', serial: 0 });
const confirm = writeCommonCard({ kind: 'command', command: 'confirm' });
const cancel = writeCommonCard({ kind: 'command', command: 'cancel' });

describe('a scanned card', () => {
  it.each([
    ['a numbered ticket', numbered, { ticket: 'car/footprints/7' }],
    ['a ticket of the kind alone', anyOfKind, { ticket: 'car/footprints' }],
    ['a station card', writeCommonCard({ kind: 'stop', stop: 137 }), { stop: 137 }],
    ['a start card', writeCommonCard({ kind: 'start', stop: 91 }), { stop: 91 }],
    ['a digit', writeCommonCard({ kind: 'digit', digit: 4 }), { digit: 4 }],
    ['a command', confirm, { command: 'confirm' }],
    ['groceries', '4006381333931', { fault: 'CODE_FOREIGN' }],
    ['a card of another game', writeCode({ kind: 'T', owner: 1, item: 0, serial: 1 }), { fault: 'CARD_UNKNOWN' }],
  ])('%s says what it is', (_, text, said) => {
    expect(readScannedCard(text)).toEqual(said);
  });
});

describe('tickets that were drawn are registered by scans (MX-11)', () => {
  const open = { full: false, ready: false };

  it('one after the other; a numbered card counts once (CM-9)', () => {
    const tickets = ['car/footprints/7'];
    expect(enterScan(numbered, [], open)).toEqual({ kind: 'added', tickets });
    expect(enterScan(numbered, tickets, open)).toEqual({ kind: 'refused', fault: 'CARD_REPEATED' });
    expect(enterScan(anyOfKind, ['car/footprints'], open)).toEqual({
      kind: 'added',
      tickets: ['car/footprints', 'car/footprints'],
    });
  });

  it('only by their numbers where each has one (CM-9)', () => {
    const unique = { ...open, unique: true };
    expect(enterScan(anyOfKind, [], unique)).toEqual({
      kind: 'refused',
      fault: 'TICKET_NOT_UNIQUE',
    });
    expect(enterScan(numbered, [], unique)).toMatchObject({ kind: 'added' });
  });

  it('no more than are due, and sent only when they are all there', () => {
    const not = { kind: 'refused', fault: 'CARD_NOT_DUE' };
    expect(enterScan(numbered, ['car/beacon'], { full: true, ready: true })).toEqual(not);
    expect(enterScan(confirm, [], open)).toEqual(not);
    expect(enterScan(confirm, ['car/beacon'], { full: true, ready: true })).toEqual({
      kind: 'done',
    });
    expect(enterScan(cancel, ['car/beacon'], open)).toEqual({ kind: 'undone', tickets: [] });
    expect(enterScan(cancel, [], open)).toEqual(not);
  });
});

describe('a scanner enters only what its own hunter registers (MX-11)', () => {
  const [here, there] = ['table-1', 'table-2'] as const;
  const at = { table: here, seat: 'h1' };

  it.each([
    ['that is passed round', { via: 'scanner', table: here, seat: null }, undefined],
    ['of the hunter', { via: 'scanner', table: here, seat: 'h1' }, undefined],
    ['that types into this page', { via: 'wedge', table: here, seat: null }, undefined],
    ['of another hunter', { via: 'scanner', table: here, seat: 'h2' }, 'SCANNER_OF_OTHERS'],
    ['of Mister X', { via: 'scanner', table: here, seat: 'x' }, 'SCANNER_OF_OTHERS'],
    ['of another table', { via: 'scanner', table: there, seat: 'h1' }, 'SCANNER_OF_OTHERS'],
    ['of no table', { via: 'scanner', table: null, seat: null }, 'SCANNER_WITHOUT_TABLE'],
  ] as const)('one %s: %o is %s', (_, heard, fault) => {
    expect(isForeignScanner(heard, at)).toBe(fault);
  });
});

it('a card of the kind alone counts again only after a breath', () => {
  const at = 1_000_000;
  const before = { text: anyOfKind, at };
  expect(isStutter({ text: anyOfKind, at: at + STUTTER_WITHIN_MS - 1 }, before)).toBe(true);
  expect(isStutter({ text: anyOfKind, at: at + STUTTER_WITHIN_MS }, before)).toBe(false);
  expect(isStutter({ text: numbered, at: at + 1 }, before)).toBe(false);
  expect(isStutter(before, null)).toBe(false);
});
