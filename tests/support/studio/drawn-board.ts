/** A board of 30 stations as someone might have it printed, and a photograph of it. */

export type Place = { readonly x: number; readonly y: number };

const COLUMNS = 6;
const ROWS = 5;
/** Of the printed board, in the unit of its width of 1000. */
export const HEIGHT = 720;

/** From the left to the right, row by row from the top, none of them quite in line. */
export const STATION_PLACES: readonly Place[] = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
  x: 80 + (i % COLUMNS) * 168 + ((i * 37) % 29) - 14,
  y: 70 + Math.floor(i / COLUMNS) * 145 + ((i * 53) % 31) - 15,
}));

export const row = (n: number) => Array.from({ length: COLUMNS }, (_, i) => n * COLUMNS + i + 1);
export const column = (n: number) => Array.from({ length: ROWS }, (_, i) => i * COLUMNS + n + 1);

/** Routes, station after station. */
export const STATIONS_OF_ROUTES = {
  taxi: [0, 1, 2, 3, 4].map(row).concat([0, 1, 2, 3, 4, 5].map(column)),
  bus: [
    [1, 8, 15, 22, 29],
    [6, 11, 16, 21, 26],
    [13, 15, 18],
  ],
  underground: [
    [2, 16, 30],
    [25, 16],
  ],
  ferry: [[7, 19]],
} as const;
export type Transport = keyof typeof STATIONS_OF_ROUTES;
export const TRANSPORTS = ['taxi', 'bus', 'underground', 'ferry'] as const;

function linesOf(transport: Transport): readonly [number, number][] {
  return STATIONS_OF_ROUTES[transport]
    .flatMap((route) => route.slice(1).map((to, i) => [route[i] ?? 0, to] as const))
    .map(([a, b]): [number, number] => (a < b ? [a, b] : [b, a]))
    .sort(([a, b], [c, d]) => a - c || b - d);
}

/** All lines by transport, the smaller number first, ascending. */
export const LINES_BY_TRANSPORT: Readonly<Record<Transport, readonly [number, number][]>> = {
  taxi: linesOf('taxi'),
  bus: linesOf('bus'),
  underground: linesOf('underground'),
  ferry: linesOf('ferry'),
};

export const STARTS = [1, 4, 6, 9, 12, 14, 17, 20, 23, 25, 28, 30] as const;

export function neighbours(station: number, transport: Transport): readonly number[] {
  return LINES_BY_TRANSPORT[transport]
    .flatMap(([a, b]) => (a === station ? [b] : b === station ? [a] : []))
    .sort((a, b) => a - b);
}

/** Where the corners of the board lie in the photograph, in pixels: someone stood beside it. */
export const PHOTO_SIZE = { width: 1600, height: 1200 } as const;
export const PHOTO_CORNERS: readonly [Place, Place, Place, Place] = [
  { x: 210, y: 140 },
  { x: 1390, y: 90 },
  { x: 1510, y: 1090 },
  { x: 95, y: 1010 },
];

/** Lines, discs and numbers on paper, taken at a slant, as a PNG. Runs in a page, with its argument alone. */
export function photograph(board: {
  readonly places: readonly Place[];
  readonly lines: readonly (readonly [number, number])[];
  readonly corners: readonly Place[];
  readonly size: { readonly width: number; readonly height: number };
  readonly height: number;
}): string {
  const { places, lines, size, height } = board;
  const [p, q, r, s] = board.corners as [Place, Place, Place, Place];
  // The projective map of the unit square to the corners.
  const [ax, bx, cx] = [q.x - r.x, s.x - r.x, p.x - q.x + r.x - s.x];
  const [ay, by, cy] = [q.y - r.y, s.y - r.y, p.y - q.y + r.y - s.y];
  const g = (cx * by - bx * cy) / (ax * by - bx * ay);
  const h = (ax * cy - cx * ay) / (ax * by - bx * ay);
  const seen = (place: Place) => {
    const [u, v] = [place.x / 1000, place.y / height];
    const w = g * u + h * v + 1;
    return {
      x: ((q.x - p.x + g * q.x) * u + (s.x - p.x + h * s.x) * v + p.x) / w,
      y: ((q.y - p.y + g * q.y) * u + (s.y - p.y + h * s.y) * v + p.y) / w,
    };
  };
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('nothing to draw with');
  context.fillStyle = '#5b4632';
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = '#efe6cf';
  context.beginPath();
  for (const corner of [p, q, r, s]) context.lineTo(corner.x, corner.y);
  context.fill();
  context.strokeStyle = '#8d7f63';
  context.lineWidth = 5;
  for (const [a, b] of lines) {
    const [from, to] = [places[a - 1], places[b - 1]].map((each) => seen(each ?? { x: 0, y: 0 }));
    context.beginPath();
    context.moveTo(from?.x ?? 0, from?.y ?? 0);
    context.lineTo(to?.x ?? 0, to?.y ?? 0);
    context.stroke();
  }
  context.font = 'bold 20px sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [i, place] of places.entries()) {
    const { x, y } = seen(place);
    context.fillStyle = '#fff';
    context.beginPath();
    context.arc(x, y, 17, 0, 7);
    context.fill();
    context.stroke();
    context.fillStyle = '#222';
    context.fillText(String(i + 1), x, y);
  }
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}
