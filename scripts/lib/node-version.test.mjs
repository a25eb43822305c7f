import { describe, expect, it } from 'vitest';
import { isSupported, unsupportedSentence } from './node-version.mjs';

const RANGE = '^20.19.0 || ^22.13.0 || >=24.0.0';

describe('isSupported', () => {
  it.each([
    ['v20.19.0', true],
    ['v20.20.2', true],
    ['v20.18.9', false],
    ['v21.7.0', false],
    ['v22.11.0', false],
    ['v22.23.0', true],
    ['v23.9.0', false],
    ['v24.0.0', true],
    ['v30.1.0', true],
    ['v18.20.4', false],
  ])('%s: %s', (version, expected) => {
    expect(isSupported(version, RANGE)).toBe(expected);
  });
});

it('names the versions that will do', () => {
  const sentence = unsupportedSentence('v18.20.4', RANGE);
  expect(sentence).toContain('you have 18.20.4');
  expect(sentence).toContain('20.19 (or a later 20), 22.13 (or a later 22), 24.0 or later');
  for (const line of sentence.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});
