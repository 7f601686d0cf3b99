import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'analytics',
  title: 'Analytics',
  nouns: ['cohort', 'figure report', 'funnel'],
  needs: ['administration', 'intake', 'labors', 'matching', 'reporting', 'sharing'],
  permissions: { 'analytics.view': ['practitioner', 'admin'] },
  tables: ['figure_reports'],
  web: {
    roots: [{ route: '/team-portal/figures', access: 'open', under: 'team-portal' }],
    fills: ['journey.overview', 'team-portal.analytics', 'team-portal.overview'],
  },
});
