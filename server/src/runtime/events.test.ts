import { Logger } from '@nestjs/common';
import { beforeEach, expect, it, vi } from 'vitest';
import { EventBus } from './events.js';
import { Lifetime } from './lifetime.js';

let lifetime: Lifetime;
let events: EventBus;
let heard: string[];

beforeEach(() => {
  lifetime = new Lifetime(() => () => undefined);
  events = new EventBus(lifetime);
  heard = [];
});

it('is told to its listeners alone, at once and in their order', () => {
  events.on('table:over', (table) => heard.push(`first ${table}`));
  events.on('table:over', (table) => heard.push(`second ${table}`));
  events.on('clock:set', () => heard.push('clock'));
  events.publish('table:over', 't');
  heard.push('told');
  expect(heard).toEqual(['first t', 'second t', 'told']);
});

it('reaches all others where a listener fails, now or later', async () => {
  const logged = vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  events.on('clock:set', () => {
    throw new Error('a bug');
  });
  events.on('clock:set', () => Promise.reject(new Error('another')));
  events.on('clock:set', () => heard.push('clock'));
  events.publish('clock:set', null);
  expect(heard).toEqual(['clock']);
  await lifetime.settled();
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});

it('is finished before the server has stopped', async () => {
  events.on('clock:set', async () => {
    await Promise.resolve();
    heard.push('done');
  });
  events.publish('clock:set', null);
  await lifetime.settled();
  expect(heard).toEqual(['done']);
});
