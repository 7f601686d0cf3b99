import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'knowledge',
  title: 'Published and own texts',
  nouns: [],
  needs: [],
  permissions: {},
});
