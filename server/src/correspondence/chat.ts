import type { HookFormat } from '@mister-x/engine/protocol';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const entities = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
/** Names of players stand in the text: they are to format nothing. */
const unmarked = (text: string): string => text.replace(/[\\*_~`|<>#[\]()]/g, '\\$&');
/** Slack has no escapes for signs that format; Mattermost, which takes the same, would show them. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ', '#': '＃', '[': '［', ']': '］' },
};
const alike = (text: string): string => text.replace(/[*_~`#[\]]/g, (sign) => ALIKE[sign] ?? sign);

/**
 * What chat programs take, by what they document; other members they would refuse or show.
 * @param lines without formatting
 */
export const CHAT_BODIES: Readonly<
  Record<Exclude<HookFormat, 'plain'>, (lines: readonly string[], link: string) => object>
> = {
  // In angle brackets, so that no preview of the page is fetched.
  discord: (lines, link) => ({
    content: [...lines.map(unmarked), `<${link}>`].join('\n'),
    allowed_mentions: { parse: [] },
  }),
  slack: (lines, link) => ({
    text: [...lines.map(entities).map(alike), `<${link}>`].join('\n'),
  }),
  // Hookshot takes `text` alone for Markdown.
  matrix: (lines, link) => ({
    text: [...lines, link].join('\n'),
    html: [...lines, link].map(entities).join('<br>'),
  }),
};
