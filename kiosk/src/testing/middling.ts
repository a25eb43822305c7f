import type { GameTypes, Player } from '@mister-x/engine';

/** Plays the middle one of its legal actions, so that the gallery looks the same every time. */
export const middling: Player<GameTypes> = {
  choose: ({ view, choices }) => {
    const actions = [...choices.actions].filter(
      (action) => isPlain(action) && !isPlaced(view.game, action),
    );
    const action = actions[Math.floor(actions.length / 2)];
    return action === undefined ? undefined : { kind: 'act', action };
  },
};

/** Moves on, and nothing that could go on for ever. */
function isPlain(action: unknown): boolean {
  const { type, legs } = action as { type: string; legs?: readonly unknown[] };
  if (['audit', 'configure', 'disc', 'offer', 'report'].includes(type)) return false;
  return legs === undefined || legs.length === 1;
}

/** Cards that are in stay in. */
function isPlaced(view: unknown, action: unknown): boolean {
  const { type, pawn } = action as { type: string; pawn?: string };
  const { detectives } = view as { detectives: readonly { readonly stop: number | null }[] };
  return type === 'registerStart' && detectives[Number(pawn?.slice(1)) - 1]?.stop != null;
}
