import type { DetectiveId } from '../../rules/index.js';
import type { AnyPawnColour } from '@mister-x/kiosk/lib/theme/pawns.ts';

type Placing = { readonly text: string; readonly pawn: DetectiveId; readonly stop: number };

/** Where every pawn is put that has its start card, whatever else has happened since. */
export function placings(
  detectives: readonly { readonly id: DetectiveId; readonly stop: number | null }[],
  {
    doWithPieces: say,
    thePawn,
  }: {
    readonly doWithPieces: { readonly putPawn: (pawn: string, stop: number) => string };
    readonly thePawn: Readonly<Record<AnyPawnColour, string>>;
  },
  colour: (id: DetectiveId) => AnyPawnColour,
): readonly Placing[] {
  return detectives.flatMap(({ id, stop }) =>
    stop === null ? [] : [{ text: say.putPawn(thePawn[colour(id)], stop), pawn: id, stop }],
  );
}
