import { err, ok, type Result } from '@mister-x/engine';
import { LEVELS, type Level } from '@mister-x/engine/players';

/** Who can be named on the command line: one of our computers, or any program by its command. */
export const COMPUTER_WORDS = [...LEVELS, 'random'] as const;
export type ComputerWord = Level | 'random';

export type Contestant =
  | { readonly name: string; readonly computer: ComputerWord }
  | { readonly name: string; readonly command: string };

const NAMED_CONTESTANT = /^([\w.-]{1,16})=(.+)$/s;
const NAME_MAX = 16;

/**
 * Reads `easy`, `python3 player.py` or `bob=python3 player.py`.
 *
 * @returns the contestants in their order, or a sentence that says what is wrong
 */
export function parseContestants(words: readonly string[]): Result<readonly Contestant[], string> {
  const contestants: Contestant[] = [];
  for (const word of words) {
    const contestant = parseContestant(word);
    if (contestant === undefined) {
      return err(
        `There is no contestant ${word}: name ${COMPUTER_WORDS.join(', ')}, or the command of a program, such as "python3 player.py" or ./player.`,
      );
    }
    if (contestants.some(({ name }) => name === contestant.name)) {
      return err(`Two contestants are called ${contestant.name}. Give one another name: other=${withoutName(word)}`);
    }
    contestants.push(contestant);
  }
  return ok(contestants);
}

function parseContestant(word: string): Contestant | undefined {
  const [, name, rest = word.trim()] = NAMED_CONTESTANT.exec(word.trim()) ?? [];
  if (isComputer(rest)) return { name: name ?? rest, computer: rest };
  // A single word is more likely a level that was mistyped than a program.
  if (!/[\s/\\.]/.test(rest)) return undefined;
  return { name: name ?? programName(rest), command: rest };
}

function isComputer(word: string): word is ComputerWord {
  return COMPUTER_WORDS.some((known) => known === word);
}

function withoutName(word: string): string {
  return NAMED_CONTESTANT.exec(word)?.[2] ?? word;
}

/** `python3 labs/docs/player.py` is called `player.py`. */
function programName(command: string): string {
  const file = command.split(/\s+/).findLast((part) => !part.startsWith('-')) ?? command;
  return file.split(/[/\\]/).at(-1)?.slice(0, NAME_MAX) || 'program';
}
