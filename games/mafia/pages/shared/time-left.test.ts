import { expect, it } from 'vitest';
import { messages } from '../../messages/game/en.js';
import { timeLeftText } from './time-left.js';

it.each([
  [1, '1 second left'],
  [120, '120 seconds left'],
  [121, '3 minutes left'],
  [7_201, '3 hours left'],
  [172_801, '3 days left'],
])('%i seconds are said as “%s”', (seconds, said) => {
  expect(timeLeftText(messages, seconds)).toBe(said);
});
