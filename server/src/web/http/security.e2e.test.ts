import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseOf, startTestServer, TestFolder, type TestServer } from '../../testing/evening.js';

let folder: TestFolder;
let server: TestServer;

beforeAll(async () => {
  folder = await TestFolder.make();
  server = await startTestServer(folder);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

describe.each(['/', '/play', '/api/health', '/nothing'])('%s', (path) => {
  const header = async (name: string) => (await fetch(baseOf(server) + path)).headers.get(name);

  it.each([
    ['referrer-policy', 'no-referrer'],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-resource-policy', 'same-origin'],
    // Over plain HTTP they would be ignored, or do harm.
    ['cross-origin-opener-policy', null],
    ['strict-transport-security', null],
    ['x-powered-by', null],
  ])('has %s %j', async (name, value) => {
    expect(await header(name)).toBe(value);
  });

  it('has a content security policy that names all a page may do', async () => {
    const policy = (await header('content-security-policy'))?.split(';') ?? [];
    expect(policy.sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "manifest-src 'self'",
      'media-src data:',
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "worker-src 'self'",
    ]);
  });

  it('allows camera, wake lock and sound to itself, and no other feature to anybody', async () => {
    const policy = (await header('permissions-policy'))?.split(', ') ?? [];
    expect(policy.filter((part) => !part.endsWith('=()'))).toEqual([
      'autoplay=(self)',
      'camera=(self)',
      'screen-wake-lock=(self)',
    ]);
    for (const name of ['microphone', 'geolocation', 'usb', 'serial', 'hid', 'display-capture']) {
      expect(policy).toContain(`${name}=()`);
    }
  });
});
