// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { DueItems } from './due-items';

it('shows what is due with whom, and ticks it', async () => {
  const item = {
    ...{ id: '7b5f3f0e-0000-4000-8000-000000000001', kind: 'task', text: 'Write to your brother', dueOn: '2026-01-05' },
    ...{ assignee: 'client', client: 'Z. Q.', clientId: '7b5f3f0e-0000-4000-8000-000000000002' },
  };
  const { calls } = renderPage(<DueItems />, {
    user: aPerson({ role: 'practitioner' }),
    api: { 'GET /api/team/aftercare/due': [item], [`PATCH /api/aftercare/items/${item.id}`]: {} },
  });
  const box = await screen.findByRole('checkbox', { name: 'Write to your brother' });
  expect(screen.getByText('Overdue')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Plans of Z. Q.' }).getAttribute('href')).toBe(
    `/team-portal/aftercare/${item.clientId}`,
  );
  fireEvent.click(box);
  await expect.poll(() => calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ done: true });
});
