import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'acorn';
import postcss, { type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { filesIn, readProjectFile } from '../repository/files.js';
import { SUPPORT_QUERIES, IN_SCRIPTS, IN_STYLES } from './exceptions.js';
import { faultsOfScript } from './scripts.js';
import { faultsOfStyles } from './styles.js';
import { BrowserSupport } from './support.js';

const DIST = new URL('../../kiosk/dist/', import.meta.url);
/** Of all pages, with their paths. */
const STYLES = ['kiosk/src', 'games']
  .flatMap(filesIn)
  .filter((path) => /\.(svelte|css)$/.test(path))
  .map((path) => [path, readProjectFile(path)] as const);
/** As the build has them, which is compiled as another project. */
const TARGETS = [
  ...readFileSync(new URL('../../kiosk/build/targets.ts', import.meta.url), 'utf8').matchAll(/'([a-z]+[\d.]+)'/g),
].map(([, target = '']) => target);
const support = new BrowserSupport(TARGETS);

type Source = { readonly name: string; readonly text: string };

/** All that is built in this form, and what the page that is one file has of it. */
function built(ending: '.js' | '.css'): readonly Source[] {
  const files = readdirSync(DIST, { recursive: true }).map(String);
  const read = (name: string) => readFileSync(new URL(name, DIST), 'utf8');
  const inline = ending === '.js' ? /<script\b[^>]*>([\s\S]*?)<\/script>/g : /<style\b[^>]*>([\s\S]*?)<\/style>/g;
  return [
    ...files.filter((name) => name.endsWith(ending)).map((name) => ({ name: basename(name), text: read(name) })),
    ...[...read('verify.html').matchAll(inline)].map(([, text = '']) => ({ name: 'verify', text })),
  ];
}

const inScript = (source: string) => faultsOfScript(source, support).map(({ what }) => what);
const inStyles = (source: string) => faultsOfStyles(source, support).map(({ what }) => what);

describe('the oldest browsers that play', () => {
  it('understand every script, or it asks them first', () => {
    const scripts = built('.js');
    expect(TARGETS).toHaveLength(4);
    expect(scripts.length).toBeGreaterThan(50);
    const own = new Set<string>();
    const found = scripts.flatMap(({ name, text }) =>
      faultsOfScript(text, support, own).map((fault) => ({ name, ...fault })),
    );
    // What is called has a name with brackets: none of ours.
    const faults = found.filter(({ what }) => !own.has(what.replace(/^\./, '')));
    const isAllowed = ({ name, what }: (typeof faults)[number]) => IN_SCRIPTS[what]?.files.test(name) === true;
    expect(faults.filter((fault) => !isAllowed(fault))).toEqual([]);
    const used = new Set(faults.filter(isAllowed).map(({ what }) => what));
    expect([...used].toSorted()).toEqual(Object.keys(IN_SCRIPTS).toSorted());
  });

  it('understand every style, or have another', () => {
    const styles = built('.css');
    expect(styles.length).toBeGreaterThan(20);
    const faults = styles.flatMap(({ name, text }) =>
      faultsOfStyles(text, support, IN_STYLES).map((fault) => ({ name, ...fault })),
    );
    expect(faults).toEqual([]);
  });

  it('are asked in styles only where there is another way', () => {
    const found = STYLES.flatMap(([file, text]) => asked(text, file));
    const listed = Object.entries(SUPPORT_QUERIES).flatMap(([supports, where]) =>
      where.map(([file, rules]) => `${file}: ${supports} ${rules}`),
    );
    expect(found.toSorted()).toEqual(listed.toSorted());
  });

  it('measure what fills the screen by what is seen of it', () => {
    const found = STYLES.filter(([, text]) => /\b(9\d|100)l?vh\b/.test(text));
    expect(found.map(([file]) => file)).toEqual(['kiosk/src/kit/theme/theme.css']);
  });

  it('leave letters as large as they are, and zoom into nothing that is typed', () => {
    const all = built('.css').map(({ text }) => text);
    const adjusted = all.filter((text) => text.includes('text-size-adjust:'));
    expect(adjusted.length).toBeGreaterThan(0);
    for (const text of adjusted) expect(text).toContain('-webkit-text-size-adjust:100%');
    const theme = all.filter((text) => text.includes('--type-typed:'));
    expect(theme.length).toBeGreaterThan(0);
    for (const text of theme) {
      expect(text).toMatch(/--type-typed:max\(16px,/);
      expect(text).toMatch(/@media ?\(pointer: ?coarse\)\{input,select,textarea\{font-size:var\(--type-typed\)\}\}/);
    }
    expect(smallInputs()).toEqual([]);
  });
});

/** Where the styles of a file ask a browser, and for which rules. */
function asked(text: string, file: string): readonly string[] {
  const styles = file.endsWith('.css') ? text : /<style>([\s\S]*?)<\/style>/.exec(text)?.[1];
  const found: string[] = [];
  postcss.parse(styles ?? '').walkAtRules('supports', (node) => {
    const rules: string[] = [];
    node.walkRules(({ selector }) => void rules.push(selector));
    found.push(`${file}: ${node.params} ${rules.join(', ')}`);
  });
  return found;
}

/** Rules of components, which come after the theme's, that give another size to what is typed into. */
function smallInputs(): readonly string[] {
  return built('.css').flatMap(({ name, text }) => {
    const found: string[] = [];
    postcss.parse(text).walkDecls(/^font(-size)?$/, ({ value, parent }) => {
      const selector = parent?.type === 'rule' ? (parent as Rule).selector : '';
      if (!/(^|[\s,>+~])(input|select|textarea)\b/.test(selector)) return;
      if (!/var\(--type-(typed|l|xl|xxl|giant)\)|inherit/.test(value)) found.push(`${name}: ${selector} ${value}`);
    });
    return found;
  });
}

describe('browsers that are older', () => {
  const notice = readFileSync(new URL('too-old.js', DIST), 'utf8');

  it('understand the script that says so, before the pages’ own', () => {
    expect(() => parse(notice, { ecmaVersion: 5 })).not.toThrow();
    for (const page of ['index.html', 'play.html']) {
      const scripts = [...readFileSync(new URL(page, DIST), 'utf8').matchAll(/<script[^>]*>/g)];
      expect(scripts.map(([tag]) => /type="module"/.test(tag))).toEqual([false, true]);
      expect(scripts[0]?.[0]).toContain('defer');
    }
  });

  it('understand it in the page that is one file as well, where there is something to write on', () => {
    const page = readFileSync(new URL('verify.html', DIST), 'utf8');
    const body = page.slice(page.lastIndexOf('<div id="app">'));
    expect(body).toContain(`<script>${notice}</script>`);
  });

  it('are told which are new enough, as the README tells it', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const names = { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari', ios: 'iOS' };
    for (const target of TARGETS) {
      const [, name = '', version] = /^([a-z]+)(.+)$/.exec(target) ?? [];
      const said = `${names[name as keyof typeof names]} ${version}`;
      expect(readme).toContain(said);
      expect(notice.split(said)).toHaveLength(5);
    }
  });
});

describe('the check finds', () => {
  it.each([
    ['a.toSorted()', '.toSorted()'],
    ['a.toReversed()', '.toReversed()'],
    ['a.toSpliced(0, 1)', '.toSpliced()'],
    ['a.with(0, 1)', '.with()'],
    ['a.with(...b)', '.with()'],
    ['class A { with(b) { return this.c.with(0, b); } }', '.with()'],
    ['a = { resize: 1, take: 2 }; b.resize(2)', '.resize()'],
    ['a = { drop: b }; c.values().drop(1)', '.drop()'],
    ['a?.toSorted()', '.toSorted()'],
    ['a?.b.c.toSorted()', '.toSorted()'],
    ["a['toSorted']()", '.toSorted()'],
    ['a[`toSorted`]()', '.toSorted()'],
    ['const { toSorted } = a', '.toSorted'],
    ['({ toSorted: b } = a)', '.toSorted'],
    ['a(({ toSorted }) => b)', '.toSorted'],
    ['const { groupBy } = Object', 'Object.groupBy'],
    ["Object['groupBy'](a, b)", 'Object.groupBy'],
    ['new globalThis.OffscreenCanvas(1, 1)', 'OffscreenCanvas'],
    ['const a = self.OffscreenCanvas', 'OffscreenCanvas'],
    ['const { OffscreenCanvas } = window', 'OffscreenCanvas'],
    ['a.findLast(b)', '.findLast()'],
    ['Array.fromAsync(a)', 'Array.fromAsync'],
    ['Object.groupBy(a, b)', 'Object.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['a.isSubsetOf(b)', '.isSubsetOf()'],
    ['AbortSignal.any([a])', 'AbortSignal.any'],
    ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
    ['new OffscreenCanvas(1, 1)', 'OffscreenCanvas'],
    ['path.roundRect(0, 0, 1, 1, 1)', '.roundRect()'],
    ['a.showPopover()', '.showPopover()'],
    ['class A { static { f(); } }', 'static {}'],
    ['class A { #b = c(() => d) }', 'field = ()'],
    ['class A { b = { c: d[(0)] } }', 'field = ()'],
    ['/(?<=a)b/.test(c)', '(?<=)'],
    ['new RegExp("(?<!a)b")', '(?<=)'],
    [`new RegExp(\`(?<=\${a})b\`)`, '(?<=)'],
    ['RegExp("(?<!" + a + ")b")', '(?<=)'],
    ['new RegExp(a, "gv")', '/v'],
    ['style.color = `color-mix(in srgb, red, blue)`', 'color-mix'],
    ["style.color = 'rgb(from red r g b)'", 'rgb(from'],
    ["style.height = '100dvh'", 'dvh'],
    ['html = `<div popover></div>`', '<popover>'],
    ['html = `<div class="a" inert></div>`', '<inert>'],
    ['html = \'<p>a</p><div title="1 < 2" hidden inert/>\'', '<inert>'],
    ['html = `a <button popovertarget="b">c</button>`', '<popovertarget>'],
    [`html = \`<div class="\${a}" inert>\``, '<inert>'],
  ])('in a script %s', (source, what) => {
    expect(inScript(source)).toEqual([what]);
  });

  it.each(['/[\\p{L}--a]/v.test(b)', 'using a = b()', 'import a from "b" with { type: "json" }'])(
    'in a script the syntax of %s',
    (source) => {
      expect(inScript(source)).toEqual([expect.stringMatching(/^syntax: /)]);
    },
  );

  it.each([
    ['a { height: 100dvh }', 'height: dvh'],
    ['a { height: calc(100vh - var(--b)); height: calc(100dvh - var(--b)) }', 'height: dvh'],
    ['a { color: color-mix(in oklab, red, blue) }', 'color: color-mix'],
    ['a { --b: color-mix(in oklab, red, blue) }', '--b: color-mix'],
    ['a { color: oklch(40% 0.2 30) }', 'color: oklch'],
    ['a { color: rgb(from red r g b) }', 'color: rgb(from'],
    ['a { width: 10cqw }', 'width: cqw'],
    ['a { translate: 1px 0 }', 'translate'],
    ['a { justify-content: safe center }', 'justify-content: safe'],
    ['a:has(b) { color: red }', ':has'],
    ['@media (width <= 400px) { a { color: red } }', 'range query'],
    ['@container (max-width: 400px) { a { color: red } }', '@container'],
    ['a { & b { color: red } }', 'nesting'],
    ['a::backdrop { background: var(--veil) }', 'inherited by ::backdrop'],
  ])('in styles %s', (source, what) => {
    expect(inStyles(source)).toEqual([what]);
  });
});

describe('the check lets pass', () => {
  it.each([
    'a.sort(); a.at(-1); Object.hasOwn(a, b); structuredClone(a); a?.b ?? c',
    'navigator.locks?.request(a)',
    'a.toSorted?.()',
    'const { toSorted = b } = a',
    'class A { take() {} drop = () => {}; with(b) { return this.take(this.with(b).drop()); } }',
    'globalThis.OffscreenCanvas?.name',
    'var ML = a; ML(); ML.b; new ML()',
    'a < b; c = "d<e f"; a ? "<p hidden>" : `<b class="inert">inert</b>`',
    'class A { #b = 1; static c = 2; has(d) { return #b in d; } }',
    'class A { #b = (() => (c(d)))(); e = (f) => g(f); h = new Map; i = j }',
    'a.replaceAll(/(?!a)b/gu, "")',
  ])('in a script %s', (source) => {
    expect(inScript(source)).toEqual([]);
  });

  it('members that scripts of our own define, and call nowhere', () => {
    const own = new Set<string>();
    expect(faultsOfScript('a = { role: b }; c.role', support, own)).toHaveLength(1);
    expect([...own]).toEqual(['role']);
  });

  it.each([
    'a { height: 100vh; height: 100dvh }',
    '@supports (height: 100dvh) { :root { --screen: 100dvh } }',
    '@supports selector(:has(a)) { a:has(b) { color: red } }',
    'a { -webkit-mask-image: none; mask-image: none }',
    'a { font-family: ui-monospace, monospace }',
    'a::backdrop { background: var(--veil, #000) }',
    '@layer a { b:is(c, d):focus-visible { inset: 0; aspect-ratio: 1 } }',
  ])('in styles %s', (source) => {
    expect(inStyles(source)).toEqual([]);
  });
});
