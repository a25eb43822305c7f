import { err, ok, type Result } from '@mister-x/games/pursuit/rules';
import { EXCHANGE_BYTES_MAX, type ExchangeFault, type XmlTree } from './types.js';

/** XML in and out, by the browser's own parser. */

/** Elements and levels that are read: a full board as yEd writes it, each node and edge with how it is drawn. */
const ELEMENTS_MAX = 60_000;
const LEVELS_MAX = 20;

/** The root of a document. Document types are refused before the parser sees them, and with them all entities. */
export function parseXml(text: string): Result<XmlTree, ExchangeFault> {
  if (text.length > EXCHANGE_BYTES_MAX) return err({ code: 'FILE_TOO_LARGE' });
  if (/<!\s*(DOCTYPE|ENTITY)/i.test(text)) return err({ code: 'DOCTYPE_FORBIDDEN' });
  // Nothing in such a document is run or fetched: it belongs to no page.
  const parsed = new DOMParser().parseFromString(text.replace(/^\uFEFF/, ''), 'application/xml');
  if (parsed.doctype !== null) return err({ code: 'DOCTYPE_FORBIDDEN' });
  const root = parsed.documentElement;
  if (root === null || parsed.getElementsByTagName('parsererror').length > 0) {
    return err({ code: 'NOT_XML' });
  }
  if (parsed.getElementsByTagName('*').length > ELEMENTS_MAX) {
    return err({ code: 'GRAPH_TOO_LARGE' });
  }
  const tree = treeOf(root, LEVELS_MAX);
  return tree === undefined ? err({ code: 'GRAPH_TOO_LARGE' }) : ok(tree);
}

function treeOf(element: Element, levels: number): XmlTree | undefined {
  if (levels === 0) return undefined;
  const children: XmlTree[] = [];
  let text = '';
  for (const node of element.childNodes) {
    if (node.nodeType === Node.ELEMENT_NODE) {
      const child = treeOf(node as Element, levels - 1);
      if (child === undefined) return undefined;
      children.push(child);
    } else if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE) {
      text += node.nodeValue ?? '';
    }
  }
  const attributes = Object.fromEntries(Array.from(element.attributes, ({ localName, value }) => [localName, value]));
  return { name: element.localName, attributes, children, text: text.trim() };
}

export function writeXml(root: XmlTree): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, '')}`;
}

function element({ name, attributes, children, text }: XmlTree, indent: string): string {
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `${indent}<${name}${head.join('')}`;
  if (children.length > 0) {
    const inner = children.map((child) => element(child, `${indent}  `)).join('');
    return `${open}>\n${inner}${indent}</${name}>\n`;
  }
  return text === '' ? `${open}/>\n` : `${open}>${escaped(text)}</${name}>\n`;
}

const XML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => XML_ESCAPES[character] ?? '');
}
