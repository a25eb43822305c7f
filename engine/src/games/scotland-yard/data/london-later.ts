import type { Lines } from '../board-facts.js';

/** Lines of the first printing that the later one lacks (SY-Q20). */
export const MISSING_IN_LATER: Lines = [['taxi', 13, 14]];
