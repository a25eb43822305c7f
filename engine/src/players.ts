export * from './core/computer.js';
export { COMPUTERS, computersOf } from '@mister-x/games/computers';
