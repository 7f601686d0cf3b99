import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'sessions',
  title: 'Sessions',
  nouns: ['session service', 'session rules'],
  needs: ['geo', 'matching', 'money', 'reporting', 'scheduling'],
  permissions: {
    // A client's own sessions: booking, moving, cancelling, waiting for earlier times.
    'sessions.book': ['client'],
    // A practitioner's services, rules and calendar.
    'sessions.practise': ['practitioner'],
    // What both sides of a session may: its room, its calendar file, a calendar feed of their own.
    'sessions.attend': ['client', 'practitioner'],
  },
  outsideEvents: {
    'sessions.changed': 'A session was booked, moved, cancelled or marked',
  },
  tables: [
    'session_services',
    'session_rules',
    'sessions_booked',
    'session_places',
    'session_packages',
    'session_waits',
    'session_offers',
    'session_feeds',
  ],
  web: {
    languages: ['de', 'es'],
    roots: [
      {
        route: '/sessions',
        access: 'signed-in',
        nav: [
          {
            label: { en: 'Sessions', de: 'Sitzungen', es: 'Sesiones' },
            order: 13,
            place: 'user-menu',
            icon: 'way',
            roles: ['client'],
          },
        ],
      },
      {
        route: '/practice',
        access: 'signed-in',
        nav: [{ label: 'My day', order: 11, place: 'user-menu', icon: 'board', roles: ['practitioner'] }],
      },
    ],
    slots: ['sessions.day', 'sessions.session', 'sessions.calendars'],
  },
});
