// @vitest-environment happy-dom
import { configure, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { getPageData } from '#core/web';
import { setPageData } from '#core/web/page-data';
import type { ClientDetail } from '../../schemas/client';
import { aStanding, zerlinaId } from '../testing/clients';
import { ClientPage } from './client-page';

configure({ asyncUtilTimeout: 8000 });

const detail = (overrides: Partial<ClientDetail> = {}): ClientDetail => ({
  name: 'Z. Q.',
  suspended: false,
  sample: false,
  standing: aStanding(),
  practitioners: ['Nora Lind'],
  opened: { matchId: '00000000-0000-4000-8000-0000000000a1', segments: ['birth', 'contact'] },
  history: [{ at: '2026-11-20T09:12:00.000Z', from: 'intake', to: 'assessment', by: 'Ada B.' }],
  ...overrides,
});
const show = (role: 'admin' | 'practitioner', answer: unknown) =>
  renderPage(<ClientPage />, {
    at: `/team-portal/clients/${zerlinaId}`,
    path: '/team-portal/clients/:ownerId',
    user: aPerson({ role }),
    api: { [`GET /api/team/clients/${zerlinaId}`]: answer },
  });

const aftercare = {
  ...{ id: 'aftercare', title: 'Aftercare', entry: null, integrity: null },
  ...{ roots: [], fills: [], languages: [], overlays: [] },
};
beforeEach(() => setPageData({ ...getPageData(), modules: [aftercare] }));

it('shows a practitioner where a client stands, what is open, and the ways on', async () => {
  show('practitioner', detail());
  expect(await screen.findByRole('heading', { level: 1, name: 'Client Z. Q.' })).toBeTruthy();
  expect(screen.getByText('The holistic profile has not been made yet.')).toBeTruthy();
  expect(screen.getByText(/The client has not opened that to you/)).toBeTruthy();
  expect(screen.getByText('From Intake to Assessment')).toBeTruthy();
  const plan = screen.getByRole('link', { name: 'Prepare the aftercare plan' });
  expect(plan.getAttribute('href')).toBe(`/team-portal/aftercare/${zerlinaId}`);
});

it('leads to no plan where no module keeps plans', async () => {
  setPageData({ ...getPageData(), modules: [] });
  show('practitioner', detail());
  await screen.findByRole('heading', { level: 1, name: 'Client Z. Q.' });
  expect(screen.queryByRole('link', { name: 'Prepare the aftercare plan' })).toBeNull();
});

it('shows an admin no way to what a client wrote', async () => {
  show('admin', detail({ name: 'Zerlina Q.', opened: null }));
  expect(await screen.findByText(/Only a practitioner to whom the client opened it/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Prepare the aftercare plan' })).toBeNull();
});

it('leads back above its heading, and marks who was invented', async () => {
  show('admin', detail({ opened: null, sample: true }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Client Z. Q.' });
  const back = screen.getByRole('link', { name: 'All clients' });
  expect(back.getAttribute('href')).toBe('/team-portal/clients');
  expect(back.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText('Sample')).toBeTruthy();
});

it('says kindly that a client is not open', async () => {
  show('practitioner', new Answer(403, { status: 403, code: 'denied', detail: 'No.' }));
  expect(await screen.findByText('This client is not open to you')).toBeTruthy();
});
