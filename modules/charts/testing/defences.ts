import type { Defence } from '#core/testing/defences/defences';

/** What must not be taken out here unseen. */
export const defences: readonly Defence[] = [
  {
    name: 'passages about danger are not laid next to a chart',
    file: 'modules/charts/server/queries/passages.ts',
    code: 'if ((await core.port(crisisGate).assess(one.text)).level > 0) heldBack = true;',
    without: 'if (one.text === "") heldBack = true;',
    test: 'modules/charts/server/queries/passages.test.ts',
    title: 'holds back what may speak of danger, and says so',
  },
];
