import type { Defence } from '#core/testing/defences/defences';

/** What must not be taken out here unseen. */
export const defences: readonly Defence[] = [
  {
    name: 'words of danger hold a reading back until help was shown',
    file: 'modules/synthesis/server/queries/crisis-findings.ts',
    code: 'isNew: [...explicit].some((digest) => !acknowledged.has(digest))',
    without: 'isNew: false',
    test: 'modules/synthesis/server/routes/synthesis.test.ts',
    title: 'holds the reading, makes none, and goes on after the help card was read',
  },
  {
    name: 'passages that their owner keeps back are hidden',
    file: 'modules/synthesis/server/policies/hide-passages.ts',
    code: 'const shown = quotes.filter(({ laborNumber }) => !labors.has(laborNumber));',
    without: 'const shown = quotes;',
    test: 'modules/synthesis/server/policies/hide-passages.test.ts',
    title: 'says in place what is hidden and keeps the rest',
    pure: true,
  },
];
