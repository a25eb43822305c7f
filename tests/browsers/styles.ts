import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { css, type MissingFeature, featureOf, type BrowserSupport } from './support.js';

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^d(vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq(w|h|i|b|min|max)$/, 'container_query_length_units'],
  [/^(cap|ch|ic|lh|rcap|rch|rex|ric|rlh)$/, '$&'],
];

/** A list of names, of which a browser takes the first that it knows. */
const NAMES: ReadonlySet<string> = new Set(['font', 'font-family', 'cursor']);

/**
 * What styles ask of a browser that one of the targets lacks, and have no other way for it. Another way is
 * `@supports` that names it, or an earlier declaration of the same property; but not where there is a `var()`,
 * as browsers then find out too late that they do not understand the later one.
 */
export function faultsOfStyles(
  source: string,
  support: BrowserSupport,
  enhancements: ReadonlySet<string> = new Set(),
): readonly MissingFeature[] {
  const faults: MissingFeature[] = [];
  const note = (what: string, lacking: readonly string[], node: Node): void => {
    if (lacking.length > 0 && !isInSupportQuery(node, what)) faults.push({ what, lacking });
  };

  const property = (node: Declaration): void => {
    const { prop, value } = node;
    const known = featureOf(css.properties ?? {}, prop);
    const isPrefixed = /^-[a-z]/.test(prop);
    const lacking = isPrefixed ? [] : support.lacking(known);
    if (lacking.length > 0) {
      if (!enhancements.has(prop) && !hasPrefixed(node)) note(prop, lacking, node);
      return;
    }
    if (NAMES.has(prop) || isPrefixed) return;
    const missing = [...missingIn(value, support)];
    for (const [word] of known === undefined ? [] : value.matchAll(/(?<![\w-])[a-z][a-z-]+/g)) {
      const without = support.lacking(featureOf(known ?? {}, word));
      if (without.length > 0) missing.push([word, without]);
    }
    if (missing.length === 0 || hasEarlier(node, support)) return;
    for (const [what, without] of missing)
      if (!enhancements.has(`${prop}: ${what}`)) note(`${prop}: ${what}`, without, node);
  };

  const selector = (node: Rule): void => {
    if (node.parent?.type === 'rule') {
      note('nesting', support.lacking(featureOf(css.selectors ?? {}, 'nesting')), node);
    }
    for (const [, name = ''] of node.selector.matchAll(/::?(?!-)([a-z-]+)/g))
      note(`:${name}`, support.lacking(featureOf(css.selectors ?? {}, name)), node);
    if (!node.selector.includes('::backdrop')) return;
    const inherits = featureOf(css.selectors ?? {}, 'backdrop', 'inherit_from_originating_element');
    node.walkDecls(({ value }) => {
      if (/var\(\s*--[\w-]+\s*\)/.test(value)) note('inherited by ::backdrop', support.lacking(inherits), node);
    });
  };

  const query = (node: AtRule): void => {
    const rules = css['at-rules'] ?? {};
    if (!enhancements.has(`@${node.name}`)) note(`@${node.name}`, support.lacking(featureOf(rules, node.name)), node);
    if (node.name !== 'media') return;
    if (/[<>=]/.test(node.params))
      note('range query', support.lacking(featureOf(rules, 'media', 'range_syntax')), node);
    for (const [, name = ''] of node.params.matchAll(/\(\s*([a-z-]+)/g))
      if (!enhancements.has(`(${name})`)) note(`(${name})`, support.lacking(featureOf(rules, 'media', name)), node);
  };

  postcss.parse(source).walk((node) => {
    if (node.type === 'decl') property(node);
    else if (node.type === 'rule') selector(node);
    else if (node.type === 'atrule') query(node);
  });
  return faults;
}

/** Functions and units in the value of a declaration that a target lacks. */
export function* missingIn(value: string, support: BrowserSupport): Generator<readonly [string, readonly string[]]> {
  const types = css.types ?? {};
  for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) {
    const found = featureOf(types, name) ?? featureOf(types, 'color', name);
    const lacking = support.lacking(found);
    if (lacking.length > 0) yield [name, lacking];
  }
  for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(\s*from\s/g)) {
    const lacking = support.lacking(featureOf(types, 'color', name, 'relative_syntax'));
    if (lacking.length > 0) yield [`${name}(from`, lacking];
  }
  for (const [, unit = ''] of value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/g))
    for (const [pattern, feature] of UNITS) {
      if (!pattern.test(unit)) continue;
      const lacking = support.lacking(featureOf(types, 'length', unit.replace(pattern, feature)));
      if (lacking.length > 0) yield [unit, lacking];
    }
}

/** Whether the browser is asked first: `@supports (height: 100dvh)`. */
function isInSupportQuery(node: Node, what: string): boolean {
  for (let at = node.parent; at !== undefined; at = at.parent as typeof at)
    if (at.type === 'atrule' && (at as AtRule).name === 'supports')
      return (at as AtRule).params.includes(what.replace(/^.*: /, '')) && !/\bnot\b/.test((at as AtRule).params);
  return false;
}

/** `-webkit-mask-image` beside `mask-image`. */
function hasPrefixed({ parent, prop }: Declaration): boolean {
  return (
    parent?.some(
      (other) => other.type === 'decl' && /^-(webkit|moz)-/.test(other.prop) && other.prop.endsWith(`-${prop}`),
    ) === true
  );
}

function hasEarlier(node: Declaration, support: BrowserSupport): boolean {
  if (node.prop.startsWith('--') || node.value.includes('var(')) return false;
  for (let at = node.prev(); at !== undefined; at = at.prev())
    if (at.type === 'decl' && at.prop === node.prop && missingIn(at.value, support).next().done) return true;
  return false;
}
