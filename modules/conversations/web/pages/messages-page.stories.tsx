import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { sampleStanding, sampleTalks, sampleThread } from '../testing/conversations';
import { MessagesPage } from './messages-page';

/** Conversations of a client or of the team. */
const meta = {
  title: 'Screens/Messages',
  component: MessagesPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof MessagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const api = {
  'GET /api/messages/standing': sampleStanding,
  'GET /api/conversations': sampleTalks,
  'GET /api/conversations/t1': sampleThread,
};

export const List: Story = { parameters: { screen: { as: 'client', at: '/messages', path: '/messages/:id?', api } } };
export const Conversation: Story = {
  parameters: { screen: { as: 'client', at: '/messages/t1', path: '/messages/:id?', api } },
};
export const Nothing: Story = {
  parameters: {
    screen: {
      as: 'client',
      at: '/messages',
      path: '/messages/:id?',
      api: {
        'GET /api/messages/standing': { unread: 0, conversations: 0, people: [], team: { conversationId: null } },
        'GET /api/conversations': [],
      },
    },
  },
};
