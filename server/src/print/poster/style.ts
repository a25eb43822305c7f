/** The board by day: the project's colours darkened until they stand on white paper, and little ink. */
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
  sea: '#d9e9f5',
  shelf: '#e3f0f9',
  shallows: '#eef6fb',
  land: '#fdfaf1',
  coast: '#a9c1d8',
  stream: '#bcd3e6',
} as const;

/** Height of the writing of stops' names, in picture units. */
export const NAME_SIZE = 8.4;
