import { expect, it } from 'vitest';
import { filesOf } from './page.js';

const manifest = {
  'play.html': { file: 'phone.js', imports: ['_shared.js'], css: ['phone.css'] },
  '_shared.js': { file: 'shared.js', imports: ['_shared.js'], css: ['theme.css'] },
  'XPage.svelte': { file: 'x.js', imports: ['_shared.js', 'play.html'] },
};

it('counts each file of a page once, styles and shared files included', () => {
  expect([...filesOf(manifest, ['play.html', 'XPage.svelte'])].sort()).toEqual([
    'phone.css',
    'phone.js',
    'shared.js',
    'theme.css',
    'x.js',
  ]);
});

it('fails rather than leave out a page that was renamed', () => {
  expect(() => filesOf(manifest, ['Renamed.svelte'])).toThrow('Renamed.svelte');
});
