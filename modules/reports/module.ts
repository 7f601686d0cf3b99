import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'reports',
  title: 'Reports',
  nouns: ['chart file', 'printed report'],
  needs: ['chart-engine', 'charts', 'geo', 'profile', 'records'],
  permissions: { 'reports.download': ['client'] },
  web: { roots: [], fills: ['charts.tools'] },
});
