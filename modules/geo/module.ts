import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'geo',
  title: 'Places and clocks of the world',
  nouns: [],
  needs: [],
  permissions: {},
});
