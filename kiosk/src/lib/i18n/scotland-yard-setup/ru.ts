import type { messages as english } from './en.js';

export const messages: typeof english = {};
