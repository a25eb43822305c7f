import { type Action, SLEUTHS } from '../../rules/index.js';
import { tokenOf } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { arrestCard, arrestNeeds, placesToArrestAt } from './arrest.js';
import { DrawDraft } from './draw-draft.js';
import { lookCards, lookTargets } from './holmes-look.js';
import { maySearch, playsOpeningSearch, SearchPayment } from './payment.js';
import { taskOf } from './seats.js';
import {
  isAccepted,
  beginHolmesRun,
  londonPack,
  runWithState,
  positions,
  type HolmesRun,
  stateWithSleuth,
  viewAndOwnSleuth,
} from './testing/positions.js';
import { WalkDraft } from './walk-draft.js';

const GAMES = [{}, { loop_two_way: false, hand_limit: 6 }, { holmes_draw_from_fresh: true }];
const all = GAMES.flatMap((flags, seed) => [...positions(flags, seed + 11, 130)]);
const of = <T extends Action['type']>(run: HolmesRun, type: T) =>
  SLEUTHS.slice(0, 3).flatMap((seat) =>
    [...run.choices(seat).actions].flatMap((action) =>
      action.type === type ? [{ seat, action: action as Extract<Action, { type: T }> }] : [],
    ),
  );
const text = (value: unknown) => JSON.stringify(value);

describe('drafts on a phone', () => {
  it('reach every place that a walk reaches, and no other (SH-22, SH-23, SH-24)', () => {
    for (const run of all.filter(({ state }) => state.phase === 'move' && state.look === null)) {
      const walks = of(run, 'walk');
      const [{ seat } = { seat: 'sleuth-1' as const }] = walks;
      const { view, me } = viewAndOwnSleuth(run, seat);
      const ends = new Set(walks.flatMap(({ action }) => action.path.at(-1) ?? []));
      ends.delete(me.pawn.at);
      const draft = WalkDraft.of(londonPack, view, me);
      expect([...draft.targets.keys()].sort()).toEqual([...ends].sort());
      for (const place of ends) expect(isAccepted(run, seat, draft.choose(place).action)).toBe(true);
    }
  });

  it('go out and back, which is a move (SH-24)', () => {
    const { view, me } = viewAndOwnSleuth(beginHolmesRun());
    const draft = WalkDraft.of(londonPack, view, me).choose('23').choose('SY');
    expect(draft.action).toEqual({ type: 'walk', path: ['23', 'SY'] });
  });

  it('change their mind about a first step', () => {
    const { view, me } = viewAndOwnSleuth(beginHolmesRun());
    const draft = WalkDraft.of(londonPack, view, me).choose('23').choose('16');
    expect(draft.choose('28').action).toEqual({ type: 'walk', path: ['22', '28'] });
  });

  it('take a cab anywhere else (SH-60)', () => {
    const rides = all.flatMap((run) => of(run, 'cab').map((ride) => ({ run, ...ride })));
    expect(rides.length).toBeGreaterThan(0);
    for (const { run, seat, action } of rides.filter((_, i) => i % 41 === 0)) {
      const { view, me } = viewAndOwnSleuth(run, seat);
      const draft = WalkDraft.of(londonPack, view, me).ride(action.card).choose(action.to);
      expect(draft.action).toEqual(action);
    }
  });

  it('open a search with each card that fits, once (SH-28, SH-59)', () => {
    let met = 0;
    for (const run of all.filter(({ state }) => state.phase === 'investigate')) {
      const seat = run.state.turn.seat;
      if (run.state.look !== null) continue;
      const { view, me } = viewAndOwnSleuth(run, seat);
      const cards = new Set(of(run, 'search').map(({ action }) => action.cards[0]?.card));
      const plays = playsOpeningSearch(londonPack, view, me);
      const may = maySearch(view, me, 1);
      expect(may ? plays.map(({ card }) => card) : []).toEqual([...cards]);
      for (const play of may ? plays : []) expect(isAccepted(run, seat, { type: 'search', cards: [play] })).toBe(true);
      met += cards.size;
    }
    expect(met).toBeGreaterThan(0);
  });

  it('pay with whatever is enough, and choose nothing that does not count (SH-31, SH-32)', () => {
    let met = 0;
    for (const run of all) {
      const { look } = run.state;
      if (look?.opening == null || look.decision !== null) continue;
      const { view, me } = viewAndOwnSleuth(run, look.by);
      const token = tokenOf(londonPack, view.own?.seen[look.location] ?? '');
      const takes = new Map(of(run, 'take').map(({ action }) => [text(action.cards.map(({ card }) => card)), action]));
      for (const { cards } of takes.values()) {
        let payment = new SearchPayment(londonPack, token, look.opening);
        for (const { card } of cards) payment = payment.touch(card);
        expect(payment.enough).toBe(true);
        expect(isAccepted(run, look.by, payment.action)).toBe(true);
        met++;
      }
      const payment = new SearchPayment(londonPack, token, look.opening);
      for (const card of me.own.hand.filter((one) => payment.playOf(one) === undefined))
        expect(payment.touch(card).plays).toEqual([]);
    }
    expect(met).toBeGreaterThan(0);
  });

  it('look with Holmes at each token of his sign (SH-53)', () => {
    let met = 0;
    for (const run of all) {
      const seat = run.state.turn.seat;
      const { view, me } = viewAndOwnSleuth(run, seat);
      const mine = lookCards(londonPack, view, me).flatMap((card) =>
        lookTargets(londonPack, view, card).map((location) => ({ type: 'look', card, location })),
      );
      expect(mine.map(text)).toEqual(of(run, 'look').map(({ action }) => text(action)));
      met += mine.length;
    }
    expect(met).toBeGreaterThan(0);
  });

  it('draw every legal mixture of line, deck and Holmes (SH-38, SH-39, SH-43, SH-54)', () => {
    let met = 0;
    for (const run of all) {
      for (const [i, { seat, action }] of of(run, 'draw').entries()) {
        if (i % 9 !== 0) continue;
        const { view, me } = viewAndOwnSleuth(run, seat);
        let draft = new DrawDraft(londonPack, view, me);
        const isFresh = action.holmes !== null && !me.own.hand.includes(action.holmes);
        // One that helps from the line must come first.
        if (isFresh) draft = draft.touch(view.line.indexOf(action.holmes) + 1);
        draft = draft.help(action.holmes);
        for (const position of action.line) {
          if (!draft.chosen.line.includes(position)) draft = draft.touch(position);
        }
        draft = draft.fromDeck(action.deck);
        expect(draft.action).toEqual(action);
        met++;
      }
    }
    expect(met).toBeGreaterThan(100);
  });

  it('name a draw only when it is one (SH-38)', () => {
    const { view, me } = viewAndOwnSleuth(runWithState(beginHolmesRun(), () => ({ phase: 'investigate' })));
    const draft = new DrawDraft(londonPack, view, me);
    expect([draft.due, draft.action]).toEqual([3, undefined]);
    const three = draft.touch(1).touch(4).fromDeck(5);
    expect(three.action).toEqual({ type: 'draw', line: [1, 4], deck: 1, holmes: null });
    expect(three.touch(2).action).toEqual(three.action);
    expect(three.touch(4).left).toBe(1);
  });

  it('give up what was chosen last when there is one card fewer to come (SH-54)', () => {
    const run = runWithState(beginHolmesRun(), (state) => ({
      phase: 'investigate',
      turn: { ...state.turn, moved: true },
      ...stateWithSleuth(state, 'sleuth-1', { hand: ['SH-weapon-holmes-1-1'] }),
    }));
    const { view, me } = viewAndOwnSleuth(run);
    const helped = new DrawDraft(londonPack, view, me).help('SH-weapon-holmes-1-1');
    expect(helped.due).toBe(3);
    expect(helped.touch(1).touch(2).touch(3).help(null).chosen.line).toEqual([1, 2]);
    expect(helped.touch(1).fromDeck(2).help(null).chosen).toMatchObject({ line: [1], deck: 1 });
  });

  it('spend no Holmes card that came with this draw, unless the table chose that (SH-54)', () => {
    const fresh = 'SH-weapon-holmes-1-1';
    const drawn = (flags: object) =>
      runWithState(beginHolmesRun({ draw_order: 'free', ...flags }), (state) => ({
        phase: 'draw',
        turn: { ...state.turn, moved: true, drawn: 1 },
        fresh: [fresh],
        ...stateWithSleuth(state, 'sleuth-1', { hand: [fresh] }),
      }));
    const extras = (flags: object) => {
      const { view, me } = viewAndOwnSleuth(drawn(flags));
      return new DrawDraft(londonPack, view, me, []).extras;
    };
    expect(extras({})).toEqual([]);
    expect(extras({ holmes_draw_from_fresh: true })).toEqual([fresh]);
  });

  it('wait for printed cards to be read (SH-84)', () => {
    const run = runWithState(beginHolmesRun(), (state) => ({
      phase: 'investigate',
      options: {
        ...state.options,
        flags: { ...state.options.flags, card_source: 'printed_cards' },
      },
    }));
    const { view, me } = viewAndOwnSleuth(run);
    const draft = new DrawDraft(londonPack, view, me).touch(1).touch(2).fromDeck(1);
    expect(draft.action).toBeUndefined();
    const [drawn = ''] = run.state.deck;
    expect(isAccepted(run, 'sleuth-1', draft.read([drawn]).action)).toBe(true);
  });

  it('arrest where the rules allow it, and say what is missing (SH-62, SH-63)', () => {
    const { view, me } = viewAndOwnSleuth(beginHolmesRun());
    expect(arrestNeeds(londonPack, me)).toContain('tokens');
    const run = runWithState(beginHolmesRun(), (state) => ({
      phase: 'investigate',
      ...stateWithSleuth(state, 'sleuth-1', {
        hand: ['SH-weapon-lestrade-2-1', 'SH-witness-lestrade-1-1'],
        pile: ['3', '5', '9'].map((location) => ({
          ...{ location, turn: 1, token: state.start[location] ?? '' },
        })),
      }),
    }));
    const ready = viewAndOwnSleuth(run);
    expect(arrestNeeds(londonPack, ready.me)).toEqual([]);
    expect(arrestCard(londonPack, ready.me)).toBe('SH-witness-lestrade-1-1');
    const legal = new Set(of(run, 'arrest').map(({ action }) => action.location));
    expect(new Set(placesToArrestAt(londonPack, view))).toEqual(legal);
  });

  it('know what each seat is to do', () => {
    const met = new Set<string>();
    for (const run of all) {
      for (const seat of SLEUTHS.slice(0, 3)) {
        const { view, me } = viewAndOwnSleuth(run, seat);
        const task = taskOf(view, me);
        met.add(task);
        const moves = [...run.choices(seat).actions].map(({ type }) => type);
        const isAsked = moves.length > 0;
        expect([seat, task, isAsked]).toEqual([seat, task, !['wait', 'watch', 'out', 'over'].includes(task)]);
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['answer', 'decide', 'watch', 'move', 'investigate', 'wait']));
  });
});
