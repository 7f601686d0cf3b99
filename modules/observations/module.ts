import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'observations',
  title: 'Observations of answers',
  nouns: [],
  needs: ['text-analysis'],
  permissions: {},
});
