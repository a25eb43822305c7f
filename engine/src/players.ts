export * from './core/computer.js';
export { COMPUTERS } from './games/computers.js';
