import './colours.css';

/** By itself, so that only the studio fetches it. */
export { SCOTLAND_YARD_BOARD } from '@mister-x/engine/scotland-yard/browser';
