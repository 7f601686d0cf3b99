// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#core/testing/render';
import { LogPage } from './log-page';

const open = (openings: readonly object[], reads: readonly object[] = []) =>
  renderPage(<LogPage />, {
    at: '/matching/sharing/log',
    api: { 'GET /api/access-log/me': reads, 'GET /api/matching/me': [], 'GET /api/account/openings': openings },
  });
const team = () => within(screen.getByRole('region', { name: 'Opened by the team' }));

it('says of each record whom it is about, and leads to the one about compared charts', async () => {
  open([]);
  expect(await screen.findByText('No practitioner has read anything of yours')).toBeTruthy();
  expect(await team().findByText('This has not happened.')).toBeTruthy();
  const charts = within(screen.getByRole('region', { name: 'Charts you compare' }));
  expect(charts.getByRole('link', { name: 'Your connections and their looks' }).getAttribute('href')).toBe(
    '/profile/connections',
  );
});

it('shows what an administrator opened, until when, and how often it was read', async () => {
  const past = { id: 4, at: '2026-11-20T08:00:00.000000Z', until: '2026-11-20T09:00:00.000000Z' };
  const until = new Date(Date.now() + 1_800_000).toISOString();
  open([
    { id: 5, at: '2026-11-22T08:00:00.000000Z', kind: 'intake', until, reads: 0, lastReadAt: null },
    { ...past, kind: 'intake', reads: 2, lastReadAt: '2026-11-20T08:10:00.000000Z' },
  ]);
  const rows = await team().findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    expect.stringMatching(/medical and trauma answers of your questionnaire\. Open until .*Not read so far\.$/),
    expect.stringMatching(/It was open until November 20, 2026.*Read 2 times, last November 20, 2026/),
  ]);
  expect(team().getByText('You may ask us for the reason.')).toBeTruthy();
});

it('says of a refused reading that nothing was shown', async () => {
  const read = {
    at: '2026-11-22T08:00:00.000000Z',
    matchId: '00000000-0000-4000-8000-000000000001',
    consentId: '00000000-0000-4000-8000-000000000002',
    practitionerId: '00000000-0000-4000-8000-000000000003',
    practitionerName: 'Ana Reyes',
  };
  open(
    [],
    [
      { ...read, id: '00000000-0000-4000-8000-000000000004', segment: 'labor:4', refused: true },
      { ...read, id: '00000000-0000-4000-8000-000000000005', segment: 'labor:5' },
    ],
  );
  expect(await screen.findByText(/^Labor 4: .*: refused, since you keep it back\. Nothing was shown\.$/)).toBeTruthy();
  expect(screen.getByText(/^Labor 5: [^:]*$/)).toBeTruthy();
});
