// @vitest-environment happy-dom
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import type { RequestProgress } from '../../schemas/contact-request';
import { ProgressPage } from './progress-page';

// Of a machine that does other things too.
configure({ asyncUtilTimeout: 10_000 });

const path = 'POST /api/contact-requests/status';
const token = 'A'.repeat(43);
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const aProgress = (overrides: Partial<RequestProgress> = {}): RequestProgress => ({
  reference: 'HD-7K3M-Q9RX',
  state: 'received',
  createdAt: ago(1),
  dueAt: ago(-23),
  ...overrides,
});
const open = (answer: unknown) =>
  renderPage(<ProgressPage />, { at: `/contact/status#${token}`, user: null, api: { [path]: answer } });
const current = async () => {
  const list = await screen.findByRole('list', { name: 'Progress' });
  return within(list)
    .getAllByRole('listitem')
    .find((stage) => stage.getAttribute('aria-current') === 'step')?.textContent;
};

describe('the page behind the link of a receipt', () => {
  it('sends the secret in a body and says how far the request is', async () => {
    const { calls } = open(aProgress());
    expect(await current()).toBeUndefined();
    expect(screen.getByText('A person of our team reads it next.')).toBeTruthy();
    expect(screen.getByText('Reference HD-7K3M-Q9RX.')).toBeTruthy();
    expect(calls.map(({ method, path: asked, body }) => [method, asked, body])).toEqual([
      ['POST', '/api/contact-requests/status', { token }],
    ]);
  });

  it('says that it was read, that it is late, and that it is answered', async () => {
    const { unmount } = open(aProgress({ state: 'reading', dueAt: ago(1) }));
    expect(await current()).toContain('A person of our team has read it.');
    expect(screen.getByText(/are late\. We are sorry/)).toBeTruthy();
    unmount();
    open(aProgress({ state: 'answered' }));
    expect(await screen.findByText(/Our answer went to your address/)).toBeTruthy();
    expect(await current()).toBeUndefined();
  });

  it.each([404, 422])('tells kindly of a link that opens nothing (%s)', async (status) => {
    open(new Answer(status, { title: 'x', status, code: 'x', detail: 'No.' }));
    expect(await screen.findByText(/There is no such request/)).toBeTruthy();
  });

  it('offers another try when the server failed', async () => {
    let fails = true;
    open(() => (fails ? new Answer(500, { title: 'x', status: 500, code: 'x', detail: 'No.' }) : aProgress()));
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(again);
    expect(await screen.findByText('A person of our team reads it next.')).toBeTruthy();
  });
});
