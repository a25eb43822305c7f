import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { filesIn, ROOT } from './paths.mjs';

/**
 * Who imports whom, by what files say and where that leads, however deep they lie. The linter compares
 * the words of an import with patterns; a detour (`./../flight/game.js`) or the type `import('…').X`
 * gets past those.
 */

/**
 * @typedef {'static' | 'lazy'} Kind lazy: `import()`, and the type `import('…')`, which load nothing at first
 * @typedef {{ readonly from: string, readonly line: number, readonly specifier: string, readonly kind: Kind }} Import
 * @typedef {Import & { readonly to: string }} Resolved `to` is a path from the root of the checkout, as `from` is
 *
 * @typedef {object} Arrow places are folders, with all below them, or files; `*` stands for a folder of any name
 * @property {string} from what lies there; it may always import what lies in the same place
 * @property {readonly string[]} [only] nothing else may be imported
 * @property {readonly string[]} [never] may not be imported
 * @property {readonly string[]} [except] may be imported all the same
 * @property {true} [testsToo] it binds tests, and what only they use
 */

const SOURCE = /\.(ts|mts|js|mjs|svelte)$/;
const TEST = /\.test\.ts$|\/(testing|test-kit)\//;
const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)<\/script>/g;
const LAZY = /\bimport\(\s*(['"])([^'"]+)\1\s*\)/g;

/**
 * All files of a folder with their text, which is empty for what is no source.
 * @param {string} folder from the root of the checkout
 * @returns {readonly (readonly [path: string, text: string])[]}
 */
export function textsIn(folder) {
  return [...filesIn(folder)].map((path) => [
    path,
    SOURCE.test(path) ? readFileSync(join(ROOT, path), 'utf8') : '',
  ]);
}

/** @param {string} text */
const blank = (text) => text.replace(/[^\n]/g, ' ');

/**
 * @param {string} path
 * @param {string} text
 * @returns {readonly Import[]}
 */
export function importsOf(path, text) {
  if (!path.endsWith('.svelte')) return importsOfScript(path, text);
  const template = text.replace(SCRIPT, blank);
  const inTemplate = [...template.matchAll(LAZY)].map(({ 2: specifier = '', index }) => ({
    from: path,
    line: text.slice(0, index).split('\n').length,
    specifier,
    kind: /** @type {const} */ ('lazy'),
  }));
  const inScripts = [...text.matchAll(SCRIPT)].flatMap(({ 1: tag = '', 2: script = '', index }) =>
    importsOfScript(path, blank(text.slice(0, index)) + blank(tag) + script),
  );
  return [...inScripts, ...inTemplate];
}

/** @param {string} path @param {string} text @returns {readonly Import[]} */
function importsOfScript(path, text) {
  const source = ts.createSourceFile(`${path}.ts`, text, ts.ScriptTarget.Latest, false);
  /** @type {Import[]} */
  const found = [];
  /** @param {ts.Node | undefined} at @param {Kind} kind */
  const add = (at, kind) => {
    if (at === undefined || !ts.isStringLiteralLike(at)) return;
    const { line } = source.getLineAndCharacterOfPosition(at.end);
    found.push({ from: path, line: line + 1, specifier: at.text, kind });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, 'static');
    } else if (ts.isExternalModuleReference(node)) {
      add(node.expression, 'static');
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, 'lazy');
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], 'lazy');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Every import of a file of ours, and those that lead nowhere. Packages of others are left out.
 * @param {ReadonlyMap<string, string>} files path and text
 */
export function resolved(files) {
  /** @type {Resolved[]} */
  const imports = [];
  /** @type {Import[]} */
  const nowhere = [];
  for (const [path, text] of files) {
    for (const each of importsOf(path, text)) {
      const [specifier = ''] = each.specifier.split('?');
      const sought = specifier.startsWith('.')
        ? posix.join(posix.dirname(path), specifier)
        : specifier.startsWith('@mister-x/')
          ? sourceOf(specifier, files)
          : undefined;
      if (sought === undefined) {
        if (specifier.startsWith('@mister-x/')) nowhere.push(each);
        continue;
      }
      const spellings = [sought, sought.replace(/\.(m?)js$/, '.$1ts')];
      const to = spellings.find((spelling) => files.has(spelling));
      if (to !== undefined) imports.push({ ...each, to });
      else if (!existsSync(join(ROOT, sought))) nowhere.push(each);
    }
  }
  return { imports, nowhere };
}

/**
 * Imports of packages that the manifest of their workspace does not name: they are found only because another
 * workspace wants them. (The linter's own rule finds no manifest in a checkout below a folder like `.cache`.)
 * @param {ReadonlyMap<string, string>} files path and text
 */
export function undeclared(files) {
  /** @type {Map<string, ReadonlySet<string>>} */
  const declared = new Map();
  return [...files].flatMap(([path, text]) => {
    const [folder = ''] = path.split('/');
    const known = declared.get(folder) ?? namesIn(folder);
    declared.set(folder, known);
    return importsOf(path, text).filter(({ specifier }) => {
      if (/^[./]|^virtual:/.test(specifier) || isBuiltin(specifier)) return false;
      const [name = ''] = /^(@[^/]+\/)?[^/?]+/.exec(specifier) ?? [];
      const types = `@types/${name.replace('@', '').replace('/', '__')}`;
      return !known.has(name) && !known.has(types);
    });
  });
}

/** @param {string} folder of a workspace, or of what goes by the manifest of the whole */
function namesIn(folder) {
  const own = join(ROOT, folder, 'package.json');
  const manifest = existsSync(own) ? own : join(ROOT, 'package.json');
  const { name, dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  return new Set([name, ...Object.keys({ ...dependencies, ...devDependencies })]);
}

/**
 * The file that a workspace exports under a name.
 * @param {string} specifier
 * @param {ReadonlyMap<string, string>} files
 */
function sourceOf(specifier, files) {
  const [, workspace = '', ...rest] = specifier.split('/');
  if (!files.has(`${workspace}/package.json`)) return undefined;
  const { exports } = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'));
  const name = ['.', ...rest].join('/');
  // A name without a star comes before one with, and of those the longest.
  const names = Object.keys(exports).sort((a, b) => b.length - a.length);
  for (const pattern of [name, ...names.filter((each) => each.includes('*'))]) {
    const [before = '', after] = pattern.split('*');
    const fits = name.startsWith(before) && name.endsWith(after ?? '');
    if (exports[pattern]?.source === undefined || !fits) continue;
    const star = name.slice(before.length, name.length - (after ?? '').length);
    const file = posix.join(workspace, exports[pattern].source.replaceAll('*', star));
    if (files.has(file)) return file;
  }
  return undefined;
}

/**
 * The folder or file that a pattern means for `path`; `undefined` where `path` lies elsewhere.
 * @param {string} path
 * @param {string} pattern
 */
function placeOf(path, pattern) {
  const [names, parts] = [path.split('/'), pattern.split('/')];
  // What a star stands for is a folder, so something has to lie in it.
  if (names.length < parts.length + (parts.at(-1) === '*' ? 1 : 0)) return undefined;
  const fits = parts.every((part, i) => part === '*' || part === names[i]);
  return fits ? names.slice(0, parts.length).join('/') : undefined;
}

/** @param {string} path @param {readonly string[]} patterns */
const isAt = (path, patterns) => patterns.some((each) => placeOf(path, each) !== undefined);

/**
 * Imports that go against an arrow.
 * @param {readonly Resolved[]} imports
 * @param {readonly Arrow[]} arrows
 */
export function against(imports, arrows) {
  return imports.filter(({ from, to }) =>
    arrows.some(({ from: pattern, only, never = [], except = [], testsToo }) => {
      const place = placeOf(from, pattern);
      if (place === undefined || (TEST.test(from) && testsToo !== true)) return false;
      if (placeOf(to, place) !== undefined || isAt(to, except)) return false;
      return isAt(to, never) || (only !== undefined && !isAt(to, only));
    }),
  );
}

/**
 * Files that import one another in a circle, statically, types included (Tarjan's algorithm).
 * @param {readonly Resolved[]} imports
 * @returns {readonly (readonly string[])[]}
 */
export function circles(imports) {
  /** @type {Map<string, string[]>} */
  const next = new Map();
  for (const { from, to, kind } of imports) {
    if (kind === 'static') next.set(from, [...(next.get(from) ?? []), to]);
  }
  /** @type {Map<string, { readonly index: number, low: number, open: boolean }>} */
  const marks = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const found = [];
  /** @param {string} file */
  const visit = (file) => {
    const mark = { index: marks.size, low: marks.size, open: true };
    marks.set(file, mark);
    stack.push(file);
    for (const other of next.get(file) ?? []) {
      const seen = marks.get(other) ?? visit(other);
      if (seen.open) mark.low = Math.min(mark.low, seen.low);
    }
    if (mark.low === mark.index) {
      const circle = stack.splice(stack.indexOf(file));
      for (const each of circle) Object.assign(marks.get(each) ?? {}, { open: false });
      if (circle.length > 1 || next.get(file)?.includes(file)) found.push(circle.sort());
    }
    return mark;
  };
  for (const file of next.keys()) if (!marks.has(file)) visit(file);
  return found;
}
