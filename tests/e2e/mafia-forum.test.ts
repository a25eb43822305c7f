import { createHmac } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { PlannedMove } from '@mister-x/games/mafia/rules/browser';
import { type ReceivedRequest, RequestReceiver } from '@mister-x/server/testing';
import { expect, it } from 'vitest';
import { PROJECT } from '../project.js';
import { cardId } from '../support/mafia-player.js';
import { Evening, useChromium } from '../support/evening.js';
import { MafiaForum } from '../support/mafia-forum.js';

/**
 * Three rounds of Mafia by correspondence, on the luck of mafia.test.ts: all but one have planned ahead and
 * are away when the last one acts, the referee is killed in between, and a deadline is missed.
 */

useChromium();
const ARRANGED = fileURLToPath(new URL('games/dist/mafia/test/server/arranged.js', PROJECT));
const [BLUE, YELLOW, RED, GREEN] = ['clan-1', 'clan-2', 'clan-3', 'clan-4'] as const;
const PEOPLE = ['Wilhelmina', 'Bartholomew', 'Theodora', 'Ferdinand'];
/** Seconds for an answer, which the third round waits for once. */
const LIMIT = 30;

type Lays = Readonly<Record<string, string>>;
const layout = (cards: Lays) => Object.entries(cards).map(([quarter, card]) => ({ quarter, card: cardId(card) }));
const opens = (...quarters: readonly string[]): PlannedMove[] =>
  quarters.map((each) => {
    const [quarter = '', choice] = each.split('>');
    return { do: 'open', quarter, ...(choice === undefined ? {} : { choice }) };
  });
const PASS: PlannedMove = { do: 'pass' };

async function titles(address: string): Promise<readonly string[]> {
  const xml = await (await fetch(address)).text();
  return [...xml.matchAll(/<entry>[\s\S]*?<title[^>]*>([^<]*)</g)].map(([, title = '']) => title);
}

it('is played by correspondence while nobody is there', async () => {
  const there = await RequestReceiver.plain();
  await Evening.spend(
    'mafia-forum',
    async (evening) => {
      const forum = await MafiaForum.gather(evening, PEOPLE, { turn_seconds: LIMIT });
      const restart = async () => {
        await evening.referee.kill();
        await evening.referee.startAgain();
      };
      const others = await forum.feed(null);
      const own = await forum.feed(RED);
      const secret = await forum.hook(RED, `http://127.0.0.1:${there.port}/red`);

      // Round 1: red swaps a card, and what is stored stays over restarts.
      await forum.plan(YELLOW, { exchange: [] });
      await forum.plan(RED, { exchange: [cardId('witness-2')] });
      await forum.plan(GREEN, { exchange: [] });
      await restart();
      expect((await forum.view()).clans.map(({ swapped }) => swapped)).toEqual(Array(4).fill(null));
      await forum.act(BLUE, { type: 'exchange', cards: [] });
      await forum.until('the layout', ({ phase }) => phase === 'layout');
      expect((await forum.view()).clans.map(({ swapped }) => swapped)).toEqual([0, 0, 1, 0]);

      await forum.plan(YELLOW, {
        layout: layout({
          B2: 'robbery-1',
          C1: 'good-moonshine-1',
          A3: 'good-parts-1',
          A4: 'buyer-2',
        }),
        moves: opens('A4', 'B2', 'C1', 'A3'),
      });
      await forum.plan(RED, {
        layout: layout({
          A2: 'good-tinned-1',
          B3: 'good-arms-2',
          C4: 'pistol-1',
          D4: 'good-cloth-1',
        }),
        moves: opens('B3>C2', 'C4>B4', 'A2', 'D4'),
      });
      await forum.plan(GREEN, {
        layout: layout({
          B4: 'lawyer-2',
          C3: 'prosecutor-1',
          D1: 'good-parts-2',
          D2: 'good-moonshine-2',
        }),
        moves: opens('D2', 'D1', 'C3'),
      });
      expect((await forum.view()).city).toEqual([]);
      await restart();
      await forum.act(BLUE, {
        type: 'lay',
        cards: layout({ A1: 'theft-1', B1: 'police-1', C2: 'buyer-1', D3: 'good-arms-1' }),
      });
      await forum.until('all cards lie', ({ phase }) => phase === 'play');
      for (const seat of [YELLOW, RED]) await forum.plan(seat, { confirm: true });
      await forum.plan(GREEN, { ransoms: ['green-1'], confirm: true });
      await forum.plan(BLUE, { moves: opens('C2', 'D3', 'B1', 'A1'), confirm: true });
      // All of it at once: sixteen cards, five prisoners, a ransom and the end of the round.
      await forum.until('the second round', ({ round }) => round === 2);
      const second = await forum.view();
      expect(second.bank).toBe(2300);
      expect(second.clans.map(({ balance }) => balance)).toEqual([1040, 280, 0, 380]);
      expect(second.figures['red-1']).toMatchObject({ at: 'death-row' });
      expect(second.figures['green-1']).toMatchObject({ at: 'home' });

      // Round 2: yellow is the last to come.
      for (const seat of [RED, GREEN, BLUE]) await forum.plan(seat, { exchange: [] });
      await forum.act(YELLOW, { type: 'exchange', cards: [] });
      await forum.until('the layout', ({ phase }) => phase === 'layout');
      await forum.plan(RED, {
        layout: layout({ B3: 'escape-1', D4: 'good-cloth-1' }),
        moves: [...opens('B3>red-2'), PASS],
      });
      await forum.plan(GREEN, {
        layout: layout({ B4: 'lawyer-1', C3: 'theft-1', D1: 'good-tinned-1', D2: 'witness-1' }),
        moves: [...opens('C3'), PASS],
      });
      await forum.plan(BLUE, {
        layout: layout({ A1: 'good-arms-1', C2: 'good-tinned-2', D3: 'good-cloth-2' }),
        moves: [{ do: 'prison', figure: 'blue-1' }, PASS],
      });
      await forum.act(YELLOW, {
        type: 'lay',
        cards: layout({ A3: 'good-parts-1', A4: 'buyer-1', B2: 'robbery-1' }),
      });
      await forum.until('all cards lie', ({ phase }) => phase === 'play');
      for (const seat of [RED, GREEN, BLUE]) await forum.plan(seat, { confirm: true });
      await restart();
      await forum.plan(YELLOW, { moves: [...opens('B2', 'A4', 'A3'), PASS], confirm: true });
      await forum.until('the third round', ({ round }) => round === 3);
      const third = await forum.view();
      expect(third.bank).toBe(1840);
      expect(third.figures['red-2']).toMatchObject({ at: 'home' });
      expect(third.figures['blue-1']).toMatchObject({ at: 'cell', cell: 120 });

      // Round 3: red does not come in time, over a restart; the others have planned.
      for (const seat of [GREEN, BLUE, YELLOW]) await forum.plan(seat, { exchange: [] });
      await restart();
      expect((await forum.view()).phase).toBe('exchange');
      await forum.until('the deadline', ({ phase }) => phase === 'layout');
      expect((await forum.view()).clans.map(({ swapped }) => swapped)).toEqual([0, 0, 0, 0]);

      // What people were told far away: whose turn it was, and nothing of a plan or a closed card.
      await expect.poll(() => titles(own)).toContain('It’s your turn.');
      await expect.poll(() => there.received.length).toBeGreaterThan(0);
      const [{ path, headers, body }] = there.received as [ReceivedRequest];
      expect(path).toBe('/red');
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      const signature = createHmac('sha256', key).update(signed).digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${signature}`);
      expect((await titles(others)).length).toBeGreaterThan(0);
      const told = [
        await (await fetch(others)).text(),
        await (await fetch(own)).text(),
        ...there.received.map((each) => each.body.toString()),
      ].join('\n');
      for (const each of [...PEOPLE, 'MF-', 'Lawyer', 'Witness']) expect(told).not.toContain(each);
    },
    { program: ARRANGED, localHooks: true },
  ).finally(() => there.close());
});
