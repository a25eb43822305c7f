/**
 * Whether it may be a code. Which codes are good only the referee knows, who is told none before the
 * line is private: a slip that shows by itself is said before anybody compares words.
 */
export const mayBeCode = (typed: string): boolean => /^[\da-tv-z]{8}$/i.test(typed.replace(/[\s-]/g, ''));
