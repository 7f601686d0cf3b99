import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'partners',
  title: 'Partners',
  nouns: ['partner'],
  needs: [],
  permissions: {
    // The whole team reads the list; admins keep it.
    'partners.view': ['practitioner', 'admin'],
    'partners.keep': ['admin'],
  },
  tables: ['partners', 'partner_changes'],
  web: {
    roots: [{ route: '/management/partners', access: 'signed-in', under: 'team-portal' }],
    fills: ['team-portal.briefs'],
  },
});
