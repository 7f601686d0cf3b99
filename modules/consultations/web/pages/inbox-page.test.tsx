// @vitest-environment happy-dom
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { removeToast, toastQueue } from '#ui/toast/toast-store';
import { cards, list, look, one, open, opened, problem, rows, searched } from '../../testing/inbox-page';
import { aCard, someCounts } from '../../testing/requests';
import { texts } from '../parts/inbox/texts/texts';
import { InboxPage } from './inbox-page';

// The whole page is drawn again and again; a busy machine takes its time for that.
configure({ asyncUtilTimeout: 5000 });
// Toasts are fetched with the first one, and stay from test to test.
beforeAll(() => import('#ui/toast/toast-region'));
afterEach(() => {
  for (const { id } of toastQueue()) removeToast(id);
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('the inbox', () => {
  it('says what is specified', () => {
    expect(
      (
        ['title', 'subtitle', 'loading', 'noEmail', 'generated', 'nothing', 'notYet', 'progress', 'unread'] as const
      ).map((key) => texts(key)),
    ).toEqual([
      'Consultation Requests',
      'Real-time view of consultation requests and generated profiles',
      'Loading consultation requests...',
      'No email',
      'Profile Generated',
      'Select a consultation request to view details',
      'Profile not yet generated',
      'Profile generation in progress...',
      'Unable to parse profile data',
    ]);
  });

  it('lists requests with their state, and says when nothing is selected', async () => {
    open({
      [`GET ${list}`]: [aCard(1, { email: '' }), aCard(2, { status: 'snoozed' as never, profileGenerated: false })],
      [`GET ${list}/counts`]: someCounts(2),
    });
    expect(screen.getByText('Loading consultation requests...')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Recent Requests (2)' })).toBeTruthy();
    const [first, second] = rows();
    expect(first?.textContent).toMatch(/No email.*Pending.*Profile Generated/);
    expect(first?.textContent).toMatch(/Nov 20, \d+:26 PM|Nov 20/);
    expect(second?.textContent).toMatch(/mara2@example\.org.*Other/);
    expect(screen.getByText('Select a consultation request to view details')).toBeTruthy();
  });

  it('is for admins: others see that and nothing is requested', () => {
    const { calls } = renderPage(<InboxPage />, { user: aPerson({ role: 'practitioner' }) });
    expect(screen.getByRole('heading', { name: 'This room is for the team' })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('draws few of ten thousand and loads pages as one goes', async () => {
    const page = Array.from({ length: 100 }, (_, at) => aCard(at + 1));
    const { calls } = open({
      [`GET ${list}`]: () => new Answer(200, page, { link: `<${list}?after=x>; rel="next"` }),
      [`GET ${list}/counts`]: someCounts(10_000),
    });
    expect(await screen.findByRole('heading', { name: 'Recent Requests (10,000)' })).toBeTruthy();
    expect(rows().length).toBeLessThan(40);
    expect(calls.some(({ path }) => path.includes('after='))).toBe(false);
  });

  it('lets new requests wait behind a pill and keeps what is open', async () => {
    let answer = cards;
    opened({ [`GET ${list}`]: () => answer });
    await screen.findByRole('heading', { name: 'Mara Castellan' });
    answer = [aCard(8), aCard(9), ...cards];
    await look();
    const pill = await screen.findByRole('button', { name: '2 new' });
    expect(rows()).toHaveLength(3);
    fireEvent.click(pill);
    expect(rows().map((row) => row.dataset.row)).toEqual(answer.map(({ id }) => id));
    expect(screen.getByRole('heading', { name: 'Mara Castellan' })).toBeTruthy();
    expect(searched()).toContain(one.id);
  });

  it('keeps the old list under one quiet banner while the server fails, and no toast', async () => {
    let fails = false;
    open({ [`GET ${list}`]: () => (fails ? problem(500) : cards) });
    await screen.findByRole('heading', { name: 'Recent Requests (3)' });
    fails = true;
    await look();
    expect(await screen.findByText('The list cannot be renewed right now; we keep trying.')).toBeTruthy();
    await look();
    expect(rows()).toHaveLength(3);
    expect(screen.getAllByText(/cannot be renewed/)).toHaveLength(1);
    expect(screen.queryByText('Error')).toBeNull();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(screen.queryByText(/cannot be renewed/)).toBeNull());
  });

  it('puts filters into the address and asks the server for them', async () => {
    const { calls } = open({}, '/admin/consultations?status=reviewed&q=mara&sort=name');
    await waitFor(() => expect(calls.some(({ path }) => path.includes('q=mara'))).toBe(true));
    const asked = new URLSearchParams(calls.find(({ path }) => path.includes('q=mara'))?.path.split('?')[1]);
    expect(Object.fromEntries(asked)).toMatchObject({ q: 'mara', status: 'reviewed', sort: 'name' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'contact' } });
    expect(searched()).toContain('kind=contact');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'renner' } });
    await waitFor(() => expect(searched()).toContain('q=renner'));
  });

  it('moves by J and K, opens by Enter’s link, closes by Escape', async () => {
    open();
    await screen.findByRole('heading', { name: 'Recent Requests (3)' });
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j' });
    const focused = document.activeElement as HTMLElement;
    expect(rows()).toContain(focused);
    fireEvent.keyDown(focused, { key: 'k' });
    await waitFor(() => expect(document.activeElement).toBe(rows()[0]));
    fireEvent.click(document.activeElement as HTMLElement);
    await screen.findByRole('heading', { name: 'Mara Castellan' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(searched()).not.toContain('request=');
  });
});
