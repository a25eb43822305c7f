/**
 * Nest keeps one logger for a whole process, that of its first server. So the lines of all servers of
 * this process come here, and belong to the one that something is asked of just then.
 */
let listener: string[] = [];

export const logSink = {
  write: (line: string): void => {
    listener.push(line);
  },
};

/** From now on lines are for `lines`. */
export function listenWith(lines: string[]): void {
  listener = lines;
}
