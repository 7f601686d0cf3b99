import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'consultations',
  title: 'Consultations and contact',
  nouns: ['consultation'],
  needs: ['geo', 'inbox', 'profile', 'reporting', 'safety', 'scheduling', 'text-analysis'],
  permissions: { 'consultations.manage': ['admin'] },
  outsideEvents: {
    'consultations.changed': 'A consultation request came in, was changed or is gone',
  },
  tables: [
    'consultation_requests',
    'consultation_history',
    'consultation_notes',
    'consultation_hours',
    'consultation_appointments',
  ],
  web: {
    roots: [
      { route: '/contact', access: 'open' },
      { route: '/consultation', access: 'open' },
      { route: '/appointments', access: 'open' },
      {
        route: '/admin/consultations',
        // A visitor gets the landing page with the sign-in over it; who is no admin gets a page that says so.
        access: 'signed-in',
        nav: [
          {
            label: { en: 'Consultation Requests', de: 'Beratungsanfragen', es: 'Solicitudes de consulta' },
            order: 20,
            place: 'user-menu',
            icon: 'letter',
            roles: ['admin'],
          },
        ],
      },
    ],
    fills: ['inbox.detail', 'welcome.journey-form'],
    languages: ['de', 'es'],
    overlays: [
      {
        id: 'consultation',
        label: { en: 'Request a consultation', de: 'Um ein Gespräch bitten', es: 'Solicitar una conversación' },
        icon: 'message',
        order: 31,
        place: 'hidden',
        frame: 'own',
      },
      {
        id: 'contact',
        label: { en: 'Contact our team', de: 'Unserem Team schreiben', es: 'Escribir a nuestro equipo' },
        icon: 'mail',
        order: 30,
        place: 'dock',
        frame: 'own',
      },
    ],
  },
});
