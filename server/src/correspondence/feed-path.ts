/** Under which feeds are read, each by its token; nobody is to find it in a log. */
export const FEEDS_PATH = 'feeds';
