export * from './core/computer.js';
