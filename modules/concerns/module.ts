import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'concerns',
  title: 'Concerns',
  nouns: [],
  needs: ['studio', 'text-analysis'],
  permissions: {},
  tables: ['concern_uses'],
});
