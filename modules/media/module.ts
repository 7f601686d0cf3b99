import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'media',
  title: 'Media library',
  nouns: [],
  needs: [],
  permissions: {
    'media.manage': ['admin'],
    // Files of one's own, for pages of one's own.
    'media.upload': ['practitioner', 'admin'],
  },
  tables: ['media_uploads', 'media_items', 'media_uses'],
  web: {
    roots: [{ route: '/team-portal/media', access: 'signed-in', under: 'team-portal', quickExit: false }],
    slots: ['media.picker'],
    fills: ['media.picker'],
  },
});
