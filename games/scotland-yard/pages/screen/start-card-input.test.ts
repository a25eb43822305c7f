import type { Json } from '@mister-x/engine/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { checkRegistersOnce, slowVisit } from '../../../pursuit/pages/testing/slow-visit.js';
import { gameMessages } from '../../messages/phone-messages.js';
import { setupMessages } from '../../messages/screen-messages.js';
import { YardTable } from './yard-table.svelte.js';

const VIEW = {
  phase: 'registration',
  startSource: 'registered',
  x: { pawn: null, ready: false },
  detectives: [
    { id: 'd1', hunter: 'h1', stop: null },
    { id: 'd2', hunter: 'h1', stop: null },
  ],
};

beforeAll(() => speech.need('common', gameMessages, setupMessages));

describe('touches while a command is under way (CM-6)', () => {
  it('register one start card, however often the finger bounces', () =>
    checkRegistersOnce(VIEW, (visit) => new YardTable(visit)));
});

it('asks for every pawn, though this screen entered one card after the other (SY-9)', () => {
  const detectives = VIEW.detectives.map((each, i) => ({ ...each, stop: 26 + i }));
  const all = ['Put the red pawn on 26.', 'Put the blue pawn on 27.'];
  const asked = (phase: string, ...notices: readonly Json[]) => {
    const { visit } = slowVisit({ ...VIEW, phase, detectives });
    visit.queue.restore({ logLength: 0, missed: [] }, false);
    const table = new YardTable(visit);
    for (const [i, notice] of notices.entries())
      visit.queue.update({ logLength: i + 1, notices: [{ kind: 'game', notice }] }, true);
    return table.tasks.map(({ text }) => text);
  };
  const last = { type: 'startRegistered', detective: 'd2', stop: 27 };
  expect(asked('registration')).toEqual(all);
  expect(asked('x', last, { type: 'xReady' })).toEqual(all);
  expect(asked('detectives', last, { type: 'legTaken', slot: 1, ticket: 'bus' })).toEqual([
    'Lay the bus ticket on move 1 of the log.',
  ]);
});
