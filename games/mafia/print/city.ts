import { UPRIGHT_CARD } from '@mister-x/printing/page/cells';
import type { Size } from '@mister-x/printing/page/document';
import { POSTER_SIZES_MM } from '@mister-x/printing/page/paper';
import type { Box } from '@mister-x/printing/page/write';
import type { PosterSize } from '@mister-x/printing/shared/options';

/** Where things lie on the board, in its own millimetres: cards are always of one size. */

export const CITY_COLUMNS = 4;

export type CityPosterLayout = {
  readonly page: Size;
  /** Of lengths that grow with the board, as of an A2 sheet. */
  readonly scale: number;
  readonly title: Box;
  /** The city with the band that names columns and rows. */
  readonly city: Box;
  readonly band: number;
  readonly prison: Box;
};

const MARGIN_MM = 10;
const BAND_MM = 7;
const GAP_MM = 7;
const TITLE_HEIGHT_MM = 23;

export function cityLayout(poster: PosterSize): CityPosterLayout {
  const page = POSTER_SIZES_MM[poster];
  const scale = page.width / POSTER_SIZES_MM.a2.width;
  const margin = MARGIN_MM * scale;
  const width = page.width - 2 * margin;
  const title = { x: margin, y: margin, width, height: TITLE_HEIGHT_MM * scale };
  const city = { x: margin, y: title.y + title.height + GAP_MM * scale, width, height: width };
  const top = city.y + city.height + GAP_MM * scale;
  const prison = { x: margin, y: top, width, height: page.height - margin - top };
  return { page, scale, title, city, band: BAND_MM * scale, prison };
}

/** What of it is worth paper: all but most of its white margin. */
export function cityArea(poster: PosterSize): Box {
  const { page, scale } = cityLayout(poster);
  const cut = (MARGIN_MM / 2) * scale;
  return { x: cut, y: cut, width: page.width - 2 * cut, height: page.height - 2 * cut };
}

/** @param at the place in reading order: the first is at the bottom left */
export function quarterBox({ city, band }: CityPosterLayout, at: number): Box {
  const size = (city.width - 2 * band) / CITY_COLUMNS;
  const [column, row] = [at % CITY_COLUMNS, CITY_COLUMNS - 1 - Math.floor(at / CITY_COLUMNS)];
  return {
    x: city.x + band + column * size,
    y: city.y + band + row * size,
    width: size,
    height: size,
  };
}

/** A quarter: where its card lies, and beside it the strip with its name and its code. */
export type QuarterLayout = { readonly card: Box; readonly strip: Box };

const RIM_MM = 2.6;

export function rimWidthOf({ scale }: CityPosterLayout): number {
  return RIM_MM * scale;
}

/** The card lies on the right, or on the left where a cut would run through the strip (`seams`, from left to right). */
export function quarterLayout(
  layout: CityPosterLayout,
  box: Box,
  needed: number,
  seams: readonly number[] = [],
): QuarterLayout {
  const rim = rimWidthOf(layout);
  const inner = {
    x: box.x + rim,
    y: box.y + rim,
    width: box.width - 2 * rim,
    height: box.height - 2 * rim,
  };
  const free = inner.width - UPRIGHT_CARD.width;
  const card = { ...UPRIGHT_CARD, y: inner.y + (inner.height - UPRIGHT_CARD.height) / 2 };
  // The card lies close to its edge, and no closer than the strip to its own.
  const edge = free * 0.12;
  const sides = [
    { card: inner.x + inner.width - UPRIGHT_CARD.width - edge, strip: inner.x },
    { card: inner.x + edge, strip: inner.x + UPRIGHT_CARD.width + edge },
  ].map((side) => ({
    card: { ...card, x: side.card },
    strip: { x: side.strip, y: inner.y, width: free - edge, height: inner.height },
  }));
  const clear = ({ strip }: QuarterLayout) => widestPartBetweenSeams(strip, seams).width >= needed;
  return (
    sides.find(clear) ?? {
      card: { ...card, x: inner.x + inner.width - UPRIGHT_CARD.width - edge },
      strip: { ...inner, width: free - edge },
    }
  );
}

/** The widest part of a box that no cut runs through. */
export function widestPartBetweenSeams(box: Box, seams: readonly number[]): Box {
  const ends = [box.x, ...seams.filter((at) => at > box.x && at < box.x + box.width), box.x + box.width];
  const parts = ends.slice(1).map((end, i) => ({ ...box, x: ends[i] ?? box.x, width: end - (ends[i] ?? box.x) }));
  return parts.reduce((best, each) => (each.width > best.width ? each : best));
}
