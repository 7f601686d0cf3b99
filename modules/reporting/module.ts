import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'reporting',
  title: 'Numbers about everybody',
  nouns: [],
  needs: [],
  permissions: {},
});
