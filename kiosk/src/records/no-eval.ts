import { config } from 'zod';

/**
 * Imported before anything that makes a schema: the pages forbid code made of text, and a schema
 * that tried it would be refused with a complaint in the console.
 */
config({ jitless: true });
