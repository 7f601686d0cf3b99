import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'records',
  title: 'Records of one person',
  nouns: [],
  needs: [],
  permissions: {},
});
