import { expect, it } from 'vitest';
import { z } from 'zod';
import { shapeFault } from './shape.js';

const faultOf = (shape: z.ZodType, input: unknown) => {
  const { error } = shape.safeParse(input);
  if (error === undefined) throw new Error('there is no fault');
  return shapeFault(error);
};

it('names what a member may be', () => {
  const shape = z.object({ ticket: z.enum(['tram', 'boat']) });
  expect(faultOf(shape, { ticket: 7 })).toEqual({
    member: 'ticket',
    cause: 'expected one of tram, boat',
  });
  expect(faultOf(z.object({ type: z.literal('pass') }), {})).toEqual({
    member: 'type',
    cause: 'expected pass',
  });
});

it('says how many more it may be than there is room to name', () => {
  const values = Array.from({ length: 40 }, (_, i) => `value-${i}`);
  const { cause } = faultOf(z.enum(values), '');
  const [, list = '', more] = /^expected one of (.*) and (\d+) more$/.exec(cause) ?? [];
  const named = list.split(', ');
  expect(named).toEqual(values.slice(0, named.length));
  expect(named.length + Number(more)).toBe(values.length);
  expect(cause.length).toBeLessThanOrEqual(120);
  expect(cause.length).toBeGreaterThan(100);
});

it('stays short and printable, whatever was sent', () => {
  const { member } = faultOf(z.strictObject({}), { ['ä\n'.repeat(200)]: 1 });
  expect(member).toMatch(/^\?+\.\.\.$/);
  expect(member).toHaveLength(80);
});
