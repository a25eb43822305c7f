import { beforeAll, describe, expect, it } from 'vitest';
import { speech } from '../../../lib/i18n/index.svelte.js';
import { registersOnce } from '../../../pursuit/table/bouncing-finger.js';
import { slowSession } from '../../../pursuit/table/slow-session.js';
import { yard } from '../words/phone-areas.js';
import { yardSetup } from '../words/table-areas.js';
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

beforeAll(() => speech.need('common', yard, yardSetup));

describe('touches while a command is under way (CM-6)', () => {
  it('register one start card, however often the finger bounces', () =>
    registersOnce(VIEW, (session) => new YardTable(session)));
});

it('asks for every pawn, though this screen entered one card after the other (SY-9)', () => {
  const detectives = VIEW.detectives.map((each, i) => ({ ...each, stop: 26 + i }));
  const { session } = slowSession({ ...VIEW, detectives });
  expect(new YardTable(session).tasks.map(({ text }) => text)).toEqual([
    'Put the red pawn on 26.',
    'Put the blue pawn on 27.',
  ]);
});
