/*
 * Runs before each test file. What a test of a page waits for may take its time on a busy machine: a second, the default, is
 * less than two workers need to bring in a part that loads late.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
