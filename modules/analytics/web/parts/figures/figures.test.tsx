// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { Figures } from './figures';

const figure = (value: number, previous: number | null) => ({
  value,
  previous,
  unit: 'count',
  definition: `Means ${value}.`,
  asOf: '2026-11-22T08:00:00.000000Z',
});
const details = {
  activeClients: figure(12, 9),
  practitioners: figure(3, null),
  completedProfiles: figure(7, 8),
  retreatBookings: figure(0, 0),
};

it('shows figures with their change, and says what each means', async () => {
  renderPage(<Figures />, {
    user: aPerson({ role: 'practitioner' }),
    api: { 'GET /api/analytics/metrics': { details } },
  });
  const card = (name: string) => screen.getByRole('heading', { name }).parentElement as HTMLElement;
  await screen.findByRole('heading', { name: 'Active Clients' });
  await waitFor(() => expect(card('Active Clients').textContent).toMatch(/12\+3 against 30 days earlier/));
  expect(card('Practitioners').textContent).toMatch(/3no earlier data/);
  expect(card('Completed Profiles').textContent).toMatch(/7-1 against/);
  expect(screen.queryByText('Means 12.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'What is this? Active Clients' }));
  expect(within(card('Active Clients')).getByText('Means 12.')).toBeTruthy();
});
