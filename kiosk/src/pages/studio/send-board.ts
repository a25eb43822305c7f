import type { CustomFileReceipt } from '@mister-x/games/custom';
import type { Json } from '@mister-x/engine/protocol';
import type { ServerLine } from '../../line/server-line.js';

export type SentBoard = { readonly ok: true } | { readonly ok: false; readonly code: string };
/** Brings a finished board, or a pack, to the server; `code` says why not, as refusals do. */
export type SendBoard = (board: Json) => Promise<SentBoard>;

/** Asks for an address that is good once, and sends the board there. */
export async function sendBoard(line: Pick<ServerLine, 'ask'>, board: Json): Promise<SentBoard> {
  const reply = await line.ask('board:send', {});
  if (!reply.ok) return { ok: false, code: reply.refusal.code };
  try {
    const answer = await fetch(reply.value.path, { method: 'PUT', body: JSON.stringify(board) });
    const receipt: CustomFileReceipt = await answer.json();
    return receipt.ok ? { ok: true } : { ok: false, code: receipt.code };
  } catch {
    return { ok: false, code: 'CONNECTION_LOST' };
  }
}
