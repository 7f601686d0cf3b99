/** A module as the plan of deletions sees it. */
export interface Candidate {
  readonly id: string;
  readonly needs: readonly string[];
  /** Number of its files. */
  readonly files: number;
}

/** Folders that go together. */
export interface Deletion {
  /** The module whose absence is tried. */
  readonly id: string;
  /** With those that need it, directly or by way of others; sorted. */
  readonly gone: readonly string[];
}

const withDependants = (id: string, all: readonly Candidate[]): readonly string[] => {
  const gone = new Set([id]);
  // Grows while it is walked: who needs one of those found later is found as well.
  for (const name of gone) for (const { id: other, needs } of all) if (needs.includes(name)) gone.add(other);
  return [...gone].sort();
};

/** One deletion for each module, those that take fewest others along first, the smallest first among these. The same folders go once. */
export const listDeletions = (all: readonly Candidate[]): readonly Deletion[] => {
  const files = new Map(all.map((one) => [one.id, one.files]));
  const seen = new Set<string>();
  return all
    .map(({ id }) => ({ id, gone: withDependants(id, all) }))
    .sort((a, b) => a.gone.length - b.gone.length || (files.get(a.id) ?? 0) - (files.get(b.id) ?? 0))
    .filter(({ gone }) => {
      const key = gone.join();
      return !seen.has(key) && seen.add(key);
    });
};

/** Starts the product with modules, or reads their folders. */
const seesModules = /\btestApp\((?!\{ modules: \[\])|\b(findModules|migrationFiles|readMoves)\b|['/`]modules['/]/;

/** Their database was filled by all modules and by names that some have given to others since. */
const needsEveryModule = new Set(['core/server/db/upgrade.test.ts', 'core/testing/deletion.test.ts']);

/**
 * Tests of the host that can notice whether a module is there, by their text or by that of the part of the testing kit which they
 * import. For the others no module exists: the host imports none.
 */
export const listSeeingTests = (texts: ReadonlyMap<string, string>): readonly string[] => {
  const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
  const kit = [...texts]
    .filter(([path, text]) => path.includes('/testing/') && !isTest(path) && seesModules.test(text))
    .map(([path]) => /([^/]+)\.tsx?$/.exec(path)?.[1] ?? '');
  const usesKit = (text: string): boolean => kit.some((name) => text.includes(`testing/${name}'`));
  return [...texts]
    .filter(([path]) => !needsEveryModule.has(path))
    .filter(([path, text]) => isTest(path) && (seesModules.test(text) || usesKit(text)))
    .map(([path]) => path)
    .sort();
};
