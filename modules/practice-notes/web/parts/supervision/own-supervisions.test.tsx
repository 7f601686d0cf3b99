// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { OwnSupervisions } from './own-supervisions';

const asked = {
  id: '7b5f3f0e-0000-4000-8000-000000000001',
  state: 'asked',
  practitionerName: 'Ana Ruiz',
  supervisorName: 'Sven Holm',
  initials: 'Z. Q.',
  askedAt: '2026-11-21T15:00:00.000Z',
  answeredAt: null,
  lastReadAt: null,
};
const agreed = { ...asked, id: '7b5f3f0e-0000-4000-8000-000000000002', state: 'agreed', supervisorName: 'Mei Chow' };
const list = 'GET /api/supervisions/me';

it('says who would read what, and sends the answer that is pressed', async () => {
  const { calls } = renderPage(<OwnSupervisions />, {
    user: aPerson(),
    api: { [list]: [asked, agreed], [`POST /api/supervisions/${asked.id}/answer`]: { ...asked, state: 'declined' } },
  });
  expect(await screen.findByText('Ana Ruiz would like to be supervised by Sven Holm')).toBeTruthy();
  expect(screen.getByText(/private ones too/)).toBeTruthy();
  expect(screen.getByText('Mei Chow may read the notes of Ana Ruiz about you')).toBeTruthy();
  expect(screen.getByText('not read yet')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I would rather not' }));
  await expect.poll(() => calls.find(({ method }) => method === 'POST')?.body).toEqual({ agree: false });
});

it('is not there while nobody asks and nobody reads', async () => {
  const { calls } = renderPage(<OwnSupervisions />, {
    user: aPerson(),
    api: { [list]: [{ ...agreed, state: 'ended' }] },
  });
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(screen.queryByText('Supervision')).toBeNull();
});
