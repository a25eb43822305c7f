export * from './core/computer.js';
export { COMPUTERS, computersOf } from './games/computers.js';
