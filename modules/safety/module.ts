import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'safety',
  title: 'Safety',
  nouns: ['contact request', 'crisis', 'help line'],
  needs: ['inbox', 'studio', 'text-analysis'],
  permissions: { 'safety.answer-contact-requests': ['admin'] },
  tables: ['safety_contact_requests', 'safety_contact_steps', 'help_offers'],
  web: {
    roots: [
      {
        route: '/help-now',
        access: 'open',
        urgent: { en: 'Need help now?', de: 'Brauchst du jetzt Hilfe?', es: '¿Necesitas ayuda ahora?' },
      },
      {
        route: '/management/contact-requests',
        access: 'signed-in',
        under: 'team-portal',
        nav: [
          {
            label: { en: 'Contact requests', de: 'Kontaktwünsche', es: 'Solicitudes de contacto' },
            order: 5,
            place: 'user-menu',
            icon: 'help',
            roles: ['admin'],
          },
        ],
      },
    ],
    slots: ['safety.after-writing', 'safety.direct-question', 'safety.help-lines', 'safety.contact-offer'],
    fills: [
      'inbox.detail',
      'safety.after-writing',
      'safety.direct-question',
      'safety.help-lines',
      'safety.contact-offer',
      'shell.bell',
      'shell.team-urgent',
    ],
    languages: ['de', 'es'],
  },
});
