import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'safety',
  title: 'Safety',
  needs: [],
  permissions: {},
  web: {
    roots: [
      {
        route: '/help-now',
        access: 'open',
        urgent: { en: 'Need help now?', de: 'Brauchst du jetzt Hilfe?', es: '¿Necesitas ayuda ahora?' },
      },
    ],
    fills: ['safety.help-lines'],
    languages: ['de', 'es'],
  },
});
