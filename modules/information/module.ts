import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'information',
  title: 'Information',
  nouns: ['credits page', 'legal page'],
  needs: ['studio'],
  permissions: {},
  web: {
    roots: [
      {
        route: '/imprint',
        access: 'open',
        quickExit: false,
        nav: [{ label: { en: 'Imprint', de: 'Impressum', es: 'Aviso legal' }, order: 5, place: 'footer' }],
      },
      {
        route: '/privacy',
        access: 'open',
        quickExit: false,
        nav: [{ label: { en: 'Privacy', de: 'Datenschutz', es: 'Privacidad' }, order: 10, place: 'footer' }],
      },
      {
        route: '/terms',
        access: 'open',
        quickExit: false,
        nav: [{ label: { en: 'Terms', de: 'Bedingungen', es: 'Condiciones' }, order: 20, place: 'footer' }],
      },
      {
        route: '/accessibility',
        access: 'open',
        quickExit: false,
        nav: [
          { label: { en: 'Accessibility', de: 'Barrierefreiheit', es: 'Accesibilidad' }, order: 30, place: 'footer' },
        ],
      },
      {
        route: '/credits',
        access: 'open',
        quickExit: false,
        nav: [{ label: { en: 'Credits', de: 'Quellen und Dank', es: 'Créditos' }, order: 40, place: 'footer' }],
      },
    ],
    languages: ['de', 'es'],
  },
});
