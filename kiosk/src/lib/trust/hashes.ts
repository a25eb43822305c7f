/** The hashes of a match, in a file of their own that pages load when they need it. */
export { commit, extendsTo, follow, opens, shortForm } from '@mister-x/engine/trust';
