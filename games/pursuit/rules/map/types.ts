/** Picture units: a station's disc has the radius `DISC` in all pictures, whatever the board. */
export type Point = { readonly x: number; readonly y: number };

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Radius of a station's disc in picture units. */
export const STATION_RADIUS = 12.4;

export type PictureStation<Transport extends string = string> = Point & {
  readonly stop: number;
  /** As printed on the board, where stops have names. */
  readonly name?: string;
  readonly transports: ReadonlySet<Transport>;
};

export type PictureLine<Transport extends string = string> = {
  readonly transport: Transport;
  readonly a: number;
  readonly b: number;
};

/** How a game wants its boards drawn. Keep it in a constant: pictures are remembered by it. */
export type PicturePlan<Transport extends string> = {
  /** Quiet lines first: the long ones then find their way between them. */
  readonly transports: readonly Transport[];
  /** Picture units a board unit. Left out, it follows from how densely the stations lie. */
  readonly scale?: number;
  /** What a picture of the whole board shows, in board units. Left out, it is drawn round the stations. */
  readonly box?: Box;
};

/**
 * Where everything on a board lies, for anyone who draws it; pure geometry. A board of many stations is a
 * larger picture, so that sizes and widths are the same numbers for every board.
 */
export type BoardPicture<Transport extends string = string> = {
  readonly stations: readonly PictureStation<Transport>[];
  readonly lines: readonly PictureLine<Transport>[];
  readonly byStop: ReadonlyMap<number, PictureStation<Transport>>;
  /** From the lowest to the topmost, as in the plan. */
  readonly transports: readonly Transport[];
  /** What a picture of the whole board shows. */
  readonly box: Box;
  /** Picture units a board unit. */
  readonly scale: number;
};
