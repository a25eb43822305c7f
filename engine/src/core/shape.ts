import { z } from 'zod';
import type { Json } from './json.js';
import { err, ok, type Result } from './result.js';

/** Shapes of what comes from outside, and what is said of an input that has another. */

/** What is wrong with an input: which member of it, and why. It repeats nothing but names that the sender used. */
export type ShapeFault = { readonly member: string; readonly cause: string };

/** Answers to clients must stay short whatever was sent. */
const MEMBER_MAX = 80;
const CAUSE_MAX = 120;

/** The first thing that is wrong; members within members are parted by dots. */
export function shapeFault(error: z.ZodError): ShapeFault {
  const issue = error.issues[0];
  if (issue === undefined) return { member: '', cause: 'it has the wrong shape' };
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const member = [...path, issue.keys[0] ?? ''].map(String).join('.');
    return { member: truncate(member, MEMBER_MAX), cause: 'unknown member' };
  }
  const cause = issue.code === 'invalid_value' ? listOfValues(issue.values.map(String)) : message;
  return {
    member: truncate(path.map(String).join('.'), MEMBER_MAX),
    cause: truncate(cause, CAUSE_MAX),
  };
}

/** What a member may be: as many values as there is room for, and how many more there are. */
function listOfValues(values: readonly string[]): string {
  const says = (shown: number): string => {
    const more = values.length - shown;
    const list = values.slice(0, shown).join(', ');
    return `expected ${values.length === 1 ? '' : 'one of '}${list}${more === 0 ? '' : ` and ${more} more`}`;
  };
  let shown = values.length;
  while (shown > 1 && says(shown).length > CAUSE_MAX) shown -= 1;
  return says(shown);
}

function truncate(text: string, length: number): string {
  const printable = text.replace(/[^\x20-\x7e]/g, '?');
  return printable.length <= length ? printable : `${printable.slice(0, length - 3)}...`;
}

/** A parser of actions: a shape, and `MALFORMED` with what is wrong for all that has another. */
export function actionParser<Action>(shape: z.ZodType<Action>) {
  return (input: unknown): Result<Action, { readonly code: 'MALFORMED' } & ShapeFault> => {
    const parsed = shape.safeParse(input);
    if (parsed.success) return ok(parsed.data);
    return err({ code: 'MALFORMED', ...shapeFault(parsed.error) });
  };
}

/** Any JSON; one shape for all, so that schemas made of shapes can name it. */
export const jsonShape: z.ZodType<Json> = z.json();
