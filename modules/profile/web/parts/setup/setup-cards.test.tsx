// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { user } from '#core/testing/user';
import { toastQueue } from '#ui/toast/toast-store';
import { aJourney } from '../../testing/samples';
import { SetupCards } from './setup-cards';

const titles = () => toastQueue().map(({ title }) => title);
afterEach(async () => {
  const { removeToast } = await import('#ui/toast/toast-store');
  for (const { id } of toastQueue()) act(() => removeToast(id));
});

test('without a client record: Create Your Profile leads to the form', async () => {
  renderPage(<SetupCards />, { api: { 'GET /api/journey/me': aJourney() } });
  expect(await screen.findByRole('heading', { name: 'Create Your Profile' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Enter birth data' }));
  expect(await screen.findByRole('button', { name: 'Create Profile' })).toBeTruthy();
});

test('with birth data and no profile: generates it, says so, and leads to the chart', async () => {
  let made = false;
  renderPage(<SetupCards />, {
    api: {
      'GET /api/journey/me': () => aJourney({ hasClient: true, hasProfile: made }),
      'POST /api/holistic-profiles': () => {
        made = true;
        return new Answer(201, {});
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Generate Holistic Profile' }));
  const link = await screen.findByRole('link', { name: 'View Full Transformation Profile' });
  expect(link.getAttribute('href')).toBe('/profile/detailed');
  expect(titles()).toContain('Holistic Profile Generated');
});

test('a refusal stays on the card and comes as an error toast', async () => {
  renderPage(<SetupCards />, {
    api: {
      'GET /api/journey/me': aJourney({ hasClient: true }),
      'POST /api/holistic-profiles': new Answer(409, { status: 409, code: 'no-birth-data', detail: 'Not yet.' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Generate Holistic Profile' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not yet.');
  expect(titles()).toContain('Error');
  expect(screen.getByRole('button', { name: 'Generate Holistic Profile' })).toBeTruthy();
});

test('shows nothing once both are there, and nothing to staff', async () => {
  const done = renderPage(<SetupCards />, {
    api: { 'GET /api/journey/me': aJourney({ hasClient: true, hasProfile: true }) },
  });
  await act(async () => undefined);
  expect(done.container.textContent).toBe('');
  const staff = renderPage(<SetupCards />, { user: aPerson({ role: 'practitioner' }) });
  expect(staff.container.textContent).toBe('');
  expect(staff.calls).toEqual([]);
});
