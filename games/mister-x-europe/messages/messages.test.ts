import { expect, it } from 'vitest';
import { messages } from './game/ru.js';

it('a count has its own form of the Russian word', () => {
  expect(messages.secretLeft.leg(1)).toBe('остался 1 тайный ход');
  expect(messages.secretLeft.leg(5)).toBe('осталось 5 тайных ходов');
});
