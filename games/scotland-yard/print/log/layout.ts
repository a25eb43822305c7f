import type { Paper } from '@mister-x/engine/protocol';
import { PAPER_SIZES, type Size } from '@mister-x/printing/page/document';
import type { Box } from '@mister-x/printing/page/write';
import { PRESETS, TICKETS } from '../../rules/index.js';

/** All lengths in millimetres. */
export const MARGIN = 10;
const STRIP = 44;
const TITLE = 15;
const STEPS = 38;
const HEADS = 10;
const END = 15;
const TICKET = 9;
/** Room for all detectives' columns, and the most that one takes of it. */
const DETECTIVES = 55;
const DETECTIVE = 14;
const SHOWN = 24;
const BRACKET = 5.5;

export type Column = { readonly x: number; readonly width: number };

export type LogLayout = {
  readonly paper: Size;
  /** Everything to the left of the fold. */
  readonly public: Column;
  /** Where the secret strip is folded back. */
  readonly fold: number;
  readonly title: Box;
  readonly steps: Box;
  /** Headings of the columns. */
  readonly heads: { readonly y: number; readonly height: number };
  readonly end: Box;
  readonly slot: Column;
  readonly tickets: readonly Column[];
  readonly double: Column;
  /** What embraces a slot and the one before it: in two columns by turns, lest brackets meet. */
  readonly bracket: (slot: number) => Column;
  readonly shown: Column;
  readonly detectives: readonly Column[];
  readonly strip: Column;
  /** Row 0 is the start; row n is slot n. */
  readonly row: (n: number) => { readonly y: number; readonly height: number };
};

export function layOut(paper: Paper, detectives: number): LogLayout {
  const size = PAPER_SIZES[paper];
  const fold = size.width - STRIP;
  const open = { x: MARGIN, width: fold - MARGIN - 4 };
  const title = { ...open, y: MARGIN, height: TITLE };
  const steps = { ...open, y: title.y + TITLE, height: STEPS };
  const heads = { y: steps.y + STEPS + 2, height: HEADS };
  const top = heads.y + HEADS;
  const end = { ...open, y: size.height - MARGIN - END, height: END };
  const height = (end.y - 4 - top) / (SLOTS + 1);

  const slot = { x: open.x, width: 15 };
  const tickets = TICKETS.map((_, i) => ({ x: after(slot) + i * TICKET, width: TICKET }));
  const double = { x: after(slot) + TICKETS.length * TICKET, width: 15 };
  const shown = { x: after(double), width: SHOWN };
  const each = Math.min(DETECTIVE, DETECTIVES / detectives);
  const stands = Array.from({ length: detectives }, (_, i) => ({
    x: after(open) - (detectives - i) * each,
    width: each,
  }));
  return {
    paper: size,
    public: open,
    fold,
    title,
    steps,
    heads,
    end,
    slot,
    tickets,
    double,
    bracket: (slot) => ({
      x: double.x + (slot % 2 === 0 ? 0.12 : 0.56) * double.width,
      width: BRACKET,
    }),
    shown,
    detectives: stands,
    strip: { x: fold + 4, width: size.width - MARGIN - fold - 4 },
    row: (n) => ({ y: top + n * height, height }),
  };
}

function after({ x, width }: Column): number {
  return x + width;
}

const { modern, newer } = PRESETS;

/** What the paper needs of the rules; it serves every variant (SY-35, SY-45, SY-57). */
export const SLOTS = modern.log_slots;
export const ROUNDS = modern.limit.count;
/** Slots that show Mister X in every variant. */
export const REVEALS: readonly number[] = modern.reveal_slots;
/** Slots that show him in some variant only. */
export const SOMETIMES: readonly number[] = newer.reveal_slots.filter(
  (slot) => !REVEALS.includes(slot),
);
export const DETECTIVE_KIT = modern.detective_kit;
export const X_KIT = modern.x_kit;
