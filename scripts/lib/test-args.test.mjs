import { describe, expect, it } from 'vitest';
import { parseTestArgs } from './test-args.mjs';

const STEPS = ['build', 'lint', 'engine'];
const parse = (/** @type {string[]} */ ...args) => parseTestArgs(args, {}, STEPS);
const PLAIN = { help: false, extent: 'quick', seed: undefined, only: [] };

describe('npm test --', () => {
  it.each([
    ['nothing at all', [], PLAIN],
    ['names of steps', ['lint', 'engine'], { ...PLAIN, only: ['lint', 'engine'] }],
    ['more', ['--all'], { ...PLAIN, extent: 'all' }],
    ['everything', ['--every'], { ...PLAIN, extent: 'every' }],
    ['all of one step', ['engine', '--all'], { ...PLAIN, extent: 'all', only: ['engine'] }],
    ['a seed', ['--seed', '7'], { ...PLAIN, seed: 7 }],
    ['a seed with its number attached', ['--seed=7'], { ...PLAIN, seed: 7 }],
    ['help', ['-h'], { ...PLAIN, help: true }],
  ])('accepts %s', (_, args, expected) => {
    expect(parse(...args)).toEqual(expected);
  });

  it.each([
    [
      'an unknown step',
      ['evenings'],
      'Unknown step "evenings". The steps are: build, lint, engine',
    ],
    ['an unknown option', ['--al'], 'Unknown option --al.'],
    ['a seed without a number', ['--seed'], 'not nothing'],
    ['a seed that is none', ['--seed', 'none'], 'not none'],
    ['a seed of nothing', ['--seed='], '--seed takes a whole number'],
  ])('refuses %s', (_, args, sentence) => {
    expect(parse(...args)).toEqual({ error: expect.stringContaining(sentence) });
  });
});

describe('an option that npm kept', () => {
  it('is explained: npm test --all', () => {
    const parsed = parseTestArgs([], { npm_config_all: 'true' }, STEPS);
    expect(parsed).toEqual({ error: expect.stringContaining('npm test -- --all') });
  });
  it('is explained: npm test --seed 7, npm test --seed=7', () => {
    const sentence = { error: expect.stringContaining('npm test -- --seed 7') };
    expect(parseTestArgs(['7'], { npm_config_seed: 'true' }, STEPS)).toEqual(sentence);
    expect(parseTestArgs([], { npm_config_seed: '7' }, STEPS)).toEqual(sentence);
  });
});
