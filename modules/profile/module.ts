import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'profile',
  title: 'Holistic profile',
  nouns: ['enneagram', 'holistic profile'],
  needs: ['chart-engine', 'geo', 'labors', 'records', 'reporting'],
  permissions: { 'profile.keep': ['client'] },
  tables: ['clients', 'holistic_profiles', 'enneagrams'],
  web: {
    roots: [
      {
        route: '/profile',
        access: 'signed-in',
        nav: [
          {
            label: { en: 'Profile', de: 'Profil', es: 'Perfil' },
            order: 30,
            place: 'bar',
            icon: 'figure',
            roles: ['client'],
          },
          {
            label: { en: 'View Profile', de: 'Profil ansehen', es: 'Ver perfil' },
            order: 10,
            place: 'user-menu',
            key: 'p',
            icon: 'figure',
          },
        ],
      },
      {
        route: '/welcome',
        access: 'signed-in',
        nav: [
          {
            label: { en: 'Welcome', de: 'Willkommen', es: 'Te damos la bienvenida' },
            order: 10,
            place: 'start',
            roles: ['client'],
          },
        ],
      },
    ],
    slots: [
      'profile.cards',
      'profile.actions',
      'profile.chart-actions',
      'profile.versions',
      'profile.clock-history',
      'profile.generate-chart',
      'profile.experiences',
      'profile.bookings',
      'profile.what-remains',
      'profile.birth-offset',
    ],
    fills: [
      'labors.setup',
      'welcome.onward',
      'profile.clock-history',
      'profile.generate-chart',
      'profile.birth-offset',
    ],
    languages: ['de', 'es'],
  },
});
