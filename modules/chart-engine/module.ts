import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'chart-engine',
  title: 'Chart engine',
  nouns: ['bodygraph', 'ephemeris'],
  needs: ['geo'],
  permissions: {},
});
