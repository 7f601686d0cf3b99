// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { Notices } from './notices';

const offer = 'GET /api/safety/help-offer';
const counts = 'GET /api/safety/contact-requests/counts';
const waiting = { waiting: 2, overdue: 1, inProgress: 0, waitingSince: '2026-11-23T08:00:00.000000Z' };

it('offers help that came late on whatever page the person opens, until they close it', async () => {
  const { calls } = renderPage(<Notices />, {
    api: { [offer]: { offered: true }, 'DELETE /api/safety/help-offer': null },
  });
  expect(await screen.findByText('Would you like to talk to somebody?')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See whom you can reach' }).getAttribute('href')).toBe('/help-now');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByText('Would you like to talk to somebody?')).toBeNull();
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('shows admins on every page that somebody waits, and nobody else', async () => {
  const api = { [offer]: { offered: false }, [counts]: waiting };
  const { unmount } = renderPage(<Notices />, { user: aPerson({ role: 'admin' }), api });
  expect(await screen.findByText('2 people ask to be contacted.')).toBeTruthy();
  expect(screen.getByText('1 is overdue.')).toBeTruthy();
  unmount();
  const { calls } = renderPage(<Notices />, { user: aPerson({ role: 'practitioner' }), api });
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/api/safety/help-offer']);
});
