import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'scheduling',
  title: 'Free times',
  nouns: [],
  needs: [],
  permissions: {},
});
