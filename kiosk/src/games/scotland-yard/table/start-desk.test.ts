import { beforeAll, describe, expect, it } from 'vitest';
import { speech } from '../../../lib/i18n/index.svelte.js';
import { slowSession } from '../../../pursuit/table/slow-session.js';
import { StartDesk } from '../../../pursuit/table/start-desk.svelte.js';
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
  it('register one start card, however often the finger bounces', async () => {
    const { session, sent, answer } = slowSession(VIEW);
    const desk = new StartDesk(
      Object.defineProperty(new YardTable(session), 'deck', { value: [7, 8] }),
    );
    void desk.choose(7);
    void desk.choose(7);
    void desk.choose(8);
    expect(sent).toEqual([['h1', { type: 'registerStart', pawn: 'd1', stop: 7 }]]);
    await answer(null);
    void desk.choose(8);
    expect(sent).toHaveLength(2);
  });
});
