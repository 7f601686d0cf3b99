// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { NewestConversations } from './newest';

const conversation = {
  id: 't1',
  with: { kind: 'client', name: 'M. C.' },
  unread: 2,
  lastMessage: {
    id: 'm1',
    content: 'See you on Monday.',
    sentAt: '2026-11-22T08:00:00.000000Z',
    isRead: false,
    mine: false,
  },
};

it('lists three conversations with what is unread, and the way to all of them', async () => {
  renderPage(<NewestConversations />, {
    user: aPerson({ role: 'admin' }),
    api: {
      'GET /api/conversations': [conversation],
      'GET /api/messages/standing': { unread: 2, conversations: 14, people: [], team: null },
    },
  });
  const line = (await screen.findByText('See you on Monday.')).closest('li') as HTMLElement;
  expect(line.textContent).toMatch(/M\. C\..*2 unread/);
  expect(within(line).getByRole('link').getAttribute('href')).toBe('/messages/t1');
  const all = await screen.findByRole('link', { name: 'See all (14): Conversations' });
  expect(all.getAttribute('href')).toBe('/messages');
});
