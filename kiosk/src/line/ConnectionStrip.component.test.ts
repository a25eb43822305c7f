import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountComponent } from '../testing/mounted.svelte.js';
import { speech, t } from '../messages/index.svelte.js';
import ConnectionStrip from './ConnectionStrip.svelte';

beforeAll(() => speech.need('common'));

const room = () => document.documentElement.style.getPropertyValue('--strip');

it('takes room and says so while the line is down, and neither while all is well', async () => {
  const { props, leave } = mountComponent(ConnectionStrip, {
    state: 'online',
    silent: false,
    waits: false,
  });
  expect(page.getByRole('status').elements()).toEqual([]);
  await expect.poll(room).toBe('0px');
  props.state = 'offline';
  await expect.element(page.getByRole('status')).toHaveTextContent(t.common.connection.offline);
  await expect.poll(() => Number.parseInt(room(), 10)).toBeGreaterThan(0);
  props.state = 'online';
  await expect.poll(room).toBe('0px');
  await leave();
  expect(room()).toBe('');
});

it('says that nothing is heard on a line that is up', async () => {
  const { props } = mountComponent(ConnectionStrip, {
    state: 'online',
    silent: true,
    waits: false,
  });
  await expect.element(page.getByRole('status')).toHaveTextContent(t.common.connection.silent);
  props.waits = true;
  await expect.poll(() => page.getByRole('status').elements()).toEqual([]);
});

it('says why the game cannot be saved, unless the line is down', async () => {
  const { props } = mountComponent(ConnectionStrip, { state: 'online', fault: 'DISK_FULL' });
  await expect.element(page.getByRole('status')).toHaveTextContent(t.common.unsaved.DISK_FULL);
  props.fault = 'FILES_GONE';
  await expect.element(page.getByRole('status')).toHaveTextContent(t.common.unsaved.FILES_GONE);
  props.state = 'offline';
  await expect.element(page.getByRole('status')).toHaveTextContent(t.common.connection.offline);
  props.state = 'online';
  props.fault = null;
  await expect.poll(() => page.getByRole('status').elements()).toEqual([]);
});
