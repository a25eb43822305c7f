import { describe, expect, it } from 'vitest';
import type { Game } from './game.js';
import { REFEREE } from './game.js';
import { type Command, decideMatch, foldBatch, matchTimers, startMatch } from './match.js';
import { matchChoices } from './match-choices.js';
import { matchNotice } from './match.js';
import { unwrap } from './result.js';
import {
  AGREE_TO_TAKEBACK,
  ASK_TAKEBACK,
  act,
  DECLINE_TAKEBACK,
  rng,
  type Stub,
  type StubMatch,
  stub,
} from './testing/stub-match.js';

const DAY = 24 * 60 * 60_000;
const correspondenceGame = (consentMs: number | null): Game<Stub> => ({
  ...stub,
  correspondence: () => ({ anonymous: false, replacing: false, consentMs }),
});
const game = correspondenceGame(DAY);

type SentCommand = readonly [seat: string, command: Command<Stub['action']>];

function play(...sent: readonly SentCommand[]): StubMatch {
  const begun = unwrap(startMatch(game, { takeback: 'x_consents' }));
  return sent.reduce<StubMatch>((match, [seat, command]) => {
    const { batch, states } = unwrap(decideMatch(game, match, seat, command, rng));
    return foldBatch(game, match, batch, states).after;
  }, begun);
}

function code(match: StubMatch, seat: string, command: Command<Stub['action']>): string {
  const decided = decideMatch(game, match, seat, command, rng);
  return decided.ok ? 'accepted' : decided.error.code;
}

const moved: SentCommand = ['ann', act('add', 5)];
const asked = play(moved, ['ann', ASK_TAKEBACK]);

describe('a take-back by correspondence [MF-110]', () => {
  it('waits as long as the game says, or until it is answered', () => {
    expect(matchTimers(game, asked)).toEqual([
      { id: 'takeback', ms: DAY, action: { kind: 'takeback-timeout' }, shown: true },
    ]);
    expect(matchTimers(correspondenceGame(null), asked)).toEqual([]);
  });

  it('is withdrawn by the one who asked, and by nobody else', () => {
    expect(code(asked, 'bob', DECLINE_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
    expect(code(asked, 'ann', AGREE_TO_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
    expect(matchChoices(game, asked, 'ann').commands).toContainEqual(DECLINE_TAKEBACK);
    expect(matchChoices(game, asked, 'ann').commands).not.toContainEqual(AGREE_TO_TAKEBACK);
    const withdrawn = play(moved, ['ann', ASK_TAKEBACK], ['ann', DECLINE_TAKEBACK]);
    expect(withdrawn.request).toBeUndefined();
    expect(withdrawn.state).toEqual(play(moved).state);
    const event = {
      kind: 'takeback-declined',
      by: 'ann',
      timeout: false,
      withdrawn: true,
    } as const;
    for (const viewer of ['ann', 'spy', 'table']) {
      expect(matchNotice(game, asked, event, viewer)).toEqual(event);
    }
    expect(code(withdrawn, 'ann', ASK_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
  });

  it('holds moves up, and nothing that is no move', () => {
    for (const seat of ['spy', 'ann', 'bob', REFEREE]) {
      expect(code(asked, seat, act('add', 1))).toBe('PHASE_WRONG');
      expect(code(asked, seat, act('roll'))).toBe('PHASE_WRONG');
    }
    expect(code(asked, 'bob', act('order', 1))).toBe('accepted');
    expect(matchChoices(game, asked, 'bob').omitted).toEqual(['audit']);
    expect(matchChoices(stub, asked, 'bob').omitted).toEqual([]);
  });

  it('keeps what was stored meanwhile, whatever the answer', () => {
    const sent: readonly SentCommand[] = [moved, ['ann', ASK_TAKEBACK], ['bob', act('order', 3)]];
    expect(play(...sent).request).toEqual({ by: 'ann', of: 'spy' });
    expect(play(...sent, ['spy', AGREE_TO_TAKEBACK]).state).toMatchObject({ sum: 0, orders: 3 });
    expect(play(...sent, ['spy', DECLINE_TAKEBACK]).state).toMatchObject({ sum: 5, orders: 3 });
  });
});
