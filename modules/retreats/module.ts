import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'retreats',
  title: 'Retreats',
  nouns: ['experience', 'retreat'],
  needs: ['geo', 'inbox', 'knowledge', 'media', 'money', 'profile', 'records', 'reporting', 'studio'],
  permissions: {
    'retreats.manage': ['admin'],
    'retreats.lead': ['practitioner', 'admin'],
    'retreats.book': ['client'],
    'retreats.wait': ['client'],
  },
  tables: [
    'retreats',
    'experiences',
    'experience_waitlist',
    'retreat_rooms',
    'retreat_places',
    'retreat_papers',
    'retreat_messages',
  ],
  web: {
    roots: [
      {
        route: '/retreats',
        isOptional: true,
        access: 'open',
        nav: [{ label: { en: 'Retreats', de: 'Retreats', es: 'Retiros' }, order: 20, place: 'footer' }],
      },
      {
        route: '/team-portal/retreats',
        access: 'signed-in',
        under: 'team-portal',
        quickExit: false,
        nav: [{ label: 'Retreats', order: 31, place: 'user-menu', roles: ['admin'] }],
      },
    ],
    languages: ['de', 'es'],
    fills: ['concierge.own-trips', 'journey.bookings', 'team-portal.experiences'],
  },
});
