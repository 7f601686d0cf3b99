// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { aRequest } from '../../../testing/requests';
import { ItemDetail } from './item-detail';

it('leaves the name and the way back to the inbox that it is shown in', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const request = aRequest({ kind: 'contact' });
  renderPage(<ItemDetail kind="contact" id={request.id} onChanged={() => undefined} />, {
    user: aPerson({ role: 'admin' }),
    at: `/management/inbox?item=contact.${request.id}`,
    api: { [`GET /api/consultation-requests/${request.id}`]: request },
  });
  expect(await screen.findByRole('tab', { name: 'Basic Info' }, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Mara Castellan' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Recent Requests' })).toBeNull();
});
