/** Where lines of the log go. */
export interface LineSink {
  write(line: string): void;
  /** Writes what waits to be written. */
  flush?(): void;
}

/**
 * Writes the lines of one turn of the event loop together at its end, and when the process ends, also by an error that nobody caught:
 * one call of the system for many requests. Only what ends a process from outside in the middle of a turn loses the lines of that turn.
 */
export const createLineSink = (target: Pick<LineSink, 'write'>): Required<LineSink> => {
  let waiting = '';
  const flush = (): void => {
    if (waiting === '') return;
    const lines = waiting;
    waiting = '';
    target.write(lines);
  };
  process.once('exit', flush);
  return {
    write: (line) => {
      if (waiting === '') setImmediate(flush);
      waiting += line;
    },
    flush,
  };
};
