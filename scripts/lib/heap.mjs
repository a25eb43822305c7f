/**
 * What Node.js is started with for the referee. Since 24 its young objects may take twice the memory that they
 * took before, which under attack comes to 240 to 270 MB in all instead of 210. This is what 20 has by itself.
 */
export const HEAP = ['--max-semi-space-size=16'];
