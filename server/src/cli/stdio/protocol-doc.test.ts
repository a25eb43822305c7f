import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describers } from '@mister-x/games/describers';
import { requestNames } from '../routes.js';
import { REFEREE_CODES } from './codes.js';
import { LINE_CHARACTERS_MAX } from './lines.js';
import { Referee } from './referee.js';
import { requestSchema } from './requests.js';

const DESCRIBERS = await describers();
const text = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
const sessions = [...text.matchAll(/```session( open)?\n([\s\S]*?)```/g)].map(([, open, session = '']) => ({
  isOpen: open !== undefined,
  lines: session.split('\n').filter((line) => line !== ''),
}));

it('has a session of positions, a short one that describes a game, and one that plays', () => {
  expect(sessions.map(({ lines }) => lines.length)).toEqual([12, 2, 20]);
  const positions = sessions.flatMap(({ isOpen, lines }) => (isOpen ? lines : []));
  for (const { game } of DESCRIBERS) expect(positions.join()).toContain(`"game":"${game.id}"`);
});

it.each(sessions)(
  'the session of docs/protocol.md that begins with $lines.0 goes as it is written there',
  ({ isOpen, lines }) => {
    const referee = new Referee(DESCRIBERS, undefined, isOpen);
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
  expect(text).toContain(LINE_CHARACTERS_MAX.toLocaleString('en'));
});
