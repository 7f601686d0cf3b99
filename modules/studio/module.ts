import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'studio',
  title: 'Content studio',
  nouns: [],
  needs: [],
  capabilities: ['mails'],
  permissions: { 'studio.edit': ['admin'], 'studio.publish': ['admin'] },
  outsideEvents: {
    'studio.published': 'A text of the studio was published',
  },
  tables: ['studio_additions', 'studio_documents', 'studio_kept_versions', 'studio_versions'],
  web: {
    roots: [{ route: '/team-portal/studio', access: 'signed-in', under: 'team-portal', quickExit: false }],
    slots: ['studio.picture-field', 'studio.kept-versions', 'studio.differences', 'studio.translation-states'],
    fills: ['studio.differences', 'studio.kept-versions', 'studio.translation-states', 'team-portal.briefs'],
  },
});
