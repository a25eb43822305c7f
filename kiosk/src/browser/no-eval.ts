/**
 * Imported before anything else by every page and every worker that reads schemas. The policy of the pages forbids
 * code made of text, and zod would try it once and be reported. It is told here and not by `config`, as most
 * pages fetch zod later or never.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
