import type { GameTypes, SecretMove } from '../../core/game.js';
import type { Json } from '../../core/json.js';
import type { SeedsOfTable, Failure, GameKit } from './kit.js';
import { jsonText } from './plain.js';
import { checkSteps } from './run.js';

type Members = { readonly [name: string]: Json | undefined };
/** What fills a slot, and which members of it everybody knew from the start. */
type FilledSlot = { readonly move: Members; readonly known: ReadonlySet<string> };

/**
 * CM-12 for this game: every secret move is committed to under the slot that its mover's phone
 * expects, and what an event shows is what it opens, no more and no less. A slot is filled once, so that
 * nobody can choose later between two receipts.
 */
export function checkSlots<T extends GameTypes>(kit: GameKit<T>, effort: SeedsOfTable): Failure[] {
  let count = 0;
  let filled = new Map<string, FilledSlot>();
  let once = new SlotsFilledOnce();
  const failures = checkSteps(
    'slots',
    kit,
    effort,
    ({ run, seats, next }, { game }, report) => {
      if (run.steps === 0) [filled, once] = [new Map(), new SlotsFilledOnce()];
      if (next === undefined) return;
      const { seat, command, step } = next;
      const made = step.secretMoves;
      count += made.length;
      if (command.kind === 'act' && seats.some((one) => one.seat === seat)) {
        const view = game.view(run.state, seat);
        const expected = kit.receipts.expected(view, seat, command.action);
        // An end on the way may leave later slots unfilled.
        const first = expected.slice(0, Math.max(1, made.length));
        if (jsonText(made) !== jsonText(first)) {
          report(`the phone expects ${jsonText(expected)}, the referee commits to ${jsonText(made)}`);
        }
      }
      const { told: toldOf } = step.disclosure;
      for (const [place, event] of step.batch.events.entries()) {
        if (event.kind === 'taken-back') once = new SlotsFilledOnce();
        if (event.kind !== 'game') continue;
        const told = toldOf[place] === true;
        const secret = game.secretMove(event.event);
        for (const fault of slotFaults(kit, event.event, secret)) report(fault);
        if (secret !== undefined) {
          if (!once.fill(secret.slot, told)) report(`slot ${secret.slot} is filled again`);
          filled.set(secret.slot, fillOf(secret, event.event, told));
        }
        const opened = game.opens(event.event);
        once.open(opened);
        if (opened.length > 0 && !told) report('opens what the table is not told of');
        for (const fault of openFaults(kit, event.event, opened, filled)) report(fault);
      }
    },
    { takebacks: true },
  );
  if (failures.length === 0 && count === 0) {
    const what = 'no slot was ever filled';
    failures.push({ check: 'slots', table: '-', seed: effort(0)[0] ?? 0, at: -1, what });
  }
  return failures;
}

/**
 * Slots that are filled and must not be filled again before a take-back. What was moved in silence may be
 * replaced, in silence too, for as long as it is not open: nobody has a receipt of it.
 */
class SlotsFilledOnce {
  readonly #silent = new Set<string>();
  readonly #known = new Set<string>();

  /** @returns whether it may be filled */
  fill(slot: string, told: boolean): boolean {
    const may = !this.#known.has(slot) && !(told && this.#silent.has(slot));
    (told ? this.#known : this.#silent).add(slot);
    return may;
  }

  open(slots: readonly string[]): void {
    for (const slot of slots) this.#known.add(slot);
  }
}

function* slotFaults<T extends GameTypes>(
  { game, receipts }: GameKit<T>,
  event: T['event'],
  made: SecretMove | undefined,
): Iterable<string> {
  const { secret } = event as Members;
  const again = game.secretMove(JSON.parse(jsonText(event)));
  if (jsonText(again ?? null) !== jsonText(made ?? null)) yield `${jsonText(event)} fills another slot again`;
  if (made === undefined) {
    const bound = secret === undefined || receipts.boundOtherwise(event);
    if (!bound) yield `nobody commits to ${jsonText(event)}`;
    return;
  }
  // What is missing of the secret could be exchanged; what is more comes from somewhere else.
  const spelled = receipts.committed(event) as Members;
  const whole = { ...spelled, ...(spelled.secret as Members | undefined) };
  const move = made.move as Members;
  for (const name of new Set([...Object.keys(secret ?? {}), ...Object.keys(move)])) {
    if (!equal(move[name], whole[name])) yield `${name} of ${jsonText(event)} is not in ${jsonText(made)}`;
  }
}

function* openFaults<T extends GameTypes>(
  { receipts }: GameKit<T>,
  event: T['event'],
  opened: readonly string[],
  filled: ReadonlyMap<string, FilledSlot>,
): Iterable<string> {
  const shown = receipts.shows(event);
  const slots = shown.map(({ slot }) => slot);
  if (jsonText(opened) !== jsonText(slots)) {
    yield `${jsonText(event)} shows ${jsonText(slots)} and opens ${jsonText(opened)}`;
  }
  for (const { slot, move } of shown) {
    const held = filled.get(slot);
    const names = new Set([...Object.keys(move as Members), ...Object.keys(held?.move ?? {})]);
    for (const name of names) {
      const open = (move as Members)[name];
      if (open === undefined && held?.known.has(name)) continue;
      if (!equal(open, held?.move[name])) {
        yield `${name} of slot ${slot} is ${jsonText(open ?? null)} by ${jsonText(event)}, ${jsonText(held?.move ?? null)} was committed to`;
      }
    }
  }
}

function fillOf<Event>({ move }: SecretMove, event: Event, told: boolean): FilledSlot {
  const names = Object.keys(move as Members);
  const known = names.filter((name) => told && (event as Members)[name] !== undefined);
  return { move: move as Members, known: new Set(known) };
}

function equal(one: Json | undefined, other: Json | undefined): boolean {
  return one !== undefined && other !== undefined && jsonText(one) === jsonText(other);
}
