import { afterEach, expect, it, vi } from 'vitest';
import { DraftStore } from './drafts.js';

const CORNERS = [
  { x: 0, y: 0 },
  { x: 9, y: 0 },
  { x: 9, y: 9 },
  { x: 0, y: 9 },
] as const;

afterEach(() => vi.restoreAllMocks());

it('keeps photographs where the database takes no blobs, as in a private window of WebKit', async () => {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const parts: readonly unknown[] = Object.values(value);
    if (parts.some((part) => part instanceof Blob)) {
      throw new DOMException('BlobURLs are not yet supported.', 'DataCloneError');
    }
    return put.call(this, value, key);
  });
  const store = new DraftStore(`drafts-${Math.random()}`);
  const blob = new Blob([new Uint8Array([0xff, 0xd8, 0, 7])], { type: 'image/jpeg' });
  expect(await store.keepPhoto('a', { blob, corners: CORNERS })).toMatchObject({ ok: true });
  const kept = await store.photoOf('a');
  expect(kept?.corners).toEqual(CORNERS);
  expect(kept?.blob.type).toBe('image/jpeg');
  expect([...new Uint8Array((await kept?.blob.arrayBuffer()) ?? [])]).toEqual([0xff, 0xd8, 0, 7]);
  expect(await store.photoOf('b')).toBeUndefined();
});
