import type { Identifier } from '@mdn/browser-compat-data/types';
import { type AnyNode, type CallExpression, type Identifier as Name, type NewExpression, parse } from 'acorn';
import { missingIn } from './styles.js';
import { api, css, type MissingFeature, featureOf, html, javascript, type BrowserSupport } from './support.js';

const BUILTINS = javascript.builtins ?? {};

/**
 * What a script asks of a browser that one of the targets lacks: syntax after ES2022, built-in objects, their
 * functions, and members that only newer interfaces have. A member with `?.` behind it is asked for first. What
 * `.name()` means cannot be told where the script has a method of that name itself.
 * @param own names of all members that scripts define are added to it: what `.name` means, where nothing is
 *   called, cannot be told from the name then
 */
export function faultsOfScript(
  source: string,
  support: BrowserSupport,
  own: Set<string> = new Set(),
): readonly MissingFeature[] {
  const faults = new Map<string, readonly string[]>();
  const note = (what: string, lacking: readonly string[]): void => {
    if (lacking.length > 0) faults.set(what, lacking);
  };
  const members = newMembers(support);
  let program: AnyNode;
  try {
    program = parsed(source);
  } catch (error) {
    return [{ what: `syntax: ${String(error)}`, lacking: ['es2022'] }];
  }
  const methods = methodsOf(program, own);
  const declared = declaredIn(program);
  walk(program, (node, parent) => {
    switch (node.type) {
      case 'StaticBlock':
        note('static {}', support.lacking(featureOf(javascript, 'classes', 'static', 'initialization_blocks')));
        break;
      case 'PropertyDefinition':
        if (isMisread(node.value, source)) note('field = ()', support.lacking(SAFE_FIELDS, true));
        break;
      case 'Literal':
        if ('regex' in node && node.regex) note('(?<=)', lookbehind(node.regex.pattern, support));
        else if (typeof node.value === 'string') inText(node.value);
        break;
      case 'TemplateLiteral':
        inText(textOf(node));
        break;
      case 'NewExpression':
      case 'CallExpression':
        called(node);
        break;
      case 'MemberExpression': {
        const name = nameOf(node.property, node.computed);
        if (name === undefined) break;
        const asked =
          (parent?.type === 'MemberExpression' && parent.object === node && parent.optional) ||
          (parent?.type === 'CallExpression' && parent.callee === node && parent.optional);
        const call = parent?.type === 'CallExpression' && parent.callee === node ? parent : undefined;
        member(node.object, name, asked, call);
        break;
      }
      case 'VariableDeclarator':
        if (node.init) taken(node.id, node.init);
        break;
      case 'AssignmentExpression':
        taken(node.left, node.right);
        break;
      case 'ObjectPattern':
        // Out of what, is known where it stands in a declaration only.
        if (parent?.type !== 'VariableDeclarator' && parent?.type !== 'AssignmentExpression') taken(node, undefined);
        break;
      default:
    }
  });
  return [...faults].map(([what, lacking]) => ({ what, lacking }));

  function called({ callee, arguments: [pattern, flags] }: NewExpression | CallExpression): void {
    if (callee.type === 'Identifier') global(callee.name);
    if (!isNamed(callee, 'RegExp')) return;
    note('(?<=)', lookbehind(textOf(pattern), support));
    if (textOf(flags).includes('v')) note('/v', support.lacking(featureOf(BUILTINS, 'RegExp', 'unicodeSets')));
  }

  /** A variable of the script may be called as an interface is: shortened names often are. */
  function global(name: string): void {
    if (!declared.has(name)) note(name, missingGlobals(name, support));
  }

  /** `const { name } = from`. */
  function taken(pattern: AnyNode, from: AnyNode | undefined): void {
    if (pattern.type !== 'ObjectPattern') return;
    for (const each of pattern.properties) {
      if (each.type !== 'Property') continue;
      const name = nameOf(each.key, each.computed);
      if (name !== undefined) member(from, name, each.value.type === 'AssignmentPattern', undefined);
    }
  }

  function member(of: AnyNode | undefined, name: string, asked: boolean, call: CallExpression | undefined): void {
    if (of?.type === 'Identifier') {
      global(of.name);
      const fixed = featureOf(BUILTINS, of.name, name) ?? featureOf(api, of.name, `${name}_static`);
      if (fixed !== undefined) {
        note(`${of.name}.${name}`, support.lacking(fixed));
        return;
      }
      if (GLOBALS.has(of.name) && !asked) note(name, missingGlobals(name, support));
    }
    if (asked) return;
    if (call === undefined) note(`.${name}`, members.get(name) ?? []);
    // An array's takes an index and a value; ours take one thing.
    else if (name === 'with' ? takesTwo(call) : !methods.has(name)) note(`.${name}()`, members.get(name) ?? []);
  }

  function inText(text: string): void {
    for (const [what, lacking] of missingIn(text, support))
      if (IN_TEXT.test(what) || featureOf(css.types ?? {}, 'color', what.replace('(from', ''))) note(what, lacking);
    const bare = text.replace(/=\s*(?:"[^"]*"|'[^']*')/g, '=""');
    const tags = bare.matchAll(/<([a-z][a-z0-9-]*)(?=[\s/>]|$)([^<>]*)/g);
    for (const [, tag = '', rest = ''] of tags) {
      note(`<${tag}>`, support.lacking(featureOf(html.elements ?? {}, tag)));
      for (const [, attribute = ''] of rest.matchAll(/\s([a-z-]+)(?=[\s=/]|$)/g)) {
        const known =
          featureOf(html.global_attributes ?? {}, attribute) ?? featureOf(html.elements ?? {}, tag, attribute);
        note(`<${attribute}>`, support.lacking(known));
      }
    }
  }
}

/** Since then names in what a field begins with are found, though there are parentheses in it. */
const SAFE_FIELDS = featureOf(javascript, 'classes', 'public_class_fields');

/** A function finds its names, whatever is in it; also one that is called at once. */
function isMisread(value: AnyNode | null | undefined, source: string): boolean {
  const called = value?.type === 'CallExpression' && value.arguments.length === 0;
  const { type, start, end } = (called ? value.callee : value) ?? {
    type: 'Class',
    start: 0,
    end: 0,
  };
  return !/Function|^Class/.test(type) && source.slice(start, end).includes('(');
}

/** The global object by its names. */
const GLOBALS: ReadonlySet<string> = new Set(['globalThis', 'window', 'self']);

/** Units that are nothing else in a text. */
const IN_TEXT = /^(?:[dsl]v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))$/;

const takesTwo = ({ arguments: given }: CallExpression): boolean =>
  given.length === 2 || given.some(({ type }) => type === 'SpreadElement');

/** Of a member or a property, where the source says it. */
function nameOf(key: AnyNode, computed: boolean): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  return textOf(key) || undefined;
}

/** As much of a text as the source says, with a nought in the place of the rest. */
function textOf(node: AnyNode | undefined): string {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('0');
  if (node?.type === 'BinaryExpression') return textOf(node.left) + textOf(node.right);
  return '';
}

/** The methods that a script defines. @param own all names of members are added to it */
function methodsOf(program: AnyNode, own: Set<string>): ReadonlySet<string> {
  const methods = new Set<string>();
  walk(program, (node, parent) => {
    const isMember =
      node.type === 'MethodDefinition' ||
      node.type === 'PropertyDefinition' ||
      (node.type === 'Property' && parent?.type === 'ObjectExpression');
    const name = isMember ? nameOf(node.key, node.computed) : undefined;
    if (name === undefined || !isMember) return;
    own.add(name);
    if (/Function/.test(node.value?.type ?? '')) methods.add(name);
  });
  return methods;
}

/** Variables, functions and classes that the script declares anywhere. */
function declaredIn(program: AnyNode): ReadonlySet<string> {
  const names = new Set<string>();
  walk(program, (node) => {
    const isDeclaration =
      node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration';
    if (isDeclaration && node.id?.type === 'Identifier') names.add(node.id.name);
  });
  return names;
}

function parsed(source: string): AnyNode {
  return parse(source, { ecmaVersion: 2022, sourceType: 'module' }) as AnyNode;
}

function walk(node: AnyNode, visit: (node: AnyNode, parent: AnyNode | undefined) => void): void {
  const rest: [AnyNode, AnyNode | undefined][] = [[node, undefined]];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const [at, parent] = next;
    visit(at, parent);
    for (const value of Object.values(at))
      for (const child of Array.isArray(value) ? value : [value])
        if (child !== null && typeof child === 'object' && typeof child.type === 'string')
          rest.push([child as AnyNode, at]);
  }
}

const isNamed = (node: AnyNode, name: string): node is Name => node.type === 'Identifier' && node.name === name;

const lookbehind = (pattern: string, support: BrowserSupport) =>
  /\(\?<[=!]/.test(pattern)
    ? support.lacking(featureOf(javascript, 'regular_expressions', 'lookbehind_assertion'))
    : [];

/** An interface, a built-in object, or a function of the window. */
function missingGlobals(name: string, support: BrowserSupport): readonly string[] {
  const found =
    featureOf(BUILTINS, name) ??
    featureOf(api, name) ??
    featureOf(api, 'Window', name) ??
    featureOf(api, 'WorkerGlobalScope', name);
  return support.lacking(found);
}

let known: { readonly of: BrowserSupport; readonly names: ReadonlyMap<string, readonly string[]> } | undefined;

/** Members of which every interface that has one is too new, or has it too new. */
function newMembers(support: BrowserSupport): ReadonlyMap<string, readonly string[]> {
  if (known?.of === support) return known.names;
  const names = new Map<string, readonly string[]>();
  const old = new Set<string>();
  // Of an interface that is too new itself its name is found, or the member that leads to it.
  const interfaces = Object.values(api).filter((each) => support.lacking(each as Identifier).length === 0);
  for (const parts of [...Object.values(BUILTINS), ...interfaces])
    for (const [name, part] of Object.entries(parts as Identifier)) {
      if (name === '__compat' || name.includes('_') || name.startsWith('@@')) continue;
      const lacking = support.lacking(part as Identifier);
      if (lacking.length === 0) old.add(name);
      else names.set(name, lacking);
    }
  for (const name of old) names.delete(name);
  known = { of: support, names };
  return names;
}
