// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { LandingOnward } from '../parts/setup/landing-onward';
import { aJourney } from '../testing/samples';
import { WelcomePage } from './welcome';

const welcome = (journey: object, more = {}) =>
  renderPage(<WelcomePage />, {
    at: '/welcome',
    path: '/welcome',
    api: { 'GET /api/journey/me': aJourney(journey) },
    ...more,
  });

test('greets at the first visit and opens the birth form at once', async () => {
  welcome({});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Ann');
  expect(await screen.findByRole('button', { name: 'Create Profile' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Not now/ }).getAttribute('href')).toBe('/dashboard');
});

test('goes on to the profile once the birth data are there', async () => {
  welcome({ hasClient: true });
  expect(await screen.findByRole('button', { name: 'Generate Holistic Profile' })).toBeTruthy();
});

test.each([
  ['nothing yet', {}, [], 'Begin your journey', '/welcome'],
  ['birth data', { hasClient: true }, [], 'Go on where you were', '/dashboard'],
  ['a Labor', { labors: 1 }, [], 'Go on where you were', '/dashboard'],
  ['the beginning of one', {}, [{ laborNumber: 3 }], 'Go on where you were', '/dashboard'],
] as const)('leads on from the landing page with %s', async (_, journey, drafts, name, to) => {
  renderPage(<LandingOnward />, {
    api: { 'GET /api/journey/me': aJourney(journey), 'GET /api/labor-drafts/me': drafts },
  });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to);
});

test('leads staff to their dashboard', async () => {
  const { calls } = renderPage(<LandingOnward />, { user: aPerson({ role: 'admin' }) });
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/dashboard');
  expect(calls).toEqual([]);
});
