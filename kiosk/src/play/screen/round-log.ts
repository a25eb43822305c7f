import type { MatchNotice } from '@mister-x/engine/protocol';

/** A part of the log: what opened a round, how things stood then, and what was told in it, in order. */
export type Round = {
  readonly title: string;
  readonly head: readonly string[];
  readonly lines: readonly string[];
};

type Typed = { readonly type: string };

/** How a game says its log; `head` where it tells how a round began. */
export type LogText<N> = {
  readonly say: (line: MatchNotice<N>) => string;
  readonly head?: ((line: MatchNotice<N>) => readonly string[]) | undefined;
};

/** As games call what a round begins with. */
const OPENS: ReadonlySet<string> = new Set(['roundOpened', 'roundBegan']);

export function opens<N extends Typed>(line: MatchNotice<N>): boolean {
  return line.kind === 'game' && OPENS.has(line.notice.type);
}

export const POST_FORMATS = ['bbcode', 'markdown', 'plain'] as const;
export type PostFormat = (typeof POST_FORMATS)[number];

/** What was told before the first round is a round without a title. */
export function roundsOf<N extends Typed>(
  log: readonly MatchNotice<N>[],
  { say, head = () => [] }: LogText<N>,
): readonly Round[] {
  const rounds: (Round & { readonly lines: string[] })[] = [];
  for (const line of log) {
    if (opens(line)) rounds.push({ title: say(line), head: head(line), lines: [] });
    else {
      if (rounds.length === 0) rounds.push({ title: '', head: [], lines: [] });
      rounds.at(-1)?.lines.push(say(line));
    }
  }
  return rounds;
}

/** As a post in a forum. Names and sentences stay what they are: nothing in them becomes a tag. */
export function postOf(rounds: readonly Round[], format: PostFormat): string {
  return rounds.map(WRITERS[format]).join('\n\n');
}

const WRITERS: Readonly<Record<PostFormat, (round: Round) => string>> = {
  bbcode: ({ title, head, lines }) =>
    [
      ...(title === '' ? [] : [`[b]${bbcode(title)}[/b]`]),
      ...head.map(bbcode),
      ...(lines.length === 0
        ? []
        : ['[list]', ...lines.map((line) => `[*]${bbcode(line)}`), '[/list]']),
    ].join('\n'),
  // Two blanks end a line where a line break alone does not.
  markdown: ({ title, head, lines }) =>
    [
      ...(title === '' ? [] : [`**${markdown(title)}**`]),
      ...(head.length === 0 ? [] : [head.map(markdown).join('  \n')]),
      ...(lines.length === 0 ? [] : [lines.map((line) => `- ${markdown(line)}`).join('\n')]),
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
function bbcode(text: string): string {
  return text.replaceAll('[', '(').replaceAll(']', ')');
}

function markdown(text: string): string {
  return text.replace(/[\\`*_~#|<>[\]!&@]/g, (sign) => `\\${sign}`);
}
