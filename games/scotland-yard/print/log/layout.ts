import type { Paper } from '@mister-x/engine/protocol';
import type { Size } from '@mister-x/printing/page/document';
import { PAPER_SIZES } from '@mister-x/printing/page/paper';
import type { Box } from '@mister-x/printing/page/write';
import { PRESETS, TICKETS } from '../../rules/index.js';

/** All lengths in millimetres. */
export const MARGIN_MM = 10;
const STRIP_WIDTH_MM = 44;
const TITLE_HEIGHT_MM = 15;
const STEPS_HEIGHT_MM = 38;
const HEADS_HEIGHT_MM = 10;
const END_HEIGHT_MM = 15;
const TICKET_WIDTH_MM = 9;
/** Room for all detectives' columns, and the most that one takes of it. */
const DETECTIVES_WIDTH_MM = 55;
const DETECTIVE_WIDTH_MM = 14;
const SHOWN_WIDTH_MM = 24;
const BRACKET_WIDTH_MM = 5.5;

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

export function logLayoutOf(paper: Paper, detectives: number): LogLayout {
  const size = PAPER_SIZES[paper];
  const fold = size.width - STRIP_WIDTH_MM;
  const open = { x: MARGIN_MM, width: fold - MARGIN_MM - 4 };
  const title = { ...open, y: MARGIN_MM, height: TITLE_HEIGHT_MM };
  const steps = { ...open, y: title.y + TITLE_HEIGHT_MM, height: STEPS_HEIGHT_MM };
  const heads = { y: steps.y + STEPS_HEIGHT_MM + 2, height: HEADS_HEIGHT_MM };
  const top = heads.y + HEADS_HEIGHT_MM;
  const end = { ...open, y: size.height - MARGIN_MM - END_HEIGHT_MM, height: END_HEIGHT_MM };
  const height = (end.y - 4 - top) / (LOG_SLOTS + 1);

  const slot = { x: open.x, width: 15 };
  const tickets = TICKETS.map((_, i) => ({
    x: after(slot) + i * TICKET_WIDTH_MM,
    width: TICKET_WIDTH_MM,
  }));
  const double = { x: after(slot) + TICKETS.length * TICKET_WIDTH_MM, width: 15 };
  const shown = { x: after(double), width: SHOWN_WIDTH_MM };
  const each = Math.min(DETECTIVE_WIDTH_MM, DETECTIVES_WIDTH_MM / detectives);
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
      width: BRACKET_WIDTH_MM,
    }),
    shown,
    detectives: stands,
    strip: { x: fold + 4, width: size.width - MARGIN_MM - fold - 4 },
    row: (n) => ({ y: top + n * height, height }),
  };
}

function after({ x, width }: Column): number {
  return x + width;
}

const { modern, newer } = PRESETS;

/** What the paper needs of the rules; it serves every variant (SY-35, SY-45, SY-57). */
export const LOG_SLOTS = modern.log_slots;
export const ROUNDS_MAX = modern.limit.count;
/** Slots that show Mister X in every variant. */
export const REVEAL_SLOTS: readonly number[] = modern.reveal_slots;
/** Slots that show him in some variant only. */
export const REVEAL_SLOTS_OF_SOME_EDITIONS: readonly number[] = newer.reveal_slots.filter(
  (slot) => !REVEAL_SLOTS.includes(slot),
);
export const DETECTIVE_KIT = modern.detective_kit;
export const X_KIT = modern.x_kit;
