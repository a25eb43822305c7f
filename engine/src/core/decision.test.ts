import { describe, expect, it } from 'vitest';
import { transitionOf, Decision } from './decision.js';

const add = (sum: number, by: number): number => sum + by;

describe('a decision in the making', () => {
  it('stands in the state that its last event leads to', () => {
    const decision = new Decision(1, add);
    decision.emit(2);
    expect(decision.state).toBe(3);
    decision.emit(decision.state);
    expect(decision.state).toBe(6);
  });

  it('leads to its events, and to a state for each', () => {
    const decision = new Decision(1, add);
    expect(decision.transition).toEqual({ events: [], states: [] });
    decision.emit(2);
    decision.emit(3);
    expect(decision.transition).toEqual({ events: [2, 3], states: [3, 6] });
  });
});

it('events that were decided all at once lead to the same course', () => {
  expect(transitionOf(add, 1, [2, 3])).toEqual({ events: [2, 3], states: [3, 6] });
  expect(transitionOf(add, 1, [])).toEqual({ events: [], states: [] });
});
