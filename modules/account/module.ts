import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'account',
  title: 'Account',
  nouns: ['goodbye'],
  needs: [],
  capabilities: ['erasure', 'identity', 'personal-data'],
  permissions: {},
  tables: ['account_exports', 'pictures'],
  web: {
    roots: [
      {
        route: '/account',
        access: 'signed-in',
        nav: [
          {
            label: { en: 'Your account', de: 'Dein Konto', es: 'Tu cuenta' },
            order: 10,
            place: 'settings',
            icon: 'person',
          },
        ],
      },
      {
        route: '/account/data',
        access: 'signed-in',
        nav: [{ label: { en: 'Your data', de: 'Deine Daten', es: 'Tus datos' }, order: 10, place: 'deletion' }],
      },
      {
        route: '/account/security',
        access: 'signed-in',
        nav: [{ label: { en: 'Signing in', de: 'Anmelden', es: 'Inicio de sesión' }, order: 10, place: 'security' }],
      },
      { route: '/goodbye', access: 'open' },
    ],
    slots: ['account.mail'],
    languages: ['de', 'es'],
  },
});
