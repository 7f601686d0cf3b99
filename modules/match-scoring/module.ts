import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'match-scoring',
  title: 'Scoring of matches',
  nouns: [],
  needs: ['concerns', 'profile', 'text-analysis'],
  permissions: {},
});
