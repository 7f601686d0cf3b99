import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'chart-chapters',
  title: 'Chart chapters',
  nouns: ['chapter'],
  needs: ['chart-engine', 'labors', 'profile', 'records', 'safety', 'text-analysis'],
  permissions: { 'chart-chapters.keep': ['client'] },
  tables: ['chapter_responses'],
  web: {
    languages: ['de', 'es'],
    roots: [{ route: '/profile/chapters', access: 'signed-in', under: 'profile' }],
    fills: ['charts.chapters'],
  },
});
