import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeReferee, type FakeWire, TEST_TABLE } from '../testing/fake-referee.js';
import { ServerLine } from '../line/server-line.js';
import { CONNECTION_LOST, ANSWER_MISSING, type TrustSource, trustSourceOf } from './source.js';

const LONG = 120_000;

let referee: FakeReferee;
let wire: FakeWire;
let line: ServerLine;
let source: TrustSource;

beforeEach(() => {
  vi.useFakeTimers();
  referee = new FakeReferee();
  wire = referee.wire();
  line = new ServerLine(wire);
  source = trustSourceOf(line, TEST_TABLE);
  wire.mend();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe.each(['chain', 'record'] as const)('the source of the %s', (name) => {
  const asked = () => (name === 'chain' ? source.chain(null, true) : source.record());

  it.each(['CONNECTION_LOST', 'CHANNEL_KEY_WRONG', 'BUSY'])(
    'asks again a server that says %s, and in the end it is missing',
    async (code) => {
      referee.lies = { replies: { [name]: { ok: false, refusal: { code } } } };
      const answer = asked();
      await vi.advanceTimersByTimeAsync(LONG);
      expect(await answer).toBe(ANSWER_MISSING);
      expect(referee.asked).toEqual(Array.from({ length: 6 }, () => name));
    },
  );

  it('is lost where this page has closed its line', async () => {
    referee.answer = () => undefined;
    const answer = asked();
    await vi.advanceTimersByTimeAsync(5);
    line.close();
    expect(await answer).toBe(CONNECTION_LOST);
  });
});
