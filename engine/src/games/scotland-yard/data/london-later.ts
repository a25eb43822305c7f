/** Lines of the first printing that the later one lacks (SY-Q20). */
export const MISSING_IN_LATER = [['taxi', 13, 14]] as const;
