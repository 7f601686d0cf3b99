// @vitest-environment happy-dom
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import type { TeamPractitioner } from '../../../schemas/team';
import { ana as anaView } from '../../testing/practitioners';
import { PractitionersTab } from './practitioners-tab';

configure({ asyncUtilTimeout: 8000 });

const ana: TeamPractitioner = {
  ...anaView,
  frameworks: ['Jungian'],
  account: true,
  own: false,
  clients: 4,
  requests: 1,
  capacity: 4,
  nextFree: null,
  hoursKnown: true,
};
const show = (role: 'admin' | 'practitioner', row: TeamPractitioner, at = '/team-portal/practitioners') =>
  renderPage(<PractitionersTab />, { at, user: aPerson({ role }), api: { 'GET /api/team/practitioners': [row] } });

it('shows room, requests and the next free time, and an admin the way to the account', async () => {
  show('admin', ana);
  const row = within(await screen.findByRole('row', { name: /Ana Reyes/ }));
  for (const words of ['4 of 4', 'Full', '1 open request', 'Nothing free in 14 days', 'Takes new clients'])
    expect(row.getByText(words)).toBeTruthy();
  expect(row.getByRole('link', { name: 'Account of Ana Reyes' }).getAttribute('href')).toBe(
    '/management/people?q=Ana+Reyes',
  );
});

it('shows a practitioner the way to the own hours', async () => {
  show('practitioner', { ...ana, own: true, hoursKnown: false });
  expect((await screen.findByRole('link', { name: 'Your hours' })).getAttribute('href')).toBe('/matching/hours');
  expect(screen.getByText('No hours entered')).toBeTruthy();
});

it('tells nobody at all from nobody under the filters', async () => {
  const none = (at: string, role: 'admin' | 'practitioner') =>
    renderPage(<PractitionersTab />, { at, user: aPerson({ role }), api: { 'GET /api/team/practitioners': [] } });
  const first = none('/team-portal/practitioners', 'admin');
  expect(await screen.findByRole('heading', { name: 'No practitioners yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Invite a practitioner' }).getAttribute('href')).toBe('/management/people');
  first.unmount();
  none('/team-portal/practitioners?q=Zoe', 'practitioner');
  expect(await screen.findByText('Hidden by the search for “Zoe”.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByRole('heading', { name: 'No practitioners yet' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Invite a practitioner' })).toBeNull();
});

it('asks with the filters of the address and with those that are chosen, for the list and its file', async () => {
  const { calls } = show('admin', ana, '/team-portal/practitioners?q=German&sort=clients');
  await screen.findByRole('row', { name: /Ana Reyes/ });
  fireEvent.change(screen.getByLabelText('Places'), { target: { value: 'yes' } });
  const last = '/api/team/practitioners?q=German&room=yes&sort=clients&limit=30';
  await expect.poll(() => calls.at(-1)?.path).toBe(last);
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
    '/api/team/practitioners.csv?q=German&room=yes&sort=clients',
  );
});
