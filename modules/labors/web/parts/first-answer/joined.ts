/** The Labor that the words of the landing page belong to. */
export const firstLabor = 1;

/** What is on the paper with the earlier words after it; nothing that stands there is lost. */
export const joined = (written: string, first: string): string =>
  written.trim() === '' ? first : `${written.trimEnd()}\n\n${first}`;
