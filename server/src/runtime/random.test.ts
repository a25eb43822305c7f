import { expect, it } from 'vitest';
import { withoutTokens } from './random.js';

const TOKEN = 'mJ4fTq0d-x3pV_7bYw2kZsA9rNcE6uHgL1oQiXtRvBM';
const spelt = [...TOKEN].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');

it.each([
  `/feeds/${TOKEN}.atom`,
  `/Feeds/${TOKEN}.atom`,
  `/FEEDS/${TOKEN}`,
  `//feeds/${TOKEN}.atom`,
  `/feeds//${TOKEN}.atom/`,
  `/./feeds/${TOKEN}.atom`,
  `/%66eeds/${TOKEN}%2Eatom`,
  `/feeds/${spelt}.atom`,
  `/feeds/${spelt.toUpperCase()}.atom`,
  `/feeds/%20${TOKEN}%0A`,
  `http://games.example/feeds/${TOKEN}.atom`,
  `/play/feeds/${TOKEN}`,
  `/feed/${TOKEN.slice(0, 21)}/${TOKEN.slice(21)}`,
])('takes the token out of %s', (path) => {
  const left = withoutTokens(path);
  expect(left).toContain('…');
  for (let at = 0; at + 5 <= TOKEN.length; at++) {
    expect(left).not.toContain(TOKEN.slice(at, at + 5));
    expect(left.toLowerCase()).not.toContain(spelt.slice(3 * at, 3 * at + 15).toLowerCase());
  }
});

it.each(['/', '/play', '/api/health', '/assets/index-BxY12_aZ.js', '/boards/3k9d0w2m5x7q1b8n.json'])(
  'leaves %s',
  (path) => expect(withoutTokens(path)).toBe(path),
);
