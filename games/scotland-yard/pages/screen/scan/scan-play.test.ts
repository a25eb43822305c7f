import { CARD_COMMANDS } from '@mister-x/engine/cards';
import { PRESETS, writeYardCard, type YardCard } from '../../../rules/index.js';
import { describe, expect, it } from 'vitest';
import { NOTHING_SCANNED, type ScanAnswer, type ScanEntry, type ScanWorld, takeScan } from './scan-play.js';
import { CONFIRM, command, digits, type WorldSpec, start, stop, ticket, typeCard, world } from './scan-testing.js';

type Hand = { readonly entry: ScanEntry; readonly answer: ScanAnswer | undefined };

/** Scans one card after the other; refused ones leave the entry. */
function scans(at: ScanWorld, texts: readonly string[], seat: string | null = null, from = NOTHING_SCANNED): Hand {
  let entry = from;
  let answer: ScanAnswer | undefined;
  for (const text of texts) {
    answer = takeScan(entry, at, { text, seat });
    if (answer.kind === 'step') entry = answer.entry;
    if (answer.kind === 'refused' && answer.entry !== undefined) entry = answer.entry;
  }
  return { entry, answer };
}

function codeOf(at: ScanWorld, texts: readonly string[], seat: string | null = null) {
  const { answer } = scans(at, texts, seat);
  return answer?.kind === 'refused' ? answer.code : `no refusal: ${answer?.kind}`;
}

describe('a move by cards', () => {
  it('is a ticket, a station and the confirm card (CM-4, CM-9)', () => {
    const { entry, answer } = scans(world(), [ticket('d1', 'taxi', 4), stop(58), CONFIRM]);
    expect(answer).toEqual({ kind: 'order', order: { type: 'move' } });
    expect(entry.move).toMatchObject({
      pawn: 'd1',
      ticket: 'taxi',
      stop: 58,
      card: { owner: 'd1', ticket: 'taxi', serial: 4 },
    });
  });

  it('is never ordered by anything but the confirm card at the end (CM-4)', () => {
    const all: readonly YardCard[] = [
      ...CARD_COMMANDS.map((name) => ({ kind: 'command', command: name }) as const),
      ...[0, 5, 8].map((digit) => ({ kind: 'digit', digit }) as const),
      ...[58, 75, 94].map((each) => ({ kind: 'stop', stop: each }) as const),
      { kind: 'start', stop: 13 },
      { kind: 'ticket', owner: 'd1', piece: 'taxi', serial: 2 },
    ];
    for (const first of all) {
      for (const second of all) {
        for (const third of all) {
          const cards = [first, second, third];
          const { answer } = scans(world({ asker: 'h1' }), cards.map(writeYardCard));
          if (answer?.kind !== 'order') continue;
          expect(third).toEqual({ kind: 'command', command: 'confirm' });
        }
      }
    }
  });

  it('takes the station first, and digits for it', () => {
    const byStop = scans(world(), [stop(58), typeCard('taxi'), CONFIRM]);
    expect(byStop.answer?.kind).toBe('order');
    const byDigits = scans(world(), [typeCard('taxi'), ...digits(58)]);
    expect(byDigits.entry.move.stop).toBe(58);
    expect(scans(world(), [typeCard('bus'), ...digits(9)]).entry.digits).toBe('9');
  });

  it('ends a number that might go on with the confirm card', () => {
    // Taxis go from 8 to 1, 18 and 19.
    const at = world({ at: [8, 46, 94] });
    const one = scans(at, [typeCard('taxi'), ...digits(1)]);
    expect(one.entry).toMatchObject({ digits: '1', move: { stop: null } });
    expect(scans(at, [CONFIRM], null, one.entry).entry).toMatchObject({
      digits: '',
      move: { ticket: 'taxi', stop: 1 },
    });
    expect(scans(at, [typeCard('taxi'), ...digits(18)]).entry.move.stop).toBe(18);
    expect(codeOf(at, [typeCard('taxi'), ...digits(2), CONFIRM])).toBe('NO_CONNECTION');
  });

  it('spells again what was refused, and keeps the ticket', () => {
    const { entry, answer } = scans(world(), [typeCard('taxi'), ...digits(199)]);
    expect(answer).toMatchObject({ kind: 'refused', code: 'NO_CONNECTION' });
    expect(entry).toMatchObject({ digits: '', move: { ticket: 'taxi', stop: null } });
    const again = scans(world(), digits(58), null, entry);
    expect(again.entry.move).toMatchObject({ ticket: 'taxi', stop: 58 });
  });

  it('changes ticket and station as long as nothing is confirmed', () => {
    const { entry } = scans(world(), [typeCard('taxi'), stop(58), typeCard('bus'), stop(94)]);
    expect(entry.move).toMatchObject({ ticket: 'bus', stop: 58 });
    const other = scans(world(), [typeCard('taxi'), stop(58), stop(75)]);
    expect(other.entry.move).toMatchObject({ ticket: 'taxi', stop: 75 });
  });

  it('is dropped by the cancel card', () => {
    expect(scans(world(), [typeCard('taxi'), command('cancel')]).answer).toEqual({
      kind: 'cancelled',
    });
  });

  it('passes only where it was agreed (SY-16)', () => {
    expect(codeOf(world(), [command('pass')])).toBe('PASS_NOT_ALLOWED');
    const { entry, answer } = scans(world({ pass: true }), [command('pass'), CONFIRM]);
    expect(answer?.kind).toBe('order');
    expect(entry.move.ticket).toBe('pass');
  });
});

describe('what is refused, and changes nothing', () => {
  it.each([
    ['another detective’s ticket (CM-9, SY-33)', 'TICKET_NOT_OWN', {}, [ticket('d2', 'taxi')]],
    ['X’s own ticket (CM-9)', 'TICKET_NOT_OWN', {}, [ticket('x', 'taxi')]],
    ['a black ticket (SY-21)', 'BLACK_X_ONLY', {}, [typeCard('black')]],
    ['a ticket he has none of (SY-20)', 'TICKET_NOT_HELD', {}, [typeCard('underground')]],
    ['a spent card (CM-9)', 'TICKET_ALREADY_SPENT', { unique: true, spent: ['d1/bus/3'] }, [ticket('d1', 'bus', 3)]],
    ['a serial that was never dealt (CM-9)', 'TICKET_NOT_OWN', { unique: true }, [ticket('d1', 'bus', 9)]],
    ['a card for all of its kind (CM-9)', 'TICKET_NOT_UNIQUE', { unique: true }, [typeCard('bus')]],
    ['a station without a line (SY-19)', 'NO_CONNECTION', {}, [typeCard('taxi'), stop(199)]],
    ['a station that is not there', 'STOP_UNKNOWN', {}, [typeCard('taxi'), stop(400)]],
    ['a held station (SY-23)', 'DETECTIVE_STOP_OCCUPIED', {}, [typeCard('bus'), stop(94)]],
    ['a held station, ticket to come', 'DETECTIVE_STOP_OCCUPIED', {}, [stop(94)]],
    ['a start card in play', 'CARD_NOT_DUE', {}, [start(13)]],
    ['confirming nothing', 'CARD_NOT_DUE', {}, [CONFIRM]],
    ['confirming half a move', 'CARD_NOT_DUE', {}, [typeCard('taxi'), CONFIRM]],
    ['the same ticket again', 'CARD_REPEATED', {}, [ticket('d1', 'taxi'), ticket('d1', 'taxi')]],
    ['the same station again', 'CARD_REPEATED', {}, [typeCard('taxi'), stop(58), stop(58)]],
    ['the double card (SY-39)', 'X_ON_PHONE', {}, [typeCard('double')]],
    ['the double move card (SY-39)', 'X_ON_PHONE', {}, [command('double')]],
    ['groceries', 'CODE_FOREIGN', {}, ['4006381333931']],
    ['half a code', 'CODE_CUT_OFF', {}, [typeCard('taxi').slice(0, 5)]],
    ['two codes in one', 'CODE_DOUBLED', {}, [typeCard('taxi') + stop(58)]],
    ['a damaged code', 'CODE_DAMAGED', {}, [typeCard('taxi').replace(/.$/, '7')]],
    ['X’s turn', 'NOT_YOUR_TURN', { phase: 'x_turn' }, [typeCard('taxi')]],
    ['a finished game (CM-16)', 'GAME_OVER', { phase: 'over' }, [typeCard('taxi')]],
    ['a detective with a phone', 'SEAT_ON_PHONE', { phones: ['d1'] }, [typeCard('taxi')]],
    ['nothing to take back (CM-13)', 'TAKEBACK_NOT_NOW', {}, [command('takeback')]],
  ] as const satisfies readonly (readonly [string, string, WorldSpec, readonly string[]])[])(
    '%s: %s',
    (_, code, rules, texts) => {
      const at = world(rules);
      const before = scans(at, texts.slice(0, -1)).entry;
      const { entry, answer } = scans(at, texts.slice(-1), null, before);
      expect(answer).toMatchObject({ kind: 'refused', code });
      expect(entry).toEqual(before);
    },
  );

  it('waits while the game stands still', () => {
    expect(codeOf({ ...world(), still: true }, [typeCard('taxi')])).toBe('PHASE_WRONG');
  });
});

describe('whose move it is', () => {
  it('follows the hand in which the scanner lies (SY-12)', () => {
    expect(scans(world(), [typeCard('taxi')], 'h1').entry.move.pawn).toBe('d1');
    expect(codeOf(world(), [typeCard('taxi')], 'h2')).toBe('OUT_OF_ORDER');
    expect(codeOf(world({ acted: ['d1'] }), [typeCard('taxi')], 'h1')).toBe('DETECTIVE_ALREADY_MOVED');
    expect(scans(world({ free: true }), [typeCard('taxi')], 'h3').entry.move.pawn).toBe('d3');
  });

  it('in free order follows the ticket’s owner, or a digit (SY-Q10)', () => {
    const free = world({ free: true, acted: ['d3'] });
    expect(scans(free, [ticket('d2', 'taxi')]).entry.move.pawn).toBe('d2');
    expect(codeOf(free, [ticket('d3', 'taxi')])).toBe('DETECTIVE_ALREADY_MOVED');
    expect(codeOf(free, [typeCard('taxi')])).toBe('PAWN_UNCLEAR');
    const { entry } = scans(free, [...digits(2), typeCard('taxi')]);
    expect(entry.move).toMatchObject({ pawn: 'd2', ticket: 'taxi' });
    expect(entry.digits).toBe('');
  });

  it('changes to another pawn with that pawn’s ticket', () => {
    const free = world({ free: true });
    const { entry } = scans(free, [ticket('d1', 'taxi'), stop(58), ticket('d2', 'taxi')]);
    expect(entry.move).toMatchObject({ pawn: 'd2', ticket: 'taxi', stop: null });
  });
});

describe('start cards (SY-7, SY-9, CM-11)', () => {
  const gathering: WorldSpec = { phase: 'registration', at: [null, null, null] };

  it('are confirmed one by one', () => {
    const { entry, answer } = scans(world(gathering), [start(103), CONFIRM]);
    expect(entry.start).toEqual({ pawn: 'd1', stop: 103 });
    expect(answer).toEqual({ kind: 'order', order: { type: 'start', pawn: 'd1', stop: 103 } });
  });

  it('may be entered by station cards and digits', () => {
    expect(scans(world(gathering), [stop(103)]).entry.start?.stop).toBe(103);
    expect(scans(world(gathering), digits(103)).entry.start?.stop).toBe(103);
  });

  it('are those of the deck, each once', () => {
    expect(codeOf(world(gathering), [start(1)])).toBe('SETUP_START_INVALID');
    const one = world({ ...gathering, at: [103, null, null] });
    expect(codeOf(one, [start(103)])).toBe('SETUP_START_TAKEN');
    expect(scans(one, [start(112)]).entry.start).toEqual({ pawn: 'd2', stop: 112 });
  });

  it('are corrected with a ticket of the pawn', () => {
    const one = world({ ...gathering, at: [103, null, null] });
    const { entry, answer } = scans(one, [ticket('d1', 'taxi'), start(112), CONFIRM]);
    expect(entry.start).toEqual({ pawn: 'd1', stop: 112 });
    expect(answer?.kind).toBe('order');
  });

  it('go to the pawn of the hand that scans', () => {
    const { entry } = scans(world(gathering), [start(112)], 'h3');
    expect(entry.start).toEqual({ pawn: 'd3', stop: 112 });
    const next = scans(world(gathering), [start(103)], 'h1', entry);
    expect(next.entry.start).toEqual({ pawn: 'd1', stop: 103 });
  });

  it('of Mister X are not told at the kiosk: every number is answered alike (SY-9)', () => {
    const standing = world({ ...gathering, at: [103, 112, 138] });
    const answers = PRESETS.modern.reveal_slots
      .concat([13, 26, 29, 103, 199])
      .flatMap((n) => [start(n), stop(n)])
      .map((text) => scans(standing, [text]));
    for (const { entry, answer } of answers) {
      expect(entry).toBe(NOTHING_SCANNED);
      expect(answer).toEqual({ kind: 'refused', code: 'X_ON_PHONE' });
    }
  });
});

describe('requests by card', () => {
  it('are confirmed like moves (CM-13, SY-61)', () => {
    const asked = scans(world({ asker: 'h1' }), [command('takeback'), CONFIRM]);
    expect(asked.answer).toEqual({ kind: 'order', order: { type: 'takeback', seat: 'h1' } });
    const audit = scans(world({ phase: 'x_turn' }), [command('audit'), CONFIRM]);
    expect(audit.answer).toEqual({ kind: 'order', order: { type: 'audit' } });
  });

  it('give way to a move', () => {
    const { entry } = scans(world(), [command('audit'), typeCard('taxi')]);
    expect(entry.request).toBeNull();
    expect(codeOf(world(), [command('audit'), typeCard('taxi'), CONFIRM])).toBe('CARD_NOT_DUE');
  });

  it('repeat says where things stand', () => {
    expect(codeOf(world({ phase: 'over' }), [command('repeat')])).toBe('GAME_OVER');
    expect(scans(world({ phase: 'x_turn' }), [command('repeat')]).answer?.kind).toBe('repeat');
  });
});
