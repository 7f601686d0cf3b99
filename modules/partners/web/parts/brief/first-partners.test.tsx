// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { FirstPartners } from './first-partners';

const partner = {
  id: 'p1',
  name: 'Casa Alba',
  type: 'Retreat house',
  status: 'active',
  city: 'Tarifa',
  url: 'https://alba.example/',
  archived: false,
  sample: true,
  version: 1,
};

it('lists three partners with the way to all of them, and marks what is invented', async () => {
  const { calls } = renderPage(<FirstPartners />, {
    user: aPerson({ role: 'admin' }),
    api: { 'GET /api/partners': new Answer(200, [partner], { 'x-total-count': '8' }) },
  });
  const house = (await screen.findByText('Casa Alba')).closest('li') as HTMLElement;
  expect(house.textContent).toMatch(/Sample.*Retreat house, Tarifa.*Active/);
  expect(within(house).getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
  expect(calls.some(({ path }) => path === '/api/partners?limit=3')).toBe(true);
  expect(screen.getByRole('link', { name: 'See all (8): Partners' }).getAttribute('href')).toBe('/management/partners');
});
