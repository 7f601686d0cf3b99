import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'team-portal',
  title: 'Team portal',
  needs: ['intake', 'labors', 'matching', 'profile'],
  permissions: {
    'team-portal.view': ['practitioner', 'admin'],
    'team-portal.people': ['admin'],
    // Setting where a client stands; a practitioner for own clients who opened something to them.
    'team-portal.phases': ['practitioner', 'admin'],
    'team-portal.talk': ['client', 'practitioner', 'admin'],
    'team-portal.ask-team': ['client'],
  },
  tables: ['conversations', 'conversation_messages', 'partners', 'client_phases', 'phase_changes', 'figure_counts'],
  web: {
    roots: [
      {
        route: '/management',
        access: 'signed-in',
        nav: [{ label: 'Management', order: 15, place: 'user-menu', roles: ['practitioner', 'admin'] }],
      },
    ],
  },
});
