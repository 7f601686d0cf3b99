import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'team-portal',
  title: 'Team portal',
  nouns: ['team portal'],
  needs: [],
  permissions: { 'team-portal.save-views': ['practitioner', 'admin'] },
  tables: ['list_views'],
  web: {
    roots: [
      {
        route: '/team-portal',
        // Anybody may open the address; people outside the team learn whose it is.
        access: 'open',
        nav: [{ label: 'Team', order: 10, place: 'team', icon: 'people', roles: ['practitioner', 'admin'] }],
      },
      {
        route: '/management',
        access: 'signed-in',
        nav: [{ label: 'Management', order: 15, place: 'user-menu', icon: 'board', roles: ['practitioner', 'admin'] }],
      },
    ],
    slots: [
      'team-portal.analytics',
      'team-portal.clients',
      'team-portal.practitioners',
      'team-portal.travel',
      'team-portal.concierge',
      'team-portal.experiences',
      'team-portal.aftercare',
      'team-portal.clients-waiting',
      'team-portal.overview',
      'team-portal.briefs',
      'team-portal.health',
    ],
    fills: ['shell.list-views'],
  },
});
