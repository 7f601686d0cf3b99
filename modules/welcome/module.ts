import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'welcome',
  title: 'Welcome',
  nouns: ['journey price', 'landing page'],
  needs: ['knowledge', 'studio'],
  permissions: {},
  web: {
    roots: [
      { route: '/', access: 'open', quickExit: false },
      {
        route: '/client-journey',
        isOptional: true,
        access: 'open',
        quickExit: false,
        nav: [
          { label: { en: 'The journey', de: 'Der Weg', es: 'El camino' }, order: 40, place: 'header', icon: 'way' },
        ],
      },
    ],
    slots: ['welcome.onward', 'welcome.journey-form'],
    languages: ['de', 'es'],
  },
});
