import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../start.js';
import { baseOf, startTestServer, TestFolder } from '../testing/evening.js';

let folder: TestFolder;
let server: RunningServer;

beforeAll(async () => {
  folder = await TestFolder.make();
  await mkdir(join(folder.path, 'assets'));
  await writeFile(join(folder.path, 'assets', 'page-1a2b3c.js'), 'export {};');
  await writeFile(join(folder.path, 'verify.html'), '<!doctype html><title>check</title>');
  server = await startTestServer(folder);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

it('lives on when its pages are built anew under it', async () => {
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
