import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'retreats',
  title: 'Retreats',
  nouns: ['experience', 'retreat'],
  needs: ['geo', 'knowledge', 'media', 'money', 'profile', 'records', 'reporting'],
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
      { route: '/retreats', access: 'open', search: 'q' },
      { route: '/team-portal/retreats', access: 'signed-in', under: 'team-portal', quickExit: false },
    ],
    languages: ['de', 'es'],
    fills: ['concierge.own-trips', 'team-portal.experiences'],
  },
});
