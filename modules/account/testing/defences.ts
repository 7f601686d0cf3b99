import type { Defence } from '#core/testing/defences/defences';

/** What must not be taken out here unseen. */
export const defences: readonly Defence[] = [
  {
    name: 'sensitive acts want the password again',
    file: 'core/server/http/run-route.ts',
    code: 'if (route.recentSignIn) await requireRecentSignIn(host.knex);',
    without: '',
    test: 'modules/account/server/routes/exports.test.ts',
    title: 'cannot be fetched at an open computer',
  },
];
