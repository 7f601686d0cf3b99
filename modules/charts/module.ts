import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'charts',
  title: 'Charts',
  nouns: ['chart', 'transit'],
  needs: ['chart-engine', 'geo', 'labors', 'profile', 'safety', 'text-analysis'],
  permissions: { 'charts.keep': ['client'] },
  tables: ['chart_fits'],
  web: {
    roots: [
      { route: '/profile/detailed', access: 'signed-in', under: 'profile' },
      { route: '/profile/computed', access: 'signed-in', under: 'profile' },
      { route: '/profile/versions', access: 'signed-in', under: 'profile' },
      { route: '/chart-method', access: 'open' },
    ],
    slots: ['charts.bodygraph', 'charts.chapters', 'charts.overlay', 'charts.tools'],
    fills: ['profile.versions', 'charts.bodygraph'],
  },
});
