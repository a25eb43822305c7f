/** A part of the log: what opened a round, and what was told in it, as sentences in order. */
export type Round = { readonly title: string; readonly lines: readonly string[] };

export const POST_FORMATS = ['bbcode', 'markdown', 'plain'] as const;
export type PostFormat = (typeof POST_FORMATS)[number];

/** What was told before the first round is a round without a title. */
export function roundsOf<L>(
  log: readonly L[],
  opens: (line: L) => boolean,
  say: (line: L) => string,
): readonly Round[] {
  const rounds: { title: string; lines: string[] }[] = [];
  for (const line of log) {
    if (opens(line)) rounds.push({ title: say(line), lines: [] });
    else {
      if (rounds.length === 0) rounds.push({ title: '', lines: [] });
      rounds.at(-1)?.lines.push(say(line));
    }
  }
  return rounds;
}

/** As a post in a forum. Names and sentences stay what they are: nothing in them becomes a tag. */
export function postOf(rounds: readonly Round[], format: PostFormat): string {
  const write = WRITERS[format];
  return rounds.map(({ title, lines }) => write(title, lines)).join('\n\n');
}

type Writer = (title: string, lines: readonly string[]) => string;

const WRITERS: Readonly<Record<PostFormat, Writer>> = {
  bbcode: (title, lines) =>
    join(title && `[b]${bbcode(title)}[/b]`, [
      ...(lines.length === 0 ? [] : ['[list]']),
      ...lines.map((line) => `[*]${bbcode(line)}`),
      ...(lines.length === 0 ? [] : ['[/list]']),
    ]),
  markdown: (title, lines) =>
    join(
      title && `**${markdown(title)}**\n`,
      lines.map((line) => `- ${markdown(line)}`),
    ),
  plain: (title, lines) =>
    join(
      title,
      lines.map((line) => `– ${line}`),
    ),
};

function join(title: string, lines: readonly string[]): string {
  return (title === '' ? lines : [title, ...lines]).join('\n');
}

/** Forums agree on no way to write a bracket that is none. */
function bbcode(text: string): string {
  return text.replaceAll('[', '(').replaceAll(']', ')');
}

function markdown(text: string): string {
  return text.replace(/[\\`*_~#|<>[\]!&@]/g, (sign) => `\\${sign}`);
}
