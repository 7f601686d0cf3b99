import { defineMoved } from '#core/contract/manifest';

export const moved = defineMoved({
  migrations: {
    '20261122080500_create_conversations': 'team-portal',
    '20261122104100_note_unread_messages': 'team-portal',
  },
  jobs: {
    'conversations.message-notice': 'conversations.message-notice',
    'react.conversations.conversations.changed': 'react.team-portal.team-portal.conversation-changed',
    'react.conversations.matching.match-changed': 'react.team-portal.matching.match-changed',
  },
  events: { 'conversations.changed': 'conversations.changed' },
});
