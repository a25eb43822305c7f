import type { Json } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { TEST_TABLE } from '../testing/fake-referee.js';
import {
  advanceLong,
  leaveTable,
  secretLeg,
  alarmReasonsOf,
  refusedReply,
  sendMoves,
  advanceShortly,
  type WatchingPage,
  WatchingPages,
  KEEPER_ATTENDANCE,
} from '../testing/watching-pages.js';
import { forget } from '../browser/store.js';
import { startTrustMemory } from './memory.js';

const pages = WatchingPages.inEachTest();

/** A page that watched the game begin. */
async function begun(place?: Parameters<typeof pages.device>[0]): Promise<WatchingPage> {
  const page = await pages.device(place);
  pages.referee.start();
  await advanceShortly();
  return page;
}

describe('the receipt of an accepted move', () => {
  it('that never comes is an alarm, also when the page is loaded again in between', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    pages.referee.lies = { receipts: '1' };
    await sendMoves(x, secretLeg('1'));
    expect(alarmReasonsOf(x)).toEqual([]);
    const again = await pages.reloaded(x, KEEPER_ATTENDANCE);
    expect(alarmReasonsOf(again)).toEqual([]);
    await advanceLong();
    expect(alarmReasonsOf(again)).toEqual(['receipt-missing 1']);
    const third = await pages.reloaded(again, KEEPER_ATTENDANCE);
    expect(alarmReasonsOf(third)).toEqual(['receipt-missing 1']);
  });

  it('that comes late takes the alarm back', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    pages.referee.lies = { receipts: '1' };
    let salts: readonly string[] = [];
    const { answer } = pages.referee;
    pages.referee.answer = (name, ask) => {
      if (name === 'command') salts = (ask as { salts: string[] }).salts;
      return answer.call(pages.referee, name, ask);
    };
    await sendMoves(x, secretLeg('1'));
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual(['receipt-missing 1']);
    pages.referee.lies = {};
    pages.referee.move([secretLeg('1')], salts);
    await advanceShortly();
    expect(alarmReasonsOf(x)).toEqual([]);
  });
});

describe('the receipt of a silent move', () => {
  const silent = (stop = 7) => ({ ...secretLeg('1', stop), silent: true }) as const;
  /** The referee does something else with the next command than it should. */
  function crossing(answer: (salts: readonly string[], honest: () => unknown) => unknown): void {
    const { answer: usual } = pages.referee;
    pages.referee.answer = (name, ask) => {
      const honest = () => usual.call(pages.referee, name, ask);
      if (name !== 'command') return honest();
      pages.referee.answer = usual;
      return answer((ask as { salts: string[] }).salts, honest);
    };
  }
  const accepted = { ok: true, value: { revision: 1 } };

  it('is due when its slot is opened, and not before', async () => {
    const [x, kiosk] = [await begun(KEEPER_ATTENDANCE), await pages.device()];
    await sendMoves(x, silent());
    await advanceLong();
    pages.referee.reveal();
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual([]);
    pages.referee.reveal('1');
    await advanceLong();
    pages.referee.end();
    await advanceShortly();
    for (const page of [x, kiosk]) {
      expect(alarmReasonsOf(page)).toEqual([]);
      expect(page.witness.check).toEqual({ kind: 'checked', from: 0 });
      expect(page.witness.slots.get('1')?.opened).toBe(true);
    }
  });

  it('is an alarm where it is not there then, also when the page is loaded again in between', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    await sendMoves(x, silent());
    const again = await pages.reloaded(x, KEEPER_ATTENDANCE);
    await advanceLong();
    expect(alarmReasonsOf(again)).toEqual([]);
    pages.referee.lies = { receipts: '1' };
    pages.referee.reveal('1');
    await advanceLong();
    expect(alarmReasonsOf(again)).toEqual(['opening 1', 'receipt-missing 1']);
  });

  it('is an alarm where it is not there then, on every device', async () => {
    const kiosk = await begun();
    pages.referee.whisper([secretLeg('1')]);
    pages.referee.lies = { receipts: '1' };
    pages.referee.reveal('1');
    await advanceShortly();
    expect(alarmReasonsOf(kiosk)).toEqual(['opening 1']);
  });

  it('is an alarm where it is that of another move', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    crossing((salts) => {
      pages.referee.whisper([secretLeg('1', 9)], salts);
      return accepted;
    });
    await sendMoves(x, silent());
    pages.referee.reveal('1');
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual(['receipt 1', 'receipt-missing 1']);
  });

  it('is due at the end, whether its slot was opened or not', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    crossing(() => accepted);
    await sendMoves(x, silent());
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual([]);
    pages.referee.end();
    await advanceShortly();
    expect(alarmReasonsOf(x)).toEqual(['receipt-missing 1']);
  });

  it('is never published where another move replaced it in time', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    await sendMoves(x, silent());
    await sendMoves(x, silent(8));
    pages.referee.reveal('1');
    await advanceLong();
    pages.referee.end();
    await advanceShortly();
    expect(alarmReasonsOf(x)).toEqual([]);
    expect(x.witness.check).toEqual({ kind: 'checked', from: 0 });
  });

  it('is not owed either where the page never heard that the other one was accepted', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    await sendMoves(x, silent());
    crossing((_, honest) => void honest());
    void sendMoves(x, silent(8));
    await advanceShortly();
    const again = await pages.reloaded(x, KEEPER_ATTENDANCE);
    pages.referee.reveal('1');
    await advanceLong();
    expect(alarmReasonsOf(again)).toEqual([]);
  });

  it('must be of a move that this phone sent, which has had its seat from the beginning', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    pages.referee.whisper([secretLeg('silent')]);
    pages.referee.reveal('silent');
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual(['receipt-unsent silent']);
  });

  it('is not that phone’s which got the seat after it was sent', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    pages.referee.reveal();
    await sendMoves(x, { ...secretLeg('silent'), silent: true });
    leaveTable(x);
    forget('chains');
    startTrustMemory(TEST_TABLE);
    const other = await pages.device(KEEPER_ATTENDANCE);
    pages.referee.reveal('silent');
    await advanceLong();
    expect(alarmReasonsOf(other)).toEqual([]);
  });

  it('is not known any more where the owner went on with the referee as it is', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    await sendMoves(x, { ...secretLeg('silent'), silent: true });
    await x.witness.accept();
    pages.referee.reveal('silent');
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual([]);
  });

  it('must not be that of a move that was replaced', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    await sendMoves(x, silent());
    crossing(() => accepted);
    await sendMoves(x, silent(8));
    pages.referee.reveal('1');
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual(['receipt-missing 1']);
  });
});

describe('a slot that is shown as filled', () => {
  it('must have its receipt on every device, also when one is made up for the end', async () => {
    const kiosk = await begun();
    pages.referee.lies = { receipts: '1' };
    pages.referee.move([secretLeg('1')]);
    await advanceShortly();
    expect(alarmReasonsOf(kiosk)).toEqual([]);
    await advanceLong();
    expect(alarmReasonsOf(kiosk)).toEqual(['receipt-missing 1']);
  });

  it('must have had it when the end is checked', async () => {
    const kiosk = await begun();
    pages.referee.lies = { receipts: '1' };
    pages.referee.move([secretLeg('1')]);
    pages.referee.end();
    await advanceShortly();
    expect(alarmReasonsOf(kiosk)).toContain('receipt-missing 1');
  });

  it('cannot be given another receipt before its move was taken back', async () => {
    const kiosk = await begun();
    pages.referee.move([secretLeg('1')]);
    await advanceShortly();
    expect(alarmReasonsOf(kiosk)).toEqual([]);
    pages.referee.move([secretLeg('1', 8)]);
    await advanceShortly();
    expect(alarmReasonsOf(kiosk)).toEqual(['receipt 1']);
  });

  it('can be given another one once it was taken back', async () => {
    const kiosk = await begun();
    pages.referee.move([secretLeg('1')]);
    pages.referee.takeBack('1');
    pages.referee.move([secretLeg('1', 8)]);
    pages.referee.end();
    await advanceLong();
    expect(alarmReasonsOf(kiosk)).toEqual([]);
    expect(kiosk.witness.check.kind).toBe('checked');
  });

  it('has what it needs once the receipt comes, and no alarm before its time', async () => {
    const kiosk = await begun();
    pages.referee.lies = { receipts: '1' };
    pages.referee.move([secretLeg('1')]);
    pages.referee.lies = {};
    pages.referee.takeBack('1');
    pages.referee.move([secretLeg('1')]);
    await advanceLong();
    expect(alarmReasonsOf(kiosk)).toEqual([]);
    expect(kiosk.witness.check.kind).toBe('following');
  });

  it('cannot be given another receipt by leaving a device out: the record says so', async () => {
    const kiosk = await begun();
    pages.referee.move([secretLeg('1')]);
    await advanceShortly();
    kiosk.wire.cut();
    pages.referee.move([secretLeg('1', 8)]);
    kiosk.wire.mend();
    await advanceShortly();
    expect(alarmReasonsOf(kiosk)).toEqual([]);
    pages.referee.end();
    await advanceLong();
    expect(alarmReasonsOf(kiosk)).toEqual(['receipt 1']);
  });

  it('owes nothing once the owner of the device has decided to continue', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    pages.referee.lies = { receipts: '1' };
    pages.referee.move([secretLeg('1')]);
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual(['receipt-missing 1']);
    await x.witness.accept();
    pages.referee.move([]);
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual([]);
    expect(await sendMoves(x, secretLeg('2'))).toMatchObject({ ok: true });
    const again = await pages.reloaded(x, KEEPER_ATTENDANCE);
    await advanceLong();
    expect(alarmReasonsOf(again)).toEqual([]);
    pages.referee.lies = { receipts: '3' };
    pages.referee.move([secretLeg('3')]);
    await advanceLong();
    expect(alarmReasonsOf(again)).toEqual(['receipt-missing 3']);
  });

  it('is known to the phone when the answer to its move was lost', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    pages.referee.lies = { receipts: '1' };
    const { answer } = pages.referee;
    pages.referee.answer = (name, ask) => {
      const reply = answer.call(pages.referee, name, ask);
      if (name !== 'command') return reply;
      pages.referee.answer = answer;
      return undefined;
    };
    const sending = { secrets: () => [secretLeg('1')] };
    void x.visit.send('keeper', { fills: [secretLeg('1')] } as unknown as Json, sending);
    await advanceShortly();
    const again = await pages.reloaded(x, KEEPER_ATTENDANCE);
    await advanceLong();
    expect(alarmReasonsOf(again)).toEqual(['receipt-missing 1']);
  });

  it('is known to it when the move was refused in words and made in fact', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    pages.referee.lies = { receipts: '1' };
    const { answer } = pages.referee;
    pages.referee.answer = (name, ask) => {
      const reply = answer.call(pages.referee, name, ask);
      return name === 'command' ? refusedReply('STALE_STATE') : reply;
    };
    await sendMoves(x, secretLeg('1'));
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual(['receipt-missing 1']);
  });
});

describe('a receipt that the phone did not send', () => {
  it.each(['0', '1'])('is an alarm on it: slot %s', async (slot) => {
    const x = await begun(KEEPER_ATTENDANCE);
    pages.referee.move([secretLeg(slot)]);
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual([`receipt-unsent ${slot}`]);
    expect(alarmReasonsOf(await pages.reloaded(x, KEEPER_ATTENDANCE))).toEqual([`receipt-unsent ${slot}`]);
  });

  it('is one more than the legs that it sent', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    await sendMoves(x, secretLeg('1'));
    pages.referee.move([secretLeg('2')]);
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual(['receipt-unsent 2']);
  });

  it('takes the place of the one that it sent', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    await sendMoves(x, secretLeg('1'));
    pages.referee.move([secretLeg('1', 9)]);
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual(['receipt 1']);
  });

  it('is its own of before, put back after it moved otherwise', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    const salts: string[] = [];
    const { answer } = pages.referee;
    pages.referee.answer = (name, ask) => {
      if (name === 'command') salts.push(...(ask as { salts: string[] }).salts);
      return answer.call(pages.referee, name, ask);
    };
    await sendMoves(x, secretLeg('1'));
    pages.referee.takeBack('1');
    await sendMoves(x, secretLeg('1', 8));
    expect(alarmReasonsOf(x)).toEqual([]);
    pages.referee.takeBack('1');
    pages.referee.move([secretLeg('1')], salts.slice(0, 1));
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual(['receipt 1']);
  });

  it('was published while it was away', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    leaveTable(x);
    pages.referee.move([secretLeg('1')]);
    const again = await pages.device(KEEPER_ATTENDANCE);
    await advanceLong();
    expect(alarmReasonsOf(again)).toEqual(['receipt-unsent 1']);
  });

  it('is none of the kiosk’s business', async () => {
    const kiosk = await pages.device();
    pages.referee.start();
    pages.referee.move([secretLeg('1')]);
    await advanceLong();
    expect(alarmReasonsOf(kiosk)).toEqual([]);
  });

  it('is the referee’s own where it deals the start', async () => {
    pages.referee.game = { ...pages.referee.game, dealt: true };
    const x = await begun(KEEPER_ATTENDANCE);
    pages.referee.move([secretLeg('0')]);
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual([]);
    pages.referee.move([secretLeg('1')]);
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual(['receipt-unsent 1']);
  });

  it('was sent by the phone that had the seat before: the new one vouches from there on', async () => {
    pages.referee.start();
    pages.referee.move([secretLeg('0')]);
    pages.referee.move([secretLeg('1')]);
    startTrustMemory(TEST_TABLE);
    const x = await pages.device(KEEPER_ATTENDANCE);
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual([]);
    await sendMoves(x, secretLeg('2'));
    pages.referee.end();
    await advanceLong();
    expect(x.witness.check).toEqual({ kind: 'checked', from: 2 });
    pages.referee.move([secretLeg('3')]);
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual(['receipt-unsent 3']);
  });

  it('was sent by another phone, after which this one took the seat back', async () => {
    const x = await begun(KEEPER_ATTENDANCE);
    await sendMoves(x, secretLeg('1'));
    leaveTable(x);
    pages.referee.move([secretLeg('2')]);
    startTrustMemory(TEST_TABLE);
    const back = await pages.device(KEEPER_ATTENDANCE);
    await advanceLong();
    expect(alarmReasonsOf(back)).toEqual([]);
    await sendMoves(back, secretLeg('3'));
    await advanceLong();
    expect(alarmReasonsOf(back)).toEqual([]);
  });

  it('was sent by another tab of it', async () => {
    const one = await begun(KEEPER_ATTENDANCE);
    const two = await pages.device(KEEPER_ATTENDANCE);
    await sendMoves(one, secretLeg('1'));
    await sendMoves(two, secretLeg('2'), secretLeg('3'));
    await advanceLong();
    expect([alarmReasonsOf(one), alarmReasonsOf(two)]).toEqual([[], []]);
  });
});
