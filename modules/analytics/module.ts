import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'analytics',
  title: 'Analytics',
  nouns: ['cohort', 'figure report', 'funnel'],
  needs: ['administration', 'intake', 'labors', 'matching', 'reporting', 'sharing'],
  permissions: {
    'analytics.view': ['practitioner', 'admin'],
    'analytics.manage-mails': ['admin'],
    // Says from where one came, right after opening the account.
    'analytics.arrive': ['client'],
  },
  tables: ['account_sources', 'figure_mails', 'figure_reports'],
  web: {
    roots: [
      { route: '/team-portal/figures', access: 'open', under: 'team-portal' },
      {
        route: '/team-portal/business',
        access: 'signed-in',
        under: 'team-portal',
        quickExit: false,
        nav: [{ label: 'Business figures', order: 32, place: 'user-menu', roles: ['admin'] }],
      },
    ],
    fills: ['journey.overview', 'shell.account-opened', 'team-portal.analytics', 'team-portal.overview'],
  },
});
