import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'conversations',
  title: 'Conversations',
  nouns: ['conversation'],
  needs: ['intake', 'matching', 'sharing'],
  permissions: {
    'conversations.talk': ['client', 'practitioner', 'admin'],
    'conversations.ask-team': ['client'],
    // The team's first word to a client who sent it an intake.
    'conversations.write-first': ['admin'],
  },
  tables: ['conversations', 'conversation_messages'],
  web: {
    roots: [
      {
        route: '/messages',
        access: 'signed-in',
        nav: [
          {
            label: { en: 'Messages', de: 'Nachrichten', es: 'Mensajes' },
            order: 12,
            place: 'user-menu',
            icon: 'letter',
          },
        ],
      },
    ],
    fills: ['journey.quick-actions', 'intake.acts', 'team-portal.briefs', 'sessions.day'],
  },
});
