import type { Importing } from './check-imports.mjs';

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

/** With what they need, directly or by way of others. */
const withNeeds = (ids: Iterable<string>, needsOf: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> => {
  const left = new Set(ids);
  for (const id of left) for (const need of needsOf.get(id) ?? []) left.add(need);
  return left;
};

/**
 * What is left of the modules in each run of the host's tests: whenever one does not need the other, some run has the one without
 * the other. That takes fewer runs than modules, and in each as many are left as can be.
 */
export const listRemainders = (all: readonly Candidate[]): readonly (readonly string[])[] => {
  const needsOf = new Map(all.map(({ id, needs }) => [id, needs]));
  const ids = [...needsOf.keys()];
  const keeping = (kept: Iterable<string>): ReadonlySet<string> => withNeeds(kept, needsOf);
  const dropping = (left: ReadonlySet<string>, id: string): ReadonlySet<string> =>
    new Set([...left].filter((one) => !keeping([one]).has(id)));
  let open = ids.flatMap((here) => {
    const needed = keeping([here]);
    return ids.filter((gone) => !needed.has(gone)).map((gone) => ({ here, gone }));
  });
  const isCovered = (left: ReadonlySet<string>, { here, gone }: (typeof open)[number]): boolean =>
    left.has(here) && !left.has(gone);
  const countCovered = (left: ReadonlySet<string>): number => open.filter((pair) => isCovered(left, pair)).length;
  const remainders: (readonly string[])[] = [];
  for (let [first] = open; first; [first] = open) {
    let left = keeping([first.here]);
    for (let before = 0; before < countCovered(left); ) {
      before = countCovered(left);
      for (const id of ids) {
        const other = left.has(id) ? dropping(left, id) : keeping([...left, id]);
        if (countCovered(other) > countCovered(left)) left = other;
      }
    }
    for (const id of ids) {
      const more = keeping([...left, id]);
      if (countCovered(more) === countCovered(left)) left = more;
    }
    remainders.push([...left].sort());
    open = open.filter((pair) => !isCovered(left, pair));
  }
  return remainders;
};

const isGone = (path: string, gone: readonly string[]): boolean =>
  gone.includes(/^modules\/([^/]+)\//.exec(path)?.[1] ?? '');

/** Imports that lead nowhere once these modules are gone, as "file -> file". */
export const listBrokenImports = (files: readonly Importing[], gone: readonly string[]): readonly string[] =>
  files
    .filter(({ source }) => !isGone(source, gone))
    .flatMap(({ source, dependencies }) =>
      dependencies.filter(({ resolved }) => isGone(resolved, gone)).map(({ resolved }) => `${source} -> ${resolved}`),
    );

/** Packages of the project, of those named, which only these modules import. */
export const listPackagesLeft = (
  files: readonly Importing[],
  gone: readonly string[],
  packages: readonly string[],
): readonly string[] =>
  packages.filter((name) => {
    const users = files.filter(({ dependencies }) =>
      dependencies.some(({ module }) => module === name || module.startsWith(`${name}/`)),
    );
    return users.length > 0 && users.every(({ source }) => isGone(source, gone));
  });

/** Starts the product with modules, or reads their folders. */
const seesModules = /\btestApp\((?!\{ modules: \[\])|\b(findModules|migrationFiles|readMoves)\b|['/`]modules['/]/;

/** Their database was filled by all modules and by names that some have given to others since. */
const filledByAll = ['core/server/db/upgrade.test.ts', 'core/testing/deletion.test.ts'];
/** They compare what is there with a list that names modules or their settings, and that changes with a deletion. */
const comparedWithLists = [
  'core/server/modules/read-settings.test.ts',
  'core/testing/neutral.test.ts',
  'core/tools/contract/find-users.test.ts',
  'core/tools/deploy-files.test.ts',
  'ui-kit/part-docs.test.tsx',
];
const needsEveryModule = new Set([...filledByAll, ...comparedWithLists]);

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
