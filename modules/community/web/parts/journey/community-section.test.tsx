// @vitest-environment happy-dom
import { configure, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { aPodView, aRow, ids } from '../../../testing/posts';
import { CommunitySection } from './community-section';

configure({ asyncUtilTimeout: 8000 });

const open = (api: Record<string, unknown>) =>
  renderPage(<CommunitySection />, {
    at: '/journey/community',
    api: {
      'GET /api/notifications/me/count': { unread: 0 },
      'GET /api/pods': [],
      'GET /api/discussions': [],
      ...api,
    },
  });

it('names the own pods, the newest discussions and what was not read', async () => {
  const { calls } = open({
    'GET /api/notifications/me/count': { unread: 3 },
    'GET /api/pods': [aPodView({ you: 'guide' })],
    'GET /api/discussions': [aRow()],
  });
  const pods = within(await screen.findByRole('region', { name: 'Your pods' }));
  const href = (link: HTMLElement) => link.getAttribute('href');
  expect(href(pods.getByRole('link', { name: 'Saturday Shadow Circle' }))).toBe(`/community/pods/${ids.pod}`);
  expect(pods.getByText('You guide it')).toBeTruthy();
  expect(href(screen.getByRole('link', { name: 'The week after a retreat' }))).toBe(
    `/community/discussions/${ids.talk}`,
  );
  expect(href(screen.getByRole('link', { name: '3 unread notifications' }))).toBe('/community/notifications');
  expect(calls.map(({ path }) => path)).toContain('/api/pods?mine=true&limit=50');
});

it('says plainly that one is in no pod and that nothing is new', async () => {
  open({});
  expect(await screen.findByText(/^You have not joined a pod yet/u)).toBeTruthy();
  expect(screen.getByText('Nothing unread waits for you')).toBeTruthy();
  expect(screen.getByText(/^Nobody has begun a discussion yet/u)).toBeTruthy();
});

it('says why it could not be read, with another try', async () => {
  open({ 'GET /api/pods': new Answer(503, { status: 503, code: 'down', detail: 'Please come back soon.' }) });
  expect(await screen.findByText('Please come back soon.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
