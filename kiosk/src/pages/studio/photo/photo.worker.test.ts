import { expect, it, vi } from 'vitest';
import type { PhotoAnswer, PhotoRequest } from './messages.js';

/** Node has no OffscreenCanvas, like Safari before 16.4. */
it.each<PhotoRequest>([
  { id: 1, ask: 'read', file: new Blob(['a photograph']) },
  { id: 2, ask: 'show', blob: new Blob(['a photograph']) },
  {
    id: 3,
    ask: 'straighten',
    blob: new Blob(['a photograph']),
    corners: [at(0, 0), at(9, 0), at(9, 9), at(0, 9)],
  },
])('says that the browser is too old, and not that the photograph is damaged ($ask)', async (ask) => {
  expect(await answerTo(ask)).toEqual({ id: ask.id, is: 'fault', fault: 'unsupported' });
});

it.each([
  ['is too old, where nothing draws on the canvas', undefined, 'unsupported'],
  ['has no room for the photograph, where it has no memory left', class {}, 'too-much'],
])('says that the browser %s', async (_, drawing, fault) => {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null;
    },
  );
  vi.stubGlobal('OffscreenCanvasRenderingContext2D', drawing);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 9, height: 9, close() {} }));
  const corners = [at(0, 0), at(9, 0), at(9, 9), at(0, 9)] as const;
  const ask: PhotoRequest = { id: 4, ask: 'straighten', blob: new Blob(['a photograph']), corners };
  expect(await answerTo(ask)).toEqual({ id: 4, is: 'fault', fault });
});

async function answerTo(ask: PhotoRequest): Promise<PhotoAnswer> {
  const worker = { onmessage: (_: { data: PhotoRequest }) => {}, postMessage: vi.fn() };
  vi.stubGlobal('self', worker);
  vi.resetModules();
  await import('./photo.worker.js');
  const answer = new Promise<PhotoAnswer>((resolve) => worker.postMessage.mockImplementation(resolve));
  worker.onmessage({ data: ask });
  const said = await answer;
  vi.unstubAllGlobals();
  return said;
}

function at(x: number, y: number) {
  return { x, y };
}
