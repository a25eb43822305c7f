import type { Json } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { TABLE } from '../../testing/fake-referee.js';
import {
  later,
  leave,
  leg,
  reasons,
  refused,
  send,
  soon,
  type WatchingPage,
  WatchingPages,
  X,
} from '../../testing/watching-pages.js';
import { forget } from '../store.js';
import { startToVouch } from './memory.js';

const pages = WatchingPages.inEachTest();

/** A page that watched the game begin. */
async function begun(place?: Parameters<typeof pages.device>[0]): Promise<WatchingPage> {
  const page = await pages.device(place);
  pages.referee.start();
  await soon();
  return page;
}

describe('the receipt of an accepted move', () => {
  it('that never comes is an alarm, also when the page is loaded again in between', async () => {
    const x = await begun(X);
    pages.referee.lies = { receipts: '1' };
    await send(x, leg('1'));
    expect(reasons(x)).toEqual([]);
    const again = await pages.reloaded(x, X);
    expect(reasons(again)).toEqual([]);
    await later();
    expect(reasons(again)).toEqual(['receipt-missing 1']);
    const third = await pages.reloaded(again, X);
    expect(reasons(third)).toEqual(['receipt-missing 1']);
  });

  it('that comes late takes the alarm back', async () => {
    const x = await begun(X);
    pages.referee.lies = { receipts: '1' };
    let salts: readonly string[] = [];
    const { answer } = pages.referee;
    pages.referee.answer = (name, ask) => {
      if (name === 'command') salts = (ask as { salts: string[] }).salts;
      return answer.call(pages.referee, name, ask);
    };
    await send(x, leg('1'));
    await later();
    expect(reasons(x)).toEqual(['receipt-missing 1']);
    pages.referee.lies = {};
    pages.referee.move([leg('1')], salts);
    await soon();
    expect(reasons(x)).toEqual([]);
  });
});

describe('the receipt of a silent move', () => {
  const silent = (stop = 7) => ({ ...leg('1', stop), silent: true }) as const;
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
    const [x, kiosk] = [await begun(X), await pages.device()];
    await send(x, silent());
    await later();
    pages.referee.reveal();
    await later();
    expect(reasons(x)).toEqual([]);
    pages.referee.reveal('1');
    await later();
    pages.referee.end();
    await soon();
    for (const page of [x, kiosk]) {
      expect(reasons(page)).toEqual([]);
      expect(page.witness.check).toEqual({ kind: 'checked', from: 0 });
      expect(page.witness.slots.get('1')?.opened).toBe(true);
    }
  });

  it('is an alarm where it is not there then, also when the page is loaded again in between', async () => {
    const x = await begun(X);
    await send(x, silent());
    const again = await pages.reloaded(x, X);
    await later();
    expect(reasons(again)).toEqual([]);
    pages.referee.lies = { receipts: '1' };
    pages.referee.reveal('1');
    await later();
    expect(reasons(again)).toEqual(['opening 1', 'receipt-missing 1']);
  });

  it('is an alarm where it is not there then, on every device', async () => {
    const kiosk = await begun();
    pages.referee.whisper([leg('1')]);
    pages.referee.lies = { receipts: '1' };
    pages.referee.reveal('1');
    await soon();
    expect(reasons(kiosk)).toEqual(['opening 1']);
  });

  it('is an alarm where it is that of another move', async () => {
    const x = await begun(X);
    crossing((salts) => {
      pages.referee.whisper([leg('1', 9)], salts);
      return accepted;
    });
    await send(x, silent());
    pages.referee.reveal('1');
    await later();
    expect(reasons(x)).toEqual(['receipt 1', 'receipt-missing 1']);
  });

  it('is due at the end, whether its slot was opened or not', async () => {
    const x = await begun(X);
    crossing(() => accepted);
    await send(x, silent());
    await later();
    expect(reasons(x)).toEqual([]);
    pages.referee.end();
    await soon();
    expect(reasons(x)).toEqual(['receipt-missing 1']);
  });

  it('is never published where another move replaced it in time', async () => {
    const x = await begun(X);
    await send(x, silent());
    await send(x, silent(8));
    pages.referee.reveal('1');
    await later();
    pages.referee.end();
    await soon();
    expect(reasons(x)).toEqual([]);
    expect(x.witness.check).toEqual({ kind: 'checked', from: 0 });
  });

  it('is not owed either where the page never heard that the other one was accepted', async () => {
    const x = await begun(X);
    await send(x, silent());
    crossing((_, honest) => void honest());
    void send(x, silent(8));
    await soon();
    const again = await pages.reloaded(x, X);
    pages.referee.reveal('1');
    await later();
    expect(reasons(again)).toEqual([]);
  });

  it('must be of a move that this phone sent, which has had its seat from the beginning', async () => {
    const x = await begun(X);
    pages.referee.whisper([leg('silent')]);
    pages.referee.reveal('silent');
    await later();
    expect(reasons(x)).toEqual(['receipt-unsent silent']);
  });

  it('is not that phone’s which got the seat after it was sent', async () => {
    const x = await begun(X);
    pages.referee.reveal();
    await send(x, { ...leg('silent'), silent: true });
    leave(x);
    forget('chains');
    startToVouch(TABLE);
    const other = await pages.device(X);
    pages.referee.reveal('silent');
    await later();
    expect(reasons(other)).toEqual([]);
  });

  it('is not known any more where the owner went on with the referee as it is', async () => {
    const x = await begun(X);
    await send(x, { ...leg('silent'), silent: true });
    await x.witness.accept();
    pages.referee.reveal('silent');
    await later();
    expect(reasons(x)).toEqual([]);
  });

  it('must not be that of a move that was replaced', async () => {
    const x = await begun(X);
    await send(x, silent());
    crossing(() => accepted);
    await send(x, silent(8));
    pages.referee.reveal('1');
    await later();
    expect(reasons(x)).toEqual(['receipt-missing 1']);
  });
});

describe('a slot that is shown as filled', () => {
  it('must have its receipt on every device, also when one is made up for the end', async () => {
    const kiosk = await begun();
    pages.referee.lies = { receipts: '1' };
    pages.referee.move([leg('1')]);
    await soon();
    expect(reasons(kiosk)).toEqual([]);
    await later();
    expect(reasons(kiosk)).toEqual(['receipt-missing 1']);
  });

  it('must have had it when the end is checked', async () => {
    const kiosk = await begun();
    pages.referee.lies = { receipts: '1' };
    pages.referee.move([leg('1')]);
    pages.referee.end();
    await soon();
    expect(reasons(kiosk)).toContain('receipt-missing 1');
  });

  it('cannot be given another receipt before its move was taken back', async () => {
    const kiosk = await begun();
    pages.referee.move([leg('1')]);
    await soon();
    expect(reasons(kiosk)).toEqual([]);
    pages.referee.move([leg('1', 8)]);
    await soon();
    expect(reasons(kiosk)).toEqual(['receipt 1']);
  });

  it('can be given another one once it was taken back', async () => {
    const kiosk = await begun();
    pages.referee.move([leg('1')]);
    pages.referee.takeBack('1');
    pages.referee.move([leg('1', 8)]);
    pages.referee.end();
    await later();
    expect(reasons(kiosk)).toEqual([]);
    expect(kiosk.witness.check.kind).toBe('checked');
  });

  it('has what it needs once the receipt comes, and no alarm before its time', async () => {
    const kiosk = await begun();
    pages.referee.lies = { receipts: '1' };
    pages.referee.move([leg('1')]);
    pages.referee.lies = {};
    pages.referee.takeBack('1');
    pages.referee.move([leg('1')]);
    await later();
    expect(reasons(kiosk)).toEqual([]);
    expect(kiosk.witness.check.kind).toBe('following');
  });

  it('cannot be given another receipt by leaving a device out: the record says so', async () => {
    const kiosk = await begun();
    pages.referee.move([leg('1')]);
    await soon();
    kiosk.wire.cut();
    pages.referee.move([leg('1', 8)]);
    kiosk.wire.mend();
    await soon();
    expect(reasons(kiosk)).toEqual([]);
    pages.referee.end();
    await later();
    expect(reasons(kiosk)).toEqual(['receipt 1']);
  });

  it('owes nothing once the owner of the device has decided to continue', async () => {
    const x = await begun(X);
    pages.referee.lies = { receipts: '1' };
    pages.referee.move([leg('1')]);
    await later();
    expect(reasons(x)).toEqual(['receipt-missing 1']);
    await x.witness.accept();
    pages.referee.move([]);
    await later();
    expect(reasons(x)).toEqual([]);
    expect(await send(x, leg('2'))).toMatchObject({ ok: true });
    const again = await pages.reloaded(x, X);
    await later();
    expect(reasons(again)).toEqual([]);
    pages.referee.lies = { receipts: '3' };
    pages.referee.move([leg('3')]);
    await later();
    expect(reasons(again)).toEqual(['receipt-missing 3']);
  });

  it('is not judged by what another table shows', async () => {
    const kiosk = await begun();
    pages.referee.move([leg('1')]);
    await soon();
    kiosk.session.leave();
    kiosk.session.view = { game: { filled: ['1', '2'] } } as never;
    void kiosk.witness.again();
    await later();
    expect(reasons(kiosk)).toEqual([]);
  });

  it('is known to the phone when the answer to its move was lost', async () => {
    const x = await begun(X);
    pages.referee.lies = { receipts: '1' };
    const { answer } = pages.referee;
    pages.referee.answer = (name, ask) => {
      const reply = answer.call(pages.referee, name, ask);
      if (name !== 'command') return reply;
      pages.referee.answer = answer;
      return undefined;
    };
    const sending = { secrets: () => [leg('1')] };
    void x.session.send('keeper', { fills: [leg('1')] } as unknown as Json, sending);
    await soon();
    const again = await pages.reloaded(x, X);
    await later();
    expect(reasons(again)).toEqual(['receipt-missing 1']);
  });

  it('is known to it when the move was refused in words and made in fact', async () => {
    const x = await begun(X);
    pages.referee.lies = { receipts: '1' };
    const { answer } = pages.referee;
    pages.referee.answer = (name, ask) => {
      const reply = answer.call(pages.referee, name, ask);
      return name === 'command' ? refused('STALE_STATE') : reply;
    };
    await send(x, leg('1'));
    await later();
    expect(reasons(x)).toEqual(['receipt-missing 1']);
  });
});

describe('a receipt that the phone did not send', () => {
  it.each(['0', '1'])('is an alarm on it: slot %s', async (slot) => {
    const x = await begun(X);
    pages.referee.move([leg(slot)]);
    await later();
    expect(reasons(x)).toEqual([`receipt-unsent ${slot}`]);
    expect(reasons(await pages.reloaded(x, X))).toEqual([`receipt-unsent ${slot}`]);
  });

  it('is one more than the legs that it sent', async () => {
    const x = await begun(X);
    await send(x, leg('1'));
    pages.referee.move([leg('2')]);
    await later();
    expect(reasons(x)).toEqual(['receipt-unsent 2']);
  });

  it('takes the place of the one that it sent', async () => {
    const x = await begun(X);
    await send(x, leg('1'));
    pages.referee.move([leg('1', 9)]);
    await later();
    expect(reasons(x)).toEqual(['receipt 1']);
  });

  it('is its own of before, put back after it moved otherwise', async () => {
    const x = await begun(X);
    const salts: string[] = [];
    const { answer } = pages.referee;
    pages.referee.answer = (name, ask) => {
      if (name === 'command') salts.push(...(ask as { salts: string[] }).salts);
      return answer.call(pages.referee, name, ask);
    };
    await send(x, leg('1'));
    pages.referee.takeBack('1');
    await send(x, leg('1', 8));
    expect(reasons(x)).toEqual([]);
    pages.referee.takeBack('1');
    pages.referee.move([leg('1')], salts.slice(0, 1));
    await later();
    expect(reasons(x)).toEqual(['receipt 1']);
  });

  it('was published while it was away', async () => {
    const x = await begun(X);
    leave(x);
    pages.referee.move([leg('1')]);
    const again = await pages.device(X);
    await later();
    expect(reasons(again)).toEqual(['receipt-unsent 1']);
  });

  it('is none of the kiosk’s business', async () => {
    const kiosk = await pages.device();
    pages.referee.start();
    pages.referee.move([leg('1')]);
    await later();
    expect(reasons(kiosk)).toEqual([]);
  });

  it('is the referee’s own where it deals the start', async () => {
    pages.referee.game = { ...pages.referee.game, dealt: true };
    const x = await begun(X);
    pages.referee.move([leg('0')]);
    await later();
    expect(reasons(x)).toEqual([]);
    pages.referee.move([leg('1')]);
    await later();
    expect(reasons(x)).toEqual(['receipt-unsent 1']);
  });

  it('was sent by the phone that had the seat before: the new one vouches from there on', async () => {
    pages.referee.start();
    pages.referee.move([leg('0')]);
    pages.referee.move([leg('1')]);
    startToVouch(TABLE);
    const x = await pages.device(X);
    await later();
    expect(reasons(x)).toEqual([]);
    await send(x, leg('2'));
    pages.referee.end();
    await later();
    expect(x.witness.check).toEqual({ kind: 'checked', from: 2 });
    pages.referee.move([leg('3')]);
    await later();
    expect(reasons(x)).toEqual(['receipt-unsent 3']);
  });

  it('was sent by another phone, after which this one took the seat back', async () => {
    const x = await begun(X);
    await send(x, leg('1'));
    leave(x);
    pages.referee.move([leg('2')]);
    startToVouch(TABLE);
    const back = await pages.device(X);
    await later();
    expect(reasons(back)).toEqual([]);
    await send(back, leg('3'));
    await later();
    expect(reasons(back)).toEqual([]);
  });

  it('was sent by another tab of it', async () => {
    const one = await begun(X);
    const two = await pages.device(X);
    await send(one, leg('1'));
    await send(two, leg('2'), leg('3'));
    await later();
    expect([reasons(one), reasons(two)]).toEqual([[], []]);
  });
});
