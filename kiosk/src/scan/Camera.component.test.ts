import { writeCommonCard } from '@mister-x/engine/cards';
import { create } from 'qrcode';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountComponent } from '../testing/mounted.svelte.js';
import { speech, t } from '../messages/index.svelte.js';
import Camera from './Camera.svelte';

beforeAll(() => speech.need('common', 'scan'));
afterEach(() => vi.restoreAllMocks());

const [A, B] = [101, 102].map((stop) => writeCommonCard({ kind: 'stop', stop })) as [string, string];

/** A camera before which a card is held. */
class Table {
  readonly #canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  readonly stream = this.#canvas.captureStream(20);

  hold(text: string): void {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const [scale, quiet] = [9, 40];
    const context = this.#canvas.getContext('2d');
    if (context === null) return;
    context.fillStyle = '#777';
    context.fillRect(0, 0, 640, 480);
    context.fillStyle = '#ddd';
    context.fillRect(100, 20, 2 * quiet + modules.size * scale, 2 * quiet + modules.size * scale);
    context.fillStyle = '#222';
    for (const [i, dark] of modules.data.entries()) {
      const [x, y] = [i % modules.size, Math.floor(i / modules.size)];
      if (dark) context.fillRect(100 + quiet + x * scale, 20 + quiet + y * scale, scale, scale);
    }
  }
}

const lent = () => vi.spyOn(navigator.mediaDevices, 'getUserMedia');

it('a camera reads each card once while it is held, and is let go when it is closed', async () => {
  const table = new Table();
  lent().mockResolvedValue(table.stream);
  const ended = vi.spyOn(Worker.prototype, 'terminate');
  const scans: string[] = [];
  const { leave } = mountComponent(Camera, { onscan: (text) => scans.push(text) });
  const held = setInterval(() => table.hold(scans.length === 0 ? A : B), 40);
  await expect.poll(() => scans).toEqual([A, B]);
  clearInterval(held);
  await leave();
  expect(table.stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
  expect(ended).toHaveBeenCalledOnce();
});

it('a camera that is forbidden says so, and can be tried again', async () => {
  const table = new Table();
  lent().mockRejectedValueOnce(new DOMException('', 'NotAllowedError')).mockResolvedValue(table.stream);
  mountComponent(Camera, { onscan: () => {} });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent(t.scan.camera.faults.NOT_ALLOWED);
  await page.getByRole('button', { name: t.common.retry }).click();
  table.hold(A);
  await expect.element(page.getByText(t.scan.camera.aim)).toBeVisible();
});

it('where there is none, or the page did not come over a secure line, it says that', async () => {
  lent().mockRejectedValue(new DOMException('', 'NotFoundError'));
  const { leave } = mountComponent(Camera, { onscan: () => {} });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent(t.scan.camera.faults.NOT_FOUND);
  await leave();
  vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false);
  mountComponent(Camera, { onscan: () => {} });
  await expect.element(alert).toHaveTextContent(t.scan.camera.faults.INSECURE);
  expect(page.getByRole('button', { name: t.common.retry }).elements()).toEqual([]);
});
