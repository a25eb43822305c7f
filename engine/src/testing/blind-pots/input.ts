import { z } from 'zod';
import { err, ok, type Result } from '../../core/result.js';
import { DECK, type PotAction, type PotOptions, type PotRefusal, VARIANTS } from './types.js';

const card = z.enum(DECK);
const cards = z.array(card).max(DECK.length).readonly();
const order = z.strictObject({ cards, atMost: z.int().min(0).max(9) });

export const actionShape = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deal') }),
  z.strictObject({ type: z.literal('exchange'), cards }),
  z.strictObject({ type: z.literal('order'), order: order.nullable() }),
  z.strictObject({ type: z.literal('lay'), card }),
  z.strictObject({ type: z.literal('shout') }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('closeWindow'), round: z.int().min(1) }),
]);

export const optionsShape = z.strictObject({
  variant: z.enum(VARIANTS).default('three-rounds'),
  rounds: z.int().min(1).max(3).default(3),
  takeback: z.enum(['consent', 'host', 'none']).default('consent'),
});

export function parseAction(input: unknown): Result<PotAction, PotRefusal> {
  const parsed = actionShape.safeParse(input);
  return parsed.success ? ok(parsed.data) : err({ code: 'MALFORMED' });
}

export function parseOptions(input: unknown): Result<PotOptions, PotRefusal> {
  const parsed = optionsShape.safeParse(input);
  return parsed.success ? ok(parsed.data) : err({ code: 'OPTION_INVALID' });
}
