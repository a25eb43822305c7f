import type { MatchNotice } from '@mister-x/engine/protocol';

/** A part of the log: what opened a round, how things stood then, and what was told in it, in order. */
export type RoundText = {
  readonly title: string;
  readonly head: readonly string[];
  readonly lines: readonly string[];
};

type WithType = { readonly type: string };

/** How a game says its log; `head` where it tells how a round began. */
export type LogText<N> = {
  readonly say: (line: MatchNotice<N>) => string;
  readonly head?: ((line: MatchNotice<N>) => readonly string[]) | undefined;
};

/** As games call what a round begins with. */
const ROUND_OPENING_NOTICES: ReadonlySet<string> = new Set(['roundOpened', 'roundBegan']);

export function opensRound<N extends WithType>(line: MatchNotice<N>): boolean {
  return line.kind === 'game' && ROUND_OPENING_NOTICES.has(line.notice.type);
}

export const FORUM_FORMATS = ['bbcode', 'markdown', 'plain'] as const;
export type ForumFormat = (typeof FORUM_FORMATS)[number];

/** What was told before the first round is a round without a title. */
export function roundsOf<N extends WithType>(
  log: readonly MatchNotice<N>[],
  { say, head = () => [] }: LogText<N>,
): readonly RoundText[] {
  const rounds: (RoundText & { readonly lines: string[] })[] = [];
  for (const line of log) {
    if (opensRound(line)) rounds.push({ title: say(line), head: head(line), lines: [] });
    else {
      if (rounds.length === 0) rounds.push({ title: '', head: [], lines: [] });
      rounds.at(-1)?.lines.push(say(line));
    }
  }
  return rounds;
}

/** As a post in a forum. Names and sentences stay what they are: nothing in them becomes a tag. */
export function forumPostOf(rounds: readonly RoundText[], format: ForumFormat): string {
  return rounds.map(WRITER_BY_FORMAT[format]).join('\n\n');
}

const WRITER_BY_FORMAT: Readonly<Record<ForumFormat, (round: RoundText) => string>> = {
  bbcode: ({ title, head, lines }) =>
    [
      ...(title === '' ? [] : [`[b]${escapeBbcode(title)}[/b]`]),
      ...head.map(escapeBbcode),
      ...(lines.length === 0 ? [] : ['[list]', ...lines.map((line) => `[*]${escapeBbcode(line)}`), '[/list]']),
    ].join('\n'),
  // Two blanks end a line where a line break alone does not.
  markdown: ({ title, head, lines }) =>
    [
      ...(title === '' ? [] : [`**${escapeMarkdown(title)}**`]),
      ...(head.length === 0 ? [] : [head.map(escapeMarkdown).join('  \n')]),
      ...(lines.length === 0 ? [] : [lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n')]),
    ].join('\n\n'),
  plain: ({ title, head, lines }) =>
    [
      ...(title === '' ? [] : [title]),
      ...head,
      ...(head.length === 0 || lines.length === 0 ? [] : ['']),
      ...lines.map((line) => `– ${line}`),
    ].join('\n'),
};

/** Forums agree on no way to write a bracket that is none. */
function escapeBbcode(text: string): string {
  return text.replaceAll('[', '(').replaceAll(']', ')');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~#|<>[\]!&@]/g, (sign) => `\\${sign}`);
}
