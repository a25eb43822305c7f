import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { HostedDescriber } from '@mister-x/engine/describe';
import { newSeed } from '../../runtime/random.js';
import { refusal } from './codes.js';
import { LINE_CHARACTERS_MAX, type Line, linesOf } from './lines.js';
import { Referee, type Reply } from './referee.js';

/**
 * One JSON object a line in and out, in the order of the requests, until the input ends or
 * nobody reads the output any more.
 *
 * @param isOpen the program may see and set up everything; nothing else in the server can
 */
export async function refereeStdio(
  input: Readable,
  output: Writable,
  describers: readonly HostedDescriber[],
  isOpen = false,
): Promise<void> {
  const referee = new Referee(describers, newSeed, isOpen);
  let gone = false;
  // Without a reader there is nothing left to do, and nothing to complain of.
  output.on('error', () => {
    gone = true;
    input.destroy();
  });
  try {
    for await (const line of linesOf(input)) {
      if (gone) return;
      const reply = replyTo(referee, line);
      if (reply === undefined) continue;
      if (!output.write(`${JSON.stringify(reply)}\n`) && !gone) {
        await Promise.race([once(output, 'drain'), once(output, 'close')]).catch(() => {});
      }
    }
  } catch (error) {
    if (!gone) throw error;
  }
}

/** @returns `undefined` for a blank line, which is no request */
function replyTo(referee: Referee, line: Line): Reply | undefined {
  if ('tooLong' in line) {
    return {
      error: refusal('LINE_TOO_LONG', `a line has at most ${LINE_CHARACTERS_MAX} characters`),
    };
  }
  const text = line.text.replace(/^\uFEFF/, '').trim();
  return text === '' ? undefined : referee.answer(text);
}
