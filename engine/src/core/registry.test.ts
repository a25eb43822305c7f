import { describe, expect, it } from 'vitest';
import type { HostedGame } from './hosted.js';
import { registry } from './registry.js';

const named = (id: string): HostedGame => ({ id }) as unknown as HostedGame;

describe('registry', () => {
  it('finds games by id, in the order they were registered', () => {
    const [chess, go] = [named('chess'), named('go')];
    const games = registry(chess, go);
    expect(games.ids).toEqual(['chess', 'go']);
    expect(games.get('go')).toBe(go);
  });

  it('knows nothing of other names, those of objects included', () => {
    const games = registry(named('chess'));
    expect(games.get('draughts')).toBeUndefined();
    expect(games.get('toString')).toBeUndefined();
    expect(games.get('__proto__')).toBeUndefined();
  });

  it('takes two games of one name for a bug', () => {
    expect(() => registry(named('chess'), named('chess'))).toThrow('chess');
  });
});
