import '../kit/theme/theme.js';

/**
 * Before the tests of each file in a browser: nothing is remembered of the file before, the language that it chose
 * for example, and there are the variables by which random tests draw, as Node.js has them.
 */
localStorage.clear();
sessionStorage.clear();
const { MISTERX_SEED, MISTERX_TESTS, PICTURES } = import.meta.env;
Object.assign(globalThis, { process: { env: { MISTERX_SEED, MISTERX_TESTS, PICTURES } } });
