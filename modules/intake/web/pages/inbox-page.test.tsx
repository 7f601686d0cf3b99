// @vitest-environment happy-dom
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { removeToast, toastQueue } from '#ui/toast/toast-store';
import { dueText } from '../parts/inbox/list/due';
import { aCard, ada, anIntake, list, look, one, open, opened, rows, searched } from '../parts/inbox/testing/intakes';
import { WaitingCard } from '../parts/inbox/waiting-card';
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

const problem = (status: number) => new Answer(status, { title: 'x', status, code: 'x', detail: 'No.' });

describe('what is due', () => {
  it.each([
    ['received', 30 * 60_000, 'First answer due in 30 min'],
    ['received', 5 * 3_600_000, 'First answer due in 5 h'],
    ['received', -3 * 3_600_000, 'First answer overdue by 3 h'],
    ['contacted', 4 * 86_400_000, 'Proposal due in 4 days'],
    ['contacted', -3 * 86_400_000, 'Proposal overdue by 3 days'],
  ] as const)('is said in words: %s, %s', (state, left, words) => {
    const now = Date.now();
    expect(dueText({ state, dueAt: new Date(now + left).toISOString() }, now)).toBe(words);
  });
});

describe('the list', () => {
  it('says who wrote, how far it is, what is due and in whose hands it is', async () => {
    open({
      [`GET ${list}`]: [
        aCard(1, { dueAt: new Date(Date.now() - 3_700_000).toISOString() }),
        aCard(2, { assignedTo: ada }),
      ],
    });
    await screen.findByRole('heading', { name: '2 intakes' });
    const [late, given] = rows();
    expect(late?.textContent).toMatch(/clara1@example\.org.*Received.*First answer overdue by 1 h/);
    expect(given?.textContent).toMatch(/Ada Berg.*due in 5 h/);
  });

  it('is for admins: others are told so and nothing is asked', () => {
    const { calls } = renderPage(<InboxPage />, { user: aPerson({ role: 'practitioner' }) });
    expect(screen.getByRole('heading', { name: 'This room is for the team' })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('keeps what is open, and lets new ones wait behind a pill', async () => {
    let answer = [1, 2, 3].map((number) => aCard(number));
    opened({ [`GET ${list}`]: () => answer });
    await screen.findByRole('heading', { level: 2, name: 'Clara Moreau 1' });
    answer = [aCard(8), ...answer];
    await look();
    fireEvent.click(await screen.findByRole('button', { name: '1 new' }));
    expect(rows().map((row) => row.dataset.row)).toEqual(answer.map(({ id }) => id));
    expect(screen.getByRole('heading', { level: 2, name: 'Clara Moreau 1' })).toBeTruthy();
    expect(searched()).toContain(one.id);
  });

  it('puts filters into the address and asks the server for them', async () => {
    const { calls } = open({}, '/admin/intakes?overdue=true&q=clara&sort=name&assigned=none');
    await waitFor(() => expect(calls.some(({ path }) => path.includes('q=clara'))).toBe(true));
    const asked = new URLSearchParams(calls.find(({ path }) => path.includes('q=clara'))?.path.split('?')[1]);
    expect(Object.fromEntries(asked)).toMatchObject({ q: 'clara', overdue: 'true', sort: 'name', assigned: 'none' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Path' }), { target: { value: 'hospitality' } });
    expect(searched()).toContain('path=hospitality');
    fireEvent.click(screen.getByRole('link', { name: /^Answered/ }));
    expect(searched()).toMatch(/state=contacted/);
    expect(searched()).not.toMatch(/overdue/);
  });

  it('moves by J and K and closes by Escape', async () => {
    open();
    await screen.findByRole('heading', { name: '3 intakes' });
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(document.activeElement).toBe(rows()[0]);
    fireEvent.keyDown(rows()[0] as HTMLElement, { key: 'j' });
    await waitFor(() => expect(document.activeElement).toBe(rows()[1]));
    fireEvent.keyDown(rows()[1] as HTMLElement, { key: 'k' });
    await waitFor(() => expect(document.activeElement).toBe(rows()[0]));
    fireEvent.click(rows()[0] as HTMLElement);
    await screen.findByRole('tab', { name: 'Answers' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(searched()).not.toContain('intake=');
  });
});

describe('an opened intake', () => {
  it('shows the answers of the general part, and closed ones only after a reason that is long enough', async () => {
    let stored = one;
    const { calls } = opened({
      [`GET ${list}/${one.id}`]: () => stored,
      'POST /api/admin/break-glass': () => {
        stored = anIntake({ sealed: [], answers: { ...one.answers, griefLoss: 'My brother died.' } });
        return new Answer(201, { ownerTold: true });
      },
    });
    const panel = await screen.findByRole('tabpanel', { name: 'Answers' });
    expect(panel.textContent).toMatch(/Current challenges.*do not know for what.*Work and purpose.*Would rather talk/);
    expect(panel.textContent).not.toContain('My brother');
    fireEvent.click(within(panel).getByRole('button', { name: 'Open for one hour' }));
    const dialog = await screen.findByRole('dialog', { name: 'Open the closed answers?' });
    const go = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Open and notify the sender' }));
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'too short' } });
    go();
    expect(await within(dialog).findByText(/Write at least 10 characters/)).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'the sister called' } });
    go();
    expect(await screen.findByText('My brother died.')).toBeTruthy();
    expect(await screen.findByText('The sender gets a mail about it.')).toBeTruthy();
    const sent = calls.find(({ path }) => path === '/api/admin/break-glass');
    expect(sent?.body).toEqual({ object: `intake:${one.id}`, reason: 'the sister called' });
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
  });

  it.each([
    [{ consentSensitive: false }, /never asked to let the team read/],
    [{ held: [] }, /Nothing was written about health/],
  ])('offers no opening where there is none: %o', async (overrides, said) => {
    opened({ [`GET ${list}/${one.id}`]: anIntake(overrides) });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open for one hour' })).toBeNull();
  });

  it('is marked as answered against the version that was read, and set back by Undo', async () => {
    let stored = one;
    const patch = ({ body }: { body: { status: 'received' | 'contacted' } }) => {
      stored = { ...stored, state: body.status, version: stored.version + 1 };
      return aCard(1, { state: stored.state, version: stored.version });
    };
    const { calls } = opened({ [`GET ${list}/${one.id}`]: () => stored, [`PATCH ${list}/${one.id}`]: patch });
    await screen.findByRole('button', { name: 'Mark as answered' });
    fireEvent.keyDown(document.body, { key: 'e' });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Set back to Received');
    const patches = calls.filter(({ method }) => method === 'PATCH');
    expect(patches.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
      [{ status: 'contacted' }, '"1"'],
      [{ status: 'received' }, '"2"'],
    ]);
  });

  it('is given to somebody, and shows what somebody else changed meanwhile instead of writing over it', async () => {
    let stored = one;
    opened({
      [`GET ${list}/${one.id}`]: () => stored,
      [`PATCH ${list}/${one.id}`]: () => {
        stored = anIntake({ assignedTo: ada, version: 4 });
        return problem(412);
      },
    });
    const hands = await screen.findByRole('combobox', { name: 'In the hands of' });
    expect(within(hands).getByRole('option', { name: 'Ada Berg (you)' })).toBeTruthy();
    fireEvent.change(hands, { target: { value: ada.id } });
    await screen.findByText(/Somebody changed this intake meanwhile/);
    await waitFor(() =>
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'In the hands of' }).value).toBe(ada.id),
    );
  });

  it('keeps a note that could not be saved, and tells its history', async () => {
    let fails = true;
    opened(
      {
        [`POST ${list}/${one.id}/notes`]: () =>
          fails
            ? problem(500)
            : new Answer(201, { id: aCard(77).id, author: 'Ada', text: 'Call in June.', createdAt: one.submittedAt }),
      },
      'work',
    );
    const box = await screen.findByLabelText<HTMLTextAreaElement>('Add a note');
    expect(screen.getByText('Read for the first time')).toBeTruthy();
    fireEvent.change(box, { target: { value: 'Call in June.' } });
    const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    save();
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(box.value).toBe('Call in June.');
    fails = false;
    save();
    await screen.findByText('Note saved');
    expect(box.value).toBe('');
  });

  it('draws the nine centres and says the same in words', async () => {
    opened({}, 'chart');
    const panel = await screen.findByRole('tabpanel', { name: 'Chart' });
    expect(panel.textContent).toContain('3 centres definedThroat, G, Spleen');
    expect(panel.textContent).toContain('6 centres openHead, Ajna, Heart, Sacral, Solar Plexus, Root');
  });

  it('says when it is no longer there', async () => {
    opened({ [`GET ${list}/${one.id}`]: problem(404) });
    expect(await screen.findByText(/no longer there/)).toBeTruthy();
  });
});

it('stands as a card on the page of clients, for admins alone', async () => {
  const api = {
    [`GET ${list}/counts`]: {
      total: 9,
      received: 3,
      contacted: 1,
      planned: 5,
      overdue: 2,
      waiting: 4,
      nextDueAt: one.dueAt,
    },
  };
  const { unmount } = renderPage(<WaitingCard />, { user: aPerson({ role: 'admin' }), api });
  expect(await screen.findByRole('heading', { name: 'Intakes waiting (4)' })).toBeTruthy();
  expect(await screen.findByText('2 overdue')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the inbox' }).getAttribute('href')).toBe('/admin/intakes');
  unmount();
  const { calls } = renderPage(<WaitingCard />, { user: aPerson({ role: 'practitioner' }) });
  expect(calls).toEqual([]);
});
