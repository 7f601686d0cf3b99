import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'safety',
  title: 'Safety',
  needs: [],
  permissions: {},
  web: { roots: [], languages: ['de', 'es'] },
});
