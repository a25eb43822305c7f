import type { Game, GameTypes } from '../../core/game.js';
import type { Json } from '../../core/json.js';
import type { Rng } from '../../core/rng.js';
import type { GameKit } from './kit.js';

const MALFORMED_INPUTS: readonly unknown[] = [
  undefined,
  null,
  0,
  Number.NaN,
  '',
  'move',
  [],
  [[]],
  {},
  { type: 'nope' },
  { type: null },
  { type: ['move'] },
  { kind: 'act', action: {} },
  JSON.parse('{"__proto__": {"type": "move"}, "type": "toString"}'),
  { type: 'constructor' },
  { type: 'x'.repeat(5_000) },
  new Map([['type', 'move']]),
];

/** Inputs that no game's parser may throw at, and the kit's own. */
export function inputsToParse<T extends GameTypes>(kit: GameKit<T>, count: number, rng: Rng): unknown[] {
  const made: unknown[] = [...MALFORMED_INPUTS];
  for (let i = 0; i < count; i++) {
    const input = kit.actionInput(rng);
    made.push(rng.int(2) === 0 ? input : mutate(input, rng));
  }
  return made;
}

/** Parsed actions near the given ones: themselves, and with one thing changed. */
export function nearMisses<T extends GameTypes>(
  game: Game<T>,
  near: readonly T['action'][],
  count: number,
  rng: Rng,
): T['action'][] {
  const actions: T['action'][] = [];
  for (let i = 0; i < count && near.length > 0; i++) {
    const action = rng.pick(near);
    const parsed = game.parseAction(rng.int(4) === 0 ? action : mutate(action, rng));
    if (parsed.ok) actions.push(parsed.value);
  }
  return actions;
}

type Parts = { [key: string]: unknown };

/** A copy with one leaf changed, one member gone, or one item doubled, dropped or moved. */
function mutate(value: unknown, rng: Rng): unknown {
  if (Array.isArray(value)) return mutateList(value, rng);
  if (typeof value === 'object' && value !== null && !(value instanceof Map)) {
    const entries = Object.entries(value as Parts);
    if (entries.length === 0) return { extra: 1 };
    const [key, part] = rng.pick(entries);
    if (rng.int(8) === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
    return { ...value, [key]: mutate(part, rng) };
  }
  if (typeof value === 'number') return rng.pick([value + 1, value - 1, -value, 0, value + 0.5, 1e9]);
  if (typeof value === 'string') return rng.pick([`${value}x`, value.slice(1), '', value.toUpperCase()]);
  if (typeof value === 'boolean') return !value;
  return rng.pick([null, 1, 'a', []]);
}

function mutateList(list: readonly unknown[], rng: Rng): unknown[] {
  if (list.length === 0) return [1];
  const at = rng.int(list.length);
  const item = list[at];
  switch (rng.int(4)) {
    case 0:
      return [...list, item];
    case 1:
      return list.filter((_, i) => i !== at);
    case 2:
      return rng.shuffle(list);
    default:
      return list.map((part, i) => (i === at ? mutate(part, rng) : part));
  }
}

/** Empty for what has no type. */
export function typeOf(action: Json): string {
  const type = typeof action === 'object' && action !== null && 'type' in action && action.type;
  return typeof type === 'string' ? type : '';
}
