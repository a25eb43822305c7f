import type { MatchNotice } from '@mister-x/engine/protocol';
import type { CardId, EndDisclosure, LocationId, Notice, Pack, Sleuth, TokenId, View } from '../../rules/browser.js';
import { placesOfCase } from './verdicts.js';

/** One picture of a finished game, and the line that led to it. */
export type Frame = {
  readonly line: MatchNotice<Notice>;
  readonly round: number;
  readonly turn: Sleuth | null;
  readonly at: Readonly<Record<string, LocationId>>;
  readonly markers: Readonly<Record<string, number>>;
  readonly holmes: LocationId;
  readonly taken: readonly LocationId[];
  /** It lies open, or someone is looking at it. */
  readonly shown: LocationId | null;
  readonly row: readonly (CardId | null)[];
};

const NOTICES_SHOWN: ReadonlySet<Notice['type']> = new Set<Notice['type']>([
  'turnBegan',
  'walked',
  'rode',
  'looked',
  'reacted',
  'resolved',
  'holmesMoved',
  'revealed',
  'penalised',
  'eliminated',
  'arrested',
  'ended',
]);

/** The whole game as pictures, from the public log; with what its end disclosed they show each token. */
export function replayFrames(
  history: readonly MatchNotice<Notice>[],
  { sleuths, end }: Pick<View, 'sleuths' | 'end'>,
  pack: Pack,
): readonly Frame[] {
  const { yard, holmes_start: holmes, score, line_size: size } = pack.file;
  const every = <T>(value: T) => Object.fromEntries(sleuths.map(({ seat }) => [seat, value]));
  let now: Omit<Frame, 'line'> = {
    ...{ round: 1, turn: null, at: every(yard), markers: every(score.start), holmes },
    ...{ taken: [], shown: null, row: Array.from({ length: size }, () => null) },
  };
  const nobodys = end === null ? [] : end.undealt.flatMap((id) => placesOfCase(end, pack, id));
  const all: Frame[] = [];
  const marks: (typeof now)[] = [];
  for (const line of history) {
    if (line.kind === 'taken-back') {
      now = marks.pop() ?? now;
      all.push({ ...now, line });
    }
    if (line.kind !== 'game') continue;
    if (line.notice.type === 'walked' || line.notice.type === 'rode') marks.push(now);
    now = frameAfterNotice(now, line.notice);
    // Tokens of cases that nobody had come off the map with the end (SH-70).
    if (line.notice.type === 'ended') now = { ...now, taken: [...now.taken, ...nobodys] };
    if (NOTICES_SHOWN.has(line.notice.type)) all.push({ ...now, line });
  }
  return all;
}

function frameAfterNotice(now: Omit<Frame, 'line'>, notice: Notice): Omit<Frame, 'line'> {
  switch (notice.type) {
    case 'turnBegan':
      return { ...now, round: notice.round, turn: notice.seat, shown: null };
    case 'walked': {
      const to = notice.path.at(-1);
      return to === undefined ? now : { ...now, at: { ...now.at, [notice.seat]: to } };
    }
    case 'rode':
      return { ...now, at: { ...now.at, [notice.seat]: notice.to } };
    case 'arrested':
      return { ...now, at: { ...now.at, [notice.seat]: notice.location } };
    case 'looked':
    case 'revealed':
      return { ...now, shown: notice.location };
    case 'resolved': {
      const taken = notice.take ? [...now.taken, notice.location] : now.taken;
      return { ...now, taken, shown: null };
    }
    case 'lookEnded':
    case 'revealClosed':
      return { ...now, shown: null };
    case 'holmesMoved':
      return { ...now, holmes: notice.to };
    case 'penalised':
      return { ...now, markers: { ...now.markers, [notice.seat]: notice.marker } };
    case 'lineTaken':
      return { ...now, row: rowWithCard(now.row, notice.position, null) };
    case 'lineFilled':
      return { ...now, row: rowWithCard(now.row, notice.position, notice.card) };
    default:
      return now;
  }
}

function rowWithCard(row: Frame['row'], position: number, card: CardId | null): Frame['row'] {
  return row.map((each, i) => (i === position - 1 ? card : each));
}

/** Of a finished game everything may be seen: each token where it lay. */
export function openTokens(
  { tokens }: Pick<EndDisclosure, 'tokens'>,
  taken: readonly LocationId[],
): Readonly<Record<LocationId, TokenId>> {
  return Object.fromEntries(Object.entries(tokens).filter(([place]) => !taken.includes(place)));
}
