import { expect, it } from 'vitest';
import main from '../main.ts?raw';
import phone from '../pages/phone/main.ts?raw';
import check from '../pages/records/check.worker.ts?raw';
import offline from '../pages/records/offline/main.ts?raw';

it('zod is told that the pages forbid code made of text', async () => {
  await import('./no-eval.js');
  const { config } = await import('zod');
  expect(config().jitless).toBe(true);
});

it('pages and workers say so before they import anything else', () => {
  for (const source of [main, phone, check, offline]) {
    expect(source).toMatch(/^import '(?:\.{1,2}\/)+(?:browser\/)?no-eval\.js';\n/);
  }
});
