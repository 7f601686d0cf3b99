import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'text-analysis',
  title: 'Reading of texts',
  nouns: [],
  needs: [],
  permissions: {},
});
