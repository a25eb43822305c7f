import { digitsIn } from '@mister-x/engine/trust/digits';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { FaultyLink } from '../support/faulty-link.js';
import { YardTable } from '../support/yard-table.js';
import { flee, hunt } from '../support/planner.js';
import type { WireTap } from '../support/wire-tap.js';

useChromium();

const PEOPLE = ['Xenia', 'Ada', 'Ben', 'Cleo'];
const players = { hunters: 3, names: PEOPLE, language: 'en', serverDeals: true } as const;

/** Signs of life, and the call. */
const PUBLIC =
  /^(|\[\d+,"channel:(key|open)",\{("hello":"[\w-]+")?\}\]|\[\d+,\{"ok":true,"value":\{"(key|answer)":"[\w-]+"\}\}\])$/;

const text = (payload: string | Buffer) =>
  typeof payload === 'string' ? payload : payload.toString('latin1');

/** Everything of the game that may not be read in what passes. */
function expectOnlyBoxes({ frames, heard }: WireTap, secrets: readonly string[]): void {
  const all = frames.map(({ payload }) => text(payload)).join('\n');
  for (const { payload } of frames) {
    if (typeof payload === 'string') expect(payload).toMatch(PUBLIC);
    else expect((payload.length - 16) % 256).toBe(0);
  }
  for (const secret of ['"view"', '"log"', 'tickets', 'station', ...secrets]) {
    expect(all).not.toContain(secret);
  }
  expect(heard.join()).toContain('"view"');
}

it('in a home network nobody hears anything but boxes, whose sizes tell nothing', () =>
  Evening.spend('boxes', async (evening) => {
    const yard = await YardTable.gather(evening, players, ['Ada', 'Ben']);
    const codes = Object.values(yard.kiosk.device.wire.host?.codes ?? {});
    await yard.kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    const [x, ada, ben] = [yard.x, ...yard.phones.values()];
    if (ada === undefined || ben === undefined) throw new Error('two detectives have phones');
    const phones = [x, ada, ben].map(({ device }) => device.wire);
    const marks = phones.map(({ boxes }) => boxes.length);
    for (let moves = 0; moves < 2; moves++) {
      await yard.travel([flee(yard.secret)]);
      for (const { id } of yard.view.detectives) {
        await yard.move(id, hunt(yard.view, id, yard.xStop, false));
      }
    }
    // Update by update, X's phone is sent as much as those of his hunters; answers are the small ones.
    const [ofX, ...others] = phones.map(({ boxes }, i) =>
      boxes.slice(marks[i]).filter((size) => size !== 528),
    );
    expect(ofX?.length).toBe(8);
    for (const sizes of others) expect(sizes).toEqual(ofX);
    for (const phone of [x, ada, ben]) {
      const { secret, table } = await phone.held();
      const code = yard.codes.get(phone.device.name) ?? yard.codes.get('Xenia') ?? '';
      expectOnlyBoxes(phone.device.wire, [secret, table, digitsIn(code), ...codes, 'Xenia', 'Ada']);
      const up = phone.device.wire.frames.filter((frame) => frame.up);
      const sizes = up.flatMap(({ payload }) =>
        typeof payload === 'string' ? [] : [payload.length],
      );
      expect(new Set(sizes)).toEqual(new Set([528]));
    }
  }));

it('a bit that is altered on the way costs a connection and nothing else', () =>
  Evening.spend('altered', async (evening) => {
    const yard = await YardTable.gather(evening, players, []);
    using line = await FaultyLink.to(evening.referee.port);
    await yard.joinThrough(line, 'Ada');
    await yard.kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    // What is altered is a message, and no part of the page that is still on its way.
    const ada = yard.phoneOf('Ada');
    await ada.page.getByRole('tab', { name: ada.words.phone.move.list }).waitFor();
    line.spoil();
    await yard.travel([flee(yard.secret)]);
    expect(line.spoilt).toBe(true);
    await yard.move('d1', hunt(yard.view, 'd1', yard.xStop, false));
    await yard.everybody('d1 has moved', ({ next }) => next[0] === 'd2');
  }));

it('a phone tells nothing to a server whose key is another one', () =>
  Evening.spend('other-key', async (evening) => {
    const yard = await YardTable.gather(evening, players, []);
    const { x } = yard;
    for (const device of evening.devices) device.expectOutage(true);
    await evening.referee.exchangeChannelKey();
    await x.page.getByText(x.words.common.refusals.CHANNEL_KEY_WRONG).waitFor();
    const { frames } = x.device.wire;
    const refused = frames.findLastIndex(({ payload }) =>
      text(payload).includes('CHANNEL_KEY_WRONG'),
    );
    for (const { up, payload } of frames.slice(refused)) {
      if (up) expect(text(payload)).toMatch(/^[23]$/);
    }
  }));
