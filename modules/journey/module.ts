import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'journey',
  title: 'Journey',
  nouns: ['inner portal'],
  needs: ['labors', 'profile'],
  permissions: {},
  web: {
    languages: ['de', 'es'],
    roots: [
      {
        route: '/dashboard',
        access: 'signed-in',
        nav: [{ label: { en: 'Home', de: 'Start', es: 'Inicio' }, order: 10, place: 'bar', icon: 'home', key: 'd' }],
      },
      { route: '/journey', access: 'signed-in' },
    ],
    slots: [
      'journey.quick-actions',
      'journey.overview',
      'journey.experiences',
      'journey.bookings',
      'journey.practitioner',
      'journey.aftercare',
      'journey.community',
    ],
    fills: ['profile.what-remains'],
  },
});
