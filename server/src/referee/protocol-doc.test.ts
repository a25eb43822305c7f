import { readFileSync } from 'node:fs';
import { games } from '@mister-x/engine/games';
import { expect, it } from 'vitest';
import { schemas } from '../requests/schemas.js';
import { REFEREE_CODES } from './codes.js';
import { LINE_LIMIT } from './lines.js';
import { Referee } from './referee.js';
import { requestSchema } from './requests.js';

const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const session = /```session\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
const lines = session.split('\n').filter((line) => line !== '');

it('the session of docs/protocol.md goes as it is written there', () => {
  expect(lines.length).toBeGreaterThan(10);
  const referee = new Referee(games);
  for (let i = 0; i < lines.length; i += 2) {
    const request = lines[i]?.replace(/^> /, '') ?? '';
    const documented = JSON.parse(lines[i + 1]?.replace(/^< /, '') ?? '');
    expect(referee.answer(request), request).toMatchObject(documented);
  }
});

it('docs/protocol.md names every request, code and limit', () => {
  for (const option of requestSchema.options) {
    for (const name of option.shape.do.values) expect(text).toContain(`| \`${name}\` `);
  }
  for (const name of Object.keys(schemas)) expect(text).toContain(`| \`${name}\` `);
  for (const code of REFEREE_CODES) expect(text).toContain(`\`${code}\``);
  expect(text).toContain(LINE_LIMIT.toLocaleString('en'));
});
