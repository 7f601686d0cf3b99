import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'concierge',
  title: 'Concierge',
  nouns: ['booking', 'concierge'],
  needs: [
    'chart-chapters',
    'community',
    'consultations',
    'geo',
    'inbox',
    'knowledge',
    'money',
    'profile',
    'records',
    'reporting',
    'retreats',
    'safety',
    'studio',
    'text-analysis',
  ],
  permissions: {
    'concierge.answer': ['admin'],
    'concierge.view-offers': ['practitioner', 'admin'],
    'concierge.edit-offers': ['admin'],
  },
  tables: ['assistant_settings', 'assistant_messages', 'assistant_verdicts', 'offers', 'bookings', 'booking_history'],
  web: {
    roots: [
      {
        route: '/concierge',
        isOptional: true,
        access: 'open',
        nav: [
          { label: { en: 'Concierge', de: 'Concierge', es: 'Conserjería' }, order: 30, place: 'header', icon: 'bell' },
        ],
      },
      { route: '/bookings', access: 'signed-in' },
      {
        route: '/team-portal/offers',
        access: 'signed-in',
        under: 'team-portal',
        quickExit: false,
        nav: [{ label: 'Offers', order: 32, place: 'user-menu', roles: ['admin'] }],
      },
    ],
    slots: ['concierge.own-trips'],
    fills: [
      'journey.experiences',
      'journey.bookings',
      'journey.quick-actions',
      'profile.experiences',
      'profile.bookings',
      'team-portal.travel',
      'team-portal.concierge',
      'team-portal.experiences',
    ],
    overlays: [
      { id: 'assistant', label: 'HEDO Assistant', icon: 'gem', order: 10, place: 'dock', frame: 'panel' },
      {
        id: 'messaging',
        label: { en: 'Message our team', de: 'Schreib unserem Team', es: 'Escribe a nuestro equipo' },
        icon: 'message',
        order: 20,
        place: 'dock',
        frame: 'panel',
      },
    ],
  },
});
