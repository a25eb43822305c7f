import type { Readable, Writable } from 'node:stream';
import {
  DEVICE_KINDS,
  type DeviceKind,
  type MockScanner,
  SCANNER_CODES,
  type ScannerCode,
} from '@mister-x/device-adapters';
import { linesOf } from './stdio/lines.js';

/** Characters; the longest reading has 256. */
const LINE_MAX = 1_024;

const list = (words: readonly string[]): string => words.join(', ');

const HELP = `The practice scanner understands these lines:
    plug ID LABEL           plug in a scanner, such as: plug desk On the desk
    plug-as KIND ID LABEL   the same for a scanner of the kind
                            ${list(DEVICE_KINDS)}
    unplug ID               pull it out
    scan ID TEXT            make it read a card
    fail ID CODE            make it fail with one of
                            ${list(SCANNER_CODES.slice(0, 3))},
                            ${list(SCANNER_CODES.slice(3))}
    mend ID                 repair it; it works again once someone turns it on
`;

/** Said at the start; `others` tells whether scanners that are plugged in are heeded beside it. */
export function practiceHint(others: boolean): string {
  const how = 'Practice scanner: type "plug desk On the desk" here; "help" lists the rest.\n';
  return others ? how : `${how}It is the only one: --no-scanners ignores what is plugged in.\n`;
}

/**
 * Lets a person, or a test, play a scanner by lines of text until the input ends. What is not
 * understood is answered with a sentence and the help on `errors`.
 */
export async function practise(mock: MockScanner, input: Readable, errors: Writable): Promise<void> {
  // A terminal that went away must not end anybody's game.
  input.on('error', () => undefined);
  try {
    for await (const line of linesOf(input, LINE_MAX)) {
      const wrong = 'tooLong' in line ? 'That line is too long.\n' : obeyLine(mock, line.text);
      if (wrong !== undefined) errors.write(wrong + HELP);
    }
  } catch {
    // It was closed under way, which is an end like any other.
  }
}

/** @returns what is said before the help, where that is wanted */
function obeyLine(mock: MockScanner, line: string): string | undefined {
  const wrong = runOrder(mock, line);
  return wrong === undefined || wrong === '' ? wrong : `${wrong}\n`;
}

/** @returns what was wrong, as a sentence; `''` for who asks for help */
function runOrder(mock: MockScanner, line: string): string | undefined {
  const [, verb = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line) ?? [];
  switch (verb) {
    case '':
      return undefined;
    case 'help':
      return '';
    case 'plug':
      return plug(mock, 'mock', rest);
    case 'plug-as': {
      const [name, device] = cut(rest);
      const kind = DEVICE_KINDS.find((known) => known === name);
      return kind === undefined ? `"${name}" is not a kind of scanner.` : plug(mock, kind, device);
    }
    case 'unplug':
    case 'mend':
      if (rest === '' || /\s/.test(rest)) return `"${verb}" takes the id of a scanner.`;
      mock[verb](rest);
      return undefined;
    case 'scan': {
      const [id, text] = cut(rest);
      if (text === '') return '"scan" takes the id of a scanner and a text.';
      mock.scan(id, text);
      return undefined;
    }
    case 'fail': {
      const [id, name] = cut(rest);
      const code: ScannerCode | undefined = SCANNER_CODES.find((known) => known === name);
      if (code === undefined) return `"${name}" is not a scanner fault.`;
      mock.fail(id, code);
      return undefined;
    }
    default:
      return `Unknown command: "${verb}".`;
  }
}

function plug(mock: MockScanner, kind: DeviceKind, rest: string): string | undefined {
  const [id, label] = cut(rest);
  if (id === '') return 'A scanner needs an id.';
  mock.plug({ id, kind, key: id, label: label === '' ? id : label });
  return undefined;
}

/** The first word, and all that follows it. */
function cut(text: string): [string, string] {
  const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(text) ?? [];
  return [first, rest];
}
