import type { ConversationView, MessageStatus, MessageView } from '../../schemas/conversation';

const at = (minutes: number): string => new Date(Date.UTC(2026, 10, 22, 8, minutes)).toISOString();

/** A message of the other side, or what the overrides describe. */
const aMessage = (id: string, content: string, minutes: number, more: Partial<MessageView> = {}): MessageView => ({
  id,
  content,
  sentAt: at(minutes),
  isRead: false,
  mine: false,
  authorName: 'Nora Lind',
  ...more,
});

const asked = aMessage('m1', 'May I bring my sister on Monday? She would wait in the garden.', 0, {
  mine: true,
  isRead: true,
  authorName: 'Clara Moreau',
});
const answered = aMessage('m2', 'Yes, gladly. Tell her to come a little early.\n\nThe garden gate sticks: push.', 4);

/** Conversations of a client: one open with something unread, one closed. */
export const sampleTalks: readonly ConversationView[] = [
  {
    id: 't1',
    with: { kind: 'practitioner', name: 'Nora Lind' },
    unread: 1,
    closed: false,
    can: { write: true },
    lastMessage: answered,
  },
  {
    id: 't2',
    with: { kind: 'team', name: 'Hedo team' },
    unread: 0,
    closed: false,
    can: { write: true },
    lastMessage: aMessage('m9', 'How do I change the time of my birth?', 1, { mine: true, isRead: true }),
  },
];

/** What `GET /api/conversations/t1` answers. */
export const sampleThread = {
  id: 't1',
  with: { kind: 'practitioner', name: 'Nora Lind' },
  unread: 0,
  closed: false,
  can: { write: true },
  messages: [answered, asked],
};

export const sampleStanding: MessageStatus = {
  unread: 1,
  conversations: 2,
  people: [{ matchId: 'x1', name: 'Ines Okoye', conversationId: null }],
  team: { conversationId: 't2' },
};
