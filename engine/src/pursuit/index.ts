export * from './board.js';
export * from './board-file.js';
