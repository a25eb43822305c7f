import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Behaviour, HOSTILE_BEHAVIOURS, HostileReceiver } from '../../testing/hostile-receiver.js';
import { makeHttpPost, type HttpPost, type HttpPostResult } from './http-post.js';

const MESSAGE = { headers: {}, body: 'news' };
type Outcome = Pick<HttpPostResult, 'why' | 'status'>;
const OK: Outcome = { why: null, status: 200 };
const UNREACHABLE: Outcome = { why: 'UNREACHABLE', status: null };

/** What is known when it is over; only the time limit ends what is in the second list. */
const BY_ITSELF: Partial<Record<Behaviour, Outcome>> = {
  'answers without end': OK,
  'answers nonsense': OK,
  'answers twice': OK,
  'redirects without end': { why: 'STATUS', status: 307 },
};
const BY_THE_LIMIT: Partial<Record<Behaviour, Outcome>> = {
  'answers and stops': OK,
  'stops in its headers': UNREACHABLE,
  'is silent': UNREACHABLE,
};

let there: HostileReceiver;
let httpPost: HttpPost;

beforeEach(async () => {
  there = await HostileReceiver.open();
  httpPost = makeHttpPost({ allowLocal: true });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await there.close();
});

describe('every request ends, and its connection with it, when the other end', () => {
  it.each(HOSTILE_BEHAVIOURS.filter((each) => !(each in BY_THE_LIMIT)))('%s', async (behaviour) => {
    const posted = await httpPost(there.url(behaviour), MESSAGE);
    // A reset may overtake what was sent before it.
    if (behaviour !== 'answers and resets') {
      expect(posted).toMatchObject(BY_ITSELF[behaviour] ?? UNREACHABLE);
    }
    expect(there.asked).toEqual({ [behaviour]: 1 });
    await expect.poll(() => there.open).toBe(0);
  });

  it.each(Object.entries(BY_THE_LIMIT))('%s', async (name, expected) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const behaviour = name as Behaviour;
    const posted = httpPost(there.url(behaviour), MESSAGE);
    await expect.poll(() => there.asked).toEqual({ [behaviour]: 1 });
    // What was sent before has arrived when this has.
    await httpPost(there.url('answers twice'), MESSAGE);
    vi.runAllTimers();
    expect(await posted).toMatchObject(expected);
    await expect.poll(() => there.open).toBe(0);
  });

  it('says nothing to who wants keys', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const posted = httpPost(there.url('is silent').replace('http:', 'https:'), MESSAGE);
    await expect.poll(() => there.open).toBe(1);
    vi.runAllTimers();
    expect(await posted).toMatchObject(UNREACHABLE);
    await expect.poll(() => there.open).toBe(0);
  });

  it.each(['http', 'https'])('never connects over %s, as nothing answers its call', async (scheme) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const calling: Socket[] = [];
    vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket) {
      calling.push(this);
      return this;
    });
    const posted = httpPost(`${scheme}://192.0.2.1/`, MESSAGE);
    await expect.poll(() => calling.length).toBe(1);
    vi.runAllTimers();
    expect(await posted).toMatchObject(UNREACHABLE);
    await expect.poll(() => calling.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  it('is found by nobody', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const resolve = () => new Promise<never>(() => undefined);
    const posted = makeHttpPost({ allowLocal: true, resolve })('http://hook.home.arpa/', MESSAGE);
    vi.runAllTimers();
    expect(await posted).toMatchObject({ why: 'ADDRESS', status: null });
  });
});
