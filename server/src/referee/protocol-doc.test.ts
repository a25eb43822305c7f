import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describers } from '../games/manifest.js';
import { requestNames } from '../requests/routes.js';
import { REFEREE_CODES } from './codes.js';
import { LINE_LIMIT } from './lines.js';
import { Referee } from './referee.js';
import { requestSchema } from './requests.js';

const DESCRIBERS = await describers();
const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const sessions = [...text.matchAll(/```session\n([\s\S]*?)```/g)].map(([, session = '']) =>
  session.split('\n').filter((line) => line !== ''),
);

it('has a short session, and one that describes a game', () => {
  expect(sessions.map((lines) => lines.length)).toEqual([2, 20]);
});

it.each(sessions)(
  'the session of docs/protocol.md that begins with %s goes as it is written there',
  (...lines) => {
    const referee = new Referee(DESCRIBERS);
    for (let i = 0; i < lines.length; i += 2) {
      const request = lines[i]?.replace(/^> /, '') ?? '';
      const documented = JSON.parse(lines[i + 1]?.replace(/^< /, '') ?? '');
      expect(referee.answer(request), request).toMatchObject(documented);
    }
  },
);

it('docs/protocol.md names every request, code and limit', () => {
  for (const option of requestSchema.options) {
    for (const name of option.shape.do.values) expect(text).toContain(`| \`${name}\` `);
  }
  for (const name of requestNames) expect(text).toContain(`| \`${name}\` `);
  for (const code of REFEREE_CODES) expect(text).toContain(`\`${code}\``);
  expect(text).toContain(LINE_LIMIT.toLocaleString('en'));
});
