import { describe, expect, it } from 'vitest';
import { sideBySide } from './lanes.mjs';
import { say } from './say.mjs';

/**
 * Jobs that end when they are told to, and what happened in which order.
 * @param {readonly { name: string, cores: number, after?: readonly string[] }[]} list
 */
function bench(list, cores = 2) {
  /** @type {string[]} */
  const events = [];
  /** @type {Map<string, () => void>} */
  const ends = new Map();
  const jobs = list.map((job) => ({
    ...job,
    work: async () => {
      say(`${job.name} at work`);
      await new Promise((resolve) => ends.set(job.name, () => resolve(undefined)));
      say(`${job.name} at its end`);
      return job.name.length;
    },
  }));
  const all = sideBySide(jobs, cores, {
    begins: ({ name }, alone) => events.push(`${name}${alone ? ' alone' : ''}`),
    ends: ({ job, text, value }) => events.push(`${job.name} done ${value} ${text.trim()}`.trim()),
  });
  /** @param {string} name */
  const end = async (name) => {
    ends.get(name)?.();
    // Every step between the end of one job and the begin of the next is a promise: a macrotask
    // comes after all of them.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { events, end, all };
}

describe('sideBySide', () => {
  it('runs small jobs two at a time, and a large one alone', async () => {
    const { events, end, all } = bench([
      { name: 'a', cores: 1 },
      { name: 'b', cores: 1 },
      { name: 'c', cores: 2 },
      { name: 'd', cores: 1 },
    ]);
    expect(events).toEqual(['a', 'b']);
    await end('b');
    expect(events.slice(2)).toEqual(['b done 1 b at work\n   b at its end']);
    await end('a');
    expect(events.slice(3)).toEqual(['a done 1 a at work\n   a at its end', 'c alone']);
    await end('c');
    expect(events.slice(5)).toEqual(['c done 1', 'd']);
    await end('d');
    await all;
  });

  it('keeps the words of each job together', async () => {
    const { events, end, all } = bench([
      { name: 'one', cores: 1 },
      { name: 'two', cores: 1 },
    ]);
    await end('two');
    await end('one');
    await all;
    expect(events.slice(2)).toEqual([
      'two done 3 two at work\n   two at its end',
      'one done 3 one at work\n   one at its end',
    ]);
  });

  it('begins a job after those that it needs, and lets others pass meanwhile', async () => {
    const { events, end, all } = bench([
      { name: 'a', cores: 1 },
      { name: 'b', cores: 1, after: ['a', 'not asked for'] },
      { name: 'c', cores: 1 },
    ]);
    expect(events).toEqual(['a', 'c']);
    await end('a');
    expect(events.at(-1)).toBe('b');
    await end('b');
    await end('c');
    await all;
  });

  it('runs one after the other on one processor', async () => {
    const list = [
      { name: 'a', cores: 1 },
      { name: 'c', cores: 2 },
    ];
    const { events, end, all } = bench(list, 1);
    expect(events).toEqual(['a alone']);
    await end('a');
    expect(events).toEqual(['a alone', 'a done 1', 'c alone']);
    await end('c');
    await all;
  });

  it('passes on what a job throws', async () => {
    const work = () => Promise.reject(new Error('no'));
    const told = { begins: () => {}, ends: () => {} };
    await expect(sideBySide([{ name: 'a', cores: 1, work }], 2, told)).rejects.toThrow('no');
  });

  it('does not wait for ever for jobs that need each other', async () => {
    const work = async () => {};
    const jobs = [
      { name: 'a', cores: 1, after: ['b'], work },
      { name: 'b', cores: 1, after: ['a'], work },
    ];
    const told = { begins: () => {}, ends: () => {} };
    await expect(sideBySide(jobs, 2, told)).rejects.toThrow('wait for each other');
  });
});
