import type { MafiaTable } from './mafia-table.js';

/** The evening that games/mafia/test/server/evening.ts arranges, in parts, as its seats play it. */

export const [BLUE, YELLOW, RED, GREEN] = ['clan-1', 'clan-2', 'clan-3', 'clan-4'] as const;
const KEEP = { type: 'exchange', cards: [] } as const;

/** Up to red's exchange. */
export async function toExchange(table: MafiaTable): Promise<void> {
  await table.until('the exchange', ({ phase }) => phase === 'exchange');
  await table.all([BLUE, YELLOW], KEEP);
}

/** Up to red's layout. */
export async function toLayout(table: MafiaTable): Promise<void> {
  await table.act(RED, { type: 'exchange', cards: ['MF-witness-2'] });
  await table.act(GREEN, KEEP);
  await table.lay(BLUE, { A1: 'theft-1', B1: 'police-1', C2: 'buyer-1', D3: 'good-arms-1' });
  await table.lay(YELLOW, {
    ...{ B2: 'robbery-1', C1: 'good-moonshine-1', A3: 'good-parts-1', A4: 'buyer-2' },
  });
}

/** Up to red's first turn. */
export async function toPlay(table: MafiaTable): Promise<void> {
  await table.lay(RED, {
    ...{ A2: 'good-tinned-1', B3: 'good-arms-2', C4: 'pistol-1', D4: 'good-cloth-1' },
  });
  await table.lay(GREEN, {
    ...{ B4: 'lawyer-2', C3: 'prosecutor-1', D1: 'good-parts-2', D2: 'good-moonshine-2' },
  });
  await table.open('C2', 'A4');
}

/** Up to the target of red's Pistol; two Buyers lie beside what red opens first. */
export async function toTarget(table: MafiaTable): Promise<void> {
  await table.choose('C2');
  await table.open('D2', 'D3', 'B2', 'C4');
}

/** Up to the opening of the Prosecutor. */
export async function toProsecutor(table: MafiaTable): Promise<void> {
  await table.choose('B4');
  await table.open('D1', 'B1', 'C1', 'A2', 'C3');
}

/** Up to the ransoms. */
export async function toRansom(table: MafiaTable): Promise<void> {
  await table.open('A1', 'A3', 'D4');
  await table.act(BLUE, { type: 'confirm' });
}

/** Up to red's Escape in the second round. */
export async function toEscape(table: MafiaTable): Promise<void> {
  await table.act(GREEN, { type: 'ransom', figure: 'green-1' });
  await table.all([YELLOW, RED, GREEN], { type: 'confirm' });
  await table.until('the second round', ({ phase, round }) => round === 2 && phase === 'exchange');
  await table.all([YELLOW, RED, GREEN, BLUE], KEEP);
  await table.lay(YELLOW, { A3: 'good-parts-1', A4: 'buyer-1', B2: 'robbery-1' });
  await table.lay(RED, { B3: 'escape-1', D4: 'good-cloth-1' });
  await table.lay(GREEN, {
    ...{ B4: 'lawyer-1', C3: 'theft-1', D1: 'good-tinned-1', D2: 'witness-1' },
  });
  await table.lay(BLUE, { A1: 'good-arms-1', C2: 'good-tinned-2', D3: 'good-cloth-2' });
  await table.open('B2', 'B3');
}

/** Up to blue's turn, which may move in prison, in the last round. */
export async function toLastRound(table: MafiaTable): Promise<void> {
  await table.choose('red-2');
  await table.open('C3');
}
