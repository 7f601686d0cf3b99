import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'imports',
  title: 'Imports',
  nouns: ['csv import'],
  needs: [],
  permissions: { 'imports.run': ['admin'] },
  tables: ['imports', 'import_refusals', 'import_mappings'],
  web: {
    roots: [{ route: '/management/imports', access: 'signed-in', under: 'team-portal', quickExit: false }],
  },
});
