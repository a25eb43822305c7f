import { expect, it, onTestFinished, vi } from 'vitest';
import { breakdownSentence, endOnBreakdown } from './process-end.js';

it('says where it happened, and nothing of what was at hand', () => {
  const error = new TypeError('Mister X is at 42\n    at 42 (secret.js:1:1)');
  const sentence = breakdownSentence(error, true);
  expect(sentence).toContain('TypeError');
  expect(sentence).toMatch(/^ +at .*process-end\.test/m);
  expect(sentence).not.toContain('42');
});

it('names the code of a system error', () => {
  const error = Object.assign(new Error('read'), { code: 'ECONNRESET' });
  expect(breakdownSentence(error, true)).toContain('Error ECONNRESET');
});

it('is a sentence for whatever is thrown', () => {
  expect(breakdownSentence('secret', true)).not.toContain('secret');
});

it('says that games are saved only where they are', () => {
  expect(breakdownSentence('', true)).toContain('Every game is saved');
  const unsaved = breakdownSentence('', false);
  expect(unsaved).not.toContain('is saved');
  expect(unsaved).toContain('Put the old files back');
  const unknown = breakdownSentence('', undefined);
  expect(unknown).not.toContain('is saved');
  expect(unknown).not.toContain('Put the old files back');
});

it('says it before the end, though the disk does not answer', async () => {
  vi.useFakeTimers();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  let breakDown: (error: unknown) => void = () => undefined;
  const on = vi.spyOn(process, 'on').mockImplementation((_, listener) => {
    breakDown = listener;
    return process;
  });
  onTestFinished(() => {
    vi.useRealTimers();
    for (const spy of [said, exit, on]) spy.mockRestore();
  });
  const never = new Promise<never>(() => undefined);
  const close = vi.fn(() => never);
  endOnBreakdown(() => never, close);
  breakDown(new TypeError());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said).toHaveBeenCalledTimes(1);
  expect(said.mock.calls[0]?.[0]).toContain('TypeError');
  expect(close).toHaveBeenCalledTimes(1);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(exit).toHaveBeenCalledWith(70);
});
