import { beforeAll, describe, it } from 'vitest';
import { speech } from '../../../lib/i18n/index.svelte.js';
import { registersOnce } from '../../../pursuit/table/bouncing-finger.js';
import { yard } from '../words/phone-areas.js';
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

beforeAll(() => speech.need('common', yard));

describe('touches while a command is under way (CM-6)', () => {
  it('register one start card, however often the finger bounces', () =>
    registersOnce(VIEW, (session) => new YardTable(session)));
});
