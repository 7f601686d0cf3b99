import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'aftercare',
  title: 'Aftercare',
  nouns: ['aftercare'],
  needs: ['matching', 'reporting', 'sharing'],
  permissions: {
    // Plans for the time after an experience, for the two they are between.
    'aftercare.read': ['client', 'practitioner'],
    'aftercare.write': ['practitioner'],
    // Numbers of plans, for the whole team.
    'aftercare.list': ['practitioner', 'admin'],
  },
  tables: ['aftercare_plans', 'aftercare_items'],
  web: {
    roots: [
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
      { route: '/team-portal/aftercare/:ownerId', access: 'open', under: 'team-portal' },
    ],
    fills: ['profile.cards', 'journey.aftercare', 'team-portal.aftercare', 'sessions.day'],
  },
});
