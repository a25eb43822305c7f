import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.js';

async function cut(chunks: readonly (string | Uint8Array)[], limit?: number): Promise<unknown[]> {
  async function* source(): AsyncGenerator<string | Uint8Array> {
    yield* chunks;
  }
  const lines: unknown[] = [];
  for await (const line of linesOf(source(), limit)) {
    lines.push('tooLong' in line ? 'TOO LONG' : line.text);
  }
  return lines;
}

describe('linesOf', () => {
  it.each([
    ['several lines at once', ['a\nb\nc\n'], ['a', 'b', 'c']],
    ['a line in pieces', ['a', 'b', 'c\nd', '\n'], ['abc', 'd']],
    ['an end in mid-line', ['a\nb'], ['a', 'b']],
    ['blank lines', ['\n\na\n'], ['', '', 'a']],
    ['nothing', [], []],
  ])('cuts %s', async (_, chunks, expected) => {
    expect(await cut(chunks)).toEqual(expected);
  });

  it('joins a letter that was cut between two chunks', async () => {
    const bytes = Buffer.from('é\n');
    expect(await cut([bytes.subarray(0, 1), bytes.subarray(1)])).toEqual(['é']);
  });

  it('reports a line that is too long once, and goes on behind it', async () => {
    expect(await cut(['xxx', 'xxx', 'xxx\nok\n'], 5)).toEqual(['TOO LONG', 'ok']);
    expect(await cut(['xxxxxx\nok\n'], 5)).toEqual(['TOO LONG', 'ok']);
    expect(await cut(['xxxxxx'], 5)).toEqual(['TOO LONG']);
    expect(await cut(['xxxxx\n'], 5)).toEqual(['xxxxx']);
  });
});
