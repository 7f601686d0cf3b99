// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { PortalPage } from './portal-page';

const links = () =>
  within(screen.getByRole('navigation', { name: 'Parts of the Team Portal' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

it('each tab has an address; one that nothing fills says what will stand there', async () => {
  renderPage(<PortalPage />, {
    at: '/team-portal/travel',
    path: '/team-portal/travel',
    user: aPerson({ role: 'admin' }),
  });
  expect(await screen.findByRole('heading', { name: 'Travel is switched off here' })).toBeTruthy();
  expect(links()).toEqual([
    ['Analytics', '/team-portal', null],
    ['Clients', '/team-portal/clients', null],
    ['Practitioners', '/team-portal/practitioners', null],
    ['Travel', '/team-portal/travel', 'page'],
    ['Concierge', '/team-portal/concierge', null],
    ['Experiences', '/team-portal/experiences', null],
    ['Aftercare', '/team-portal/aftercare', null],
  ]);
  await waitFor(() => expect(document.title).toContain('Travel: Team Portal'));
});

it('clients are told kindly whose room it is, and nothing is asked for them', async () => {
  renderPage(<PortalPage />, { at: '/team-portal', path: '/team-portal', user: aPerson({ role: 'client' }), api: {} });
  expect(await screen.findByRole('heading', { name: 'This room is for the team' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('visitors are asked to sign in', async () => {
  renderPage(<PortalPage />, { at: '/team-portal', path: '/team-portal', user: null });
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
});
