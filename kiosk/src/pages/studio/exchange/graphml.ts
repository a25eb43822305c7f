import { type BoardFile, err, type Result } from '@mister-x/games/pursuit/rules';
import type { StudioSpec } from '../../../games/game-ui.js';
import { graphOf } from './board-to-graph.js';
import { boardFromGraph } from './graph-to-board.js';
import type { ExchangeFault } from './types.js';
import { parseXml, writeXml } from './xml.js';

/** A board as GraphML, as programs that draw and measure graphs read and write it. */

export function writeGraphml(board: BoardFile): string {
  return writeXml(graphOf(board));
}

/** Needs a browser's parser. */
export function readGraphml(
  text: string,
  spec: StudioSpec,
  others: readonly StudioSpec[] = [],
): Result<BoardFile, ExchangeFault> {
  const root = parseXml(text);
  return root.ok ? boardFromGraph(root.value, spec, others) : err(root.error);
}
