import '../lib/theme/theme.js';

/** Before the tests of each file in a browser: the variables by which random tests draw, as Node.js has them. */
const { MISTERX_SEED, MISTERX_TESTS, PICTURES } = import.meta.env;
Object.assign(globalThis, { process: { env: { MISTERX_SEED, MISTERX_TESTS, PICTURES } } });
