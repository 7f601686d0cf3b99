import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'team-portal',
  title: 'Team portal',
  nouns: ['aftercare', 'partner', 'phase', 'team portal'],
  needs: ['intake', 'labors', 'matching', 'profile', 'reporting'],
  permissions: {
    'team-portal.view': ['practitioner', 'admin'],
    'team-portal.people': ['admin'],
    // Setting where a client stands; a practitioner for own clients who opened something to them.
    'team-portal.phases': ['practitioner', 'admin'],
    // Keeping the list of partners; reading it is for the whole team.
    'team-portal.partners': ['admin'],
    // Plans for the time after an experience, for the two they are between.
    'team-portal.aftercare': ['client', 'practitioner'],
    'team-portal.write-aftercare': ['practitioner'],
    'team-portal.talk': ['client', 'practitioner', 'admin'],
    'team-portal.ask-team': ['client'],
    // The team's first word to a client who sent it an intake.
    'team-portal.write-first': ['admin'],
  },
  tables: [
    'conversations',
    'conversation_messages',
    'partners',
    'partner_changes',
    'client_phases',
    'phase_changes',
    'figure_reports',
    'aftercare_plans',
    'aftercare_items',
  ],
  web: {
    roots: [
      {
        route: '/team-portal',
        // Anybody may open the address; who is not of the team is told so kindly.
        access: 'open',
        nav: [{ label: 'Team', order: 10, place: 'team', icon: 'people', roles: ['practitioner', 'admin'] }],
      },
      {
        route: '/management',
        access: 'signed-in',
        nav: [{ label: 'Management', order: 15, place: 'user-menu', icon: 'board', roles: ['practitioner', 'admin'] }],
      },
      {
        route: '/aftercare',
        access: 'signed-in',
        nav: [
          {
            label: { en: 'Aftercare', de: 'Danach', es: 'Después' },
            order: 14,
            place: 'user-menu',
            icon: 'sprout',
            roles: ['client'],
          },
        ],
      },
      {
        route: '/messages',
        access: 'signed-in',
        nav: [
          {
            label: { en: 'Messages', de: 'Nachrichten', es: 'Mensajes' },
            order: 12,
            place: 'user-menu',
            icon: 'letter',
          },
        ],
      },
    ],
    fills: [
      'profile.quick-actions',
      'profile.overview',
      'profile.cards',
      'profile.journey-aftercare',
      'team.clients',
      'team.aftercare',
      'intake.acts',
    ],
  },
});
