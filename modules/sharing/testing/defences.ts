import type { Defence } from '#core/testing/defences/defences';

/** What must not be taken out here unseen. */
export const defences: readonly Defence[] = [
  {
    name: 'a withdrawn consent opens nothing',
    file: 'modules/sharing/server/queries/access.ts',
    code: ".whereNull('revoked_at')",
    without: '',
    test: 'modules/sharing/server/consents.test.ts',
    title: 'reads nothing by a consent that has ended',
  },
];
