import type { Transport } from '@mister-x/engine/scotland-yard';

/**
 * The city by day: the project's colours darkened until they stand on white paper, little ink, and
 * a pattern for each transport, so that a black and white print tells them apart as well.
 */
export const COLOURS = {
  paper: '#ffffff',
  night: '#0e1730',
  muted: '#66708f',
  hair: '#dbe2ee',
  lamp: '#ffb84d',
  bank: '#eaf2fa',
  water: '#d9e8f6',
  deep: '#c9def2',
  ripple: '#9dbfe0',
  name: '#7ba3cd',
  plate: '#fbdfe3',
} as const;

export const TRANSPORT_COLOURS: Readonly<Record<Transport, string>> = {
  taxi: '#d08f00',
  bus: '#00855a',
  underground: '#c8213f',
  ferry: '#1766b8',
};

/** One stroke of a line, in board units. Strokes of one line lie over one another in order. */
export type Stroke = {
  readonly colour: string;
  readonly width: number;
  /** Lengths of dash and gap; a dash of 0 is a round dot. */
  readonly dash?: readonly [number, number];
};

/** Thin, double, dashed, dotted. The white beneath keeps crossings legible. */
export const STROKES: Readonly<Record<Transport, readonly Stroke[]>> = {
  taxi: [{ colour: TRANSPORT_COLOURS.taxi, width: 1.6 }],
  bus: [
    { colour: COLOURS.paper, width: 7.2 },
    { colour: TRANSPORT_COLOURS.bus, width: 5.2 },
    { colour: COLOURS.paper, width: 2.2 },
  ],
  underground: [
    { colour: COLOURS.paper, width: 6.4 },
    { colour: TRANSPORT_COLOURS.underground, width: 4.4, dash: [11, 4.5] },
  ],
  ferry: [{ colour: TRANSPORT_COLOURS.ferry, width: 4.4, dash: [0, 8.5] }],
};

/** From the lowest layer to the topmost. */
export const LAYERS: readonly Transport[] = ['taxi', 'ferry', 'bus', 'underground'];
