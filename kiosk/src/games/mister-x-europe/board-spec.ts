import './colours.css';

export { EUROPE_BOARD } from '@mister-x/engine/mister-x-europe/browser';
