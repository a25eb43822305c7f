import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { baseOf, startTestServer, TestFolder, type TestServer } from '../../testing/evening.js';

const VERIFY = '<!doctype html><title>check</title>';
let folder: TestFolder;
let server: TestServer;

beforeAll(async () => {
  folder = await TestFolder.make();
  await mkdir(join(folder.path, 'assets'));
  await writeFile(join(folder.path, 'assets', 'page-1a2b3c.js'), 'export {};');
  await writeFile(join(folder.path, 'assets', 'camera-reader-x_Y-9.js'), 'export {};');
  await writeFile(join(folder.path, 'assets', 'letters-1a2b3c.woff2'), 'wOF2');
  await writeFile(join(folder.path, 'play.webmanifest'), '{}');
  await writeFile(join(folder.path, 'verify.html'), VERIFY);
  server = await startTestServer(folder);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

it.each([
  ['/assets/camera-reader-x_Y-9.js', true],
  ['/assets/camera-reader-x_Y-9.js?v=1', true],
  ['/assets/page-1a2b3c.js', false],
  ['/assets/page-1a2b3c.js?/assets/camera-reader-x.js', false],
  ['/', false],
])('lets %s run WebAssembly: %s', async (path, may) => {
  const { status, headers } = await fetch(`${baseOf(server)}${path}`);
  expect(status).toBe(200);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy.includes('wasm-unsafe-eval')).toBe(may);
});

it('serves the typeface as what it is, to be kept for good', async () => {
  const { headers } = await fetch(`${baseOf(server)}/assets/letters-1a2b3c.woff2`);
  expect(headers.get('content-type')).toBe('font/woff2');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-security-policy')).toContain("font-src 'self'");
});

it('serves the manifest of an installed page as what it is, asked for again each time', async () => {
  const { headers } = await fetch(`${baseOf(server)}/play.webmanifest`);
  expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toContain("manifest-src 'self'");
});

it('lives on when its pages are built again under it', async () => {
  const asset = `${baseOf(server)}/assets/page-1a2b3c.js`;
  expect((await fetch(asset)).status).toBe(200);
  await rm(join(folder.path, 'assets'), { recursive: true });
  await expect(fetch(asset)).rejects.toThrow();
  expect((await fetch(`${baseOf(server)}/`)).status).toBe(200);
});

it.each(['/verify.html', '/verify', '/verify/'])('hands %s out to be kept', async (path) => {
  const { status, headers } = await fetch(`${baseOf(server)}${path}`);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="mister-x-verify.html"');
});

it.each(['/', '/play'])('shows %s', async (path) => {
  const { headers } = await fetch(`${baseOf(server)}${path}`);
  expect(headers.get('content-disposition')).toBeNull();
});

it('tells of a page without sending it', async () => {
  const { status, headers } = await fetch(`${baseOf(server)}/verify`, { method: 'HEAD' });
  expect(status).toBe(200);
  expect(headers.get('content-length')).toBe(String(VERIFY.length));
});

it.each([
  ['bytes=2-5', 2, 6],
  ['bytes=30-', 30, undefined],
  ['bytes=10-9999', 10, undefined],
])('sends %s of a page', async (range, from, to) => {
  const answer = await fetch(`${baseOf(server)}/verify`, { headers: { Range: range } });
  expect(answer.status).toBe(206);
  expect(await answer.text()).toBe(VERIFY.slice(from, to));
});
