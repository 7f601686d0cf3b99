// @vitest-environment jsdom
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { useLocation } from '#core/web';
import { Toasts } from '#ui';
import { removeToast, toastQueue } from '#ui/toast/toast-store';
import { aCard, aRequest, aSlot, someCounts } from '../testing/requests';
import { DeskPage } from './desk-page';
import { texts } from './texts/texts';

const list = '/api/consultation-requests';
const one = aRequest();
const Where = () => <output data-testid="where">{useLocation().search}</output>;
const admin = aPerson({ role: 'admin', firstName: 'Ada' });
const cards = [1, 2, 3].map((number) => aCard(number));

const open = (api: Record<string, unknown> = {}, at = '/admin/consultations') =>
  renderPage(
    <>
      <DeskPage />
      <Where />
      <Toasts />
    </>,
    {
      at,
      user: admin,
      api: {
        [`GET ${list}`]: cards,
        [`GET ${list}/counts`]: someCounts(3),
        [`GET ${list}/${one.id}`]: one,
        ...api,
      },
    },
  );
const opened = (api: Record<string, unknown> = {}, tab = '') =>
  open(api, `/admin/consultations?request=${one.id}${tab && `&tab=${tab}`}`);
const searched = () => screen.getByTestId('where').textContent;
const problem = (status: number, code = 'x', more: object = {}) =>
  new Answer(status, { title: 'x', status, code, detail: 'No.', ...more });
const rows = () => screen.getAllByRole('link', { name: /^Mara Castellan/ });
/** The next look of the page, as if the tab had come back to the front. */
const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

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

  it('is for admins: others are told so and nothing is asked', () => {
    const { calls } = renderPage(<DeskPage />, { user: aPerson({ role: 'practitioner' }) });
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
    expect(rows().map((row) => row.dataset.request)).toEqual(answer.map(({ id }) => id));
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

describe('an opened request', () => {
  it('shows how to reach somebody, their birth data and words', async () => {
    opened();
    const panel = await screen.findByRole('tabpanel', { name: 'Basic Info' });
    for (const text of [
      'mara.c@example.org',
      'Not provided',
      'April 9, 1988',
      '12:40',
      /Trieste.*Europe\/Rome/,
      /speak with a woman/,
    ])
      expect(within(panel).getByText(text)).toBeTruthy();
  });

  it('shows the message of a contact request in the same place, without a profile', async () => {
    const message = 'Is there a place in March?';
    opened({
      [`GET ${list}/${one.id}`]: aRequest({ kind: 'contact', interest: 'retreats', message, profileGenerated: false }),
    });
    const panel = await screen.findByRole('tabpanel', { name: 'Basic Info' });
    expect(panel.textContent).toMatch(/Retreats.*Is there a place in March\?/);
    expect(screen.queryByRole('tab', { name: 'Generated Profile' })).toBeNull();
  });

  it('shows the five sections of a generated profile', async () => {
    opened({}, 'profile');
    const panel = await screen.findByRole('tabpanel', { name: 'Generated Profile' });
    expect(
      within(panel)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Personal Information', 'Human Design', 'Astrology', 'AI Synthesis', 'Recommendations']);
    expect(within(panel).getByText('Gates, 17. Channel 6–59 defined.')).toBeTruthy();
    expect(within(panel).getByText('Not available')).toBeTruthy();
    expect(within(panel).getByText('Labor 3: They wrote: I keep the peace at home.')).toBeTruthy();
  });

  const job = one.profileJob;
  it.each([
    [
      'Profile not yet generated',
      { profileGenerated: false, generatedProfile: null, profileJob: { ...job, state: 'none' } },
    ],
    ['Profile generation in progress...', { profileGenerated: true, generatedProfile: null }],
    ['Profile generation in progress...', { profileGenerated: false, profileJob: { ...job, state: 'running' } }],
    ['Unable to parse profile data', { generatedProfile: '{' }],
    [
      'Reason: a fault on our side',
      { profileGenerated: false, profileJob: { ...job, state: 'failed', reason: 'internal' } },
    ],
  ] as const)('says "%s" and offers another try', async (text, overrides) => {
    const regenerate = `POST ${list}/${one.id}/regenerate`;
    const answer = { id: one.id, profileJob: { ...job, state: 'queued' } };
    const { calls } = opened(
      { [`GET ${list}/${one.id}`]: aRequest(overrides), [regenerate]: new Answer(202, answer) },
      'profile',
    );
    const panel = await screen.findByRole('tabpanel', { name: 'Generated Profile' });
    expect(panel.textContent).toContain(text);
    fireEvent.click(within(panel).getByRole('button', { name: /Generate Profile|Try again|Generate again/ }));
    await waitFor(() => expect(calls.some(({ method, path }) => `${method} ${path}` === regenerate)).toBe(true));
    await within(panel).findByText('Profile generation in progress...');
  });

  it('is marked as reviewed against the version that was read, and set back by Undo', async () => {
    let stored = one;
    const patch = ({ body }: { body: unknown }) => {
      stored = { ...stored, ...(body as object), version: stored.version + 1 };
      return stored;
    };
    const { calls } = opened({ [`GET ${list}/${one.id}`]: () => stored, [`PATCH ${list}/${one.id}`]: patch });
    await screen.findByRole('heading', { name: 'Mara Castellan' });
    fireEvent.keyDown(document.body, { key: 'e' });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Status set back to Pending');
    const patches = calls.filter(({ method }) => method === 'PATCH');
    expect(patches.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
      [{ status: 'reviewed' }, '"1"'],
      [{ status: 'pending' }, '"2"'],
    ]);
  });

  it('shows what somebody else changed meanwhile instead of writing over it', async () => {
    let stored = one;
    opened({
      [`GET ${list}/${one.id}`]: () => stored,
      [`PATCH ${list}/${one.id}`]: () => {
        stored = aRequest({ status: 'contacted', version: 4 });
        return problem(412);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as Reviewed' }));
    await screen.findByText(/Somebody changed this request meanwhile/);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as Reviewed' })).toBeNull());
  });

  it('asks for a reason before a profile leaves', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    const { calls } = opened({ [`GET ${list}/${one.id}/export`]: { made: true } }, 'actions');
    fireEvent.click(await screen.findByRole('button', { name: 'Export Profile' }));
    const dialog = await screen.findByRole('dialog', { name: 'Export Profile' });
    const send = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    send();
    expect(await within(dialog).findByText('Enter a reason of at least 3 characters.')).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'talk on Thursday' } });
    fireEvent.click(within(dialog).getByRole('radio', { name: 'JSON' }));
    send();
    await screen.findByText('Profile exported');
    expect(calls.filter(({ path }) => path.includes('/export')).map(({ path }) => path.split('?')[1])).toEqual([
      'format=json&reason=talk+on+Thursday',
    ]);
  });

  it('keeps a note that could not be saved, and saves it once', async () => {
    let fails = true;
    const { calls } = opened(
      {
        [`POST ${list}/${one.id}/notes`]: () =>
          fails
            ? problem(500)
            : new Answer(201, { id: aCard(77).id, author: 'Ada', text: 'Call in June.', createdAt: one.createdAt }),
      },
      'actions',
    );
    const box = await screen.findByLabelText<HTMLTextAreaElement>('Add a note');
    fireEvent.change(box, { target: { value: 'Call in June.' } });
    const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    save();
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(box.value).toBe('Call in June.');
    fails = false;
    save();
    await screen.findByText('Note saved');
    expect(box.value).toBe('');
    const keys = calls
      .filter(({ path }) => path.endsWith('/notes'))
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('books a free time, and another one when somebody was quicker', async () => {
    const [early, late] = [aSlot('2026-11-24T08:00:00.000Z'), aSlot('2026-11-24T09:00:00.000Z')];
    let slots = [early, late];
    const answer = { zone: 'UTC', from: '2026-11-23', until: '2026-12-07', minutes: 30, hoursKnown: true };
    const { calls } = opened(
      {
        [`GET ${list}/${one.id}/slots`]: () => ({ ...answer, slots }),
        [`POST ${list}/${one.id}/schedule`]: ({ body }: { body: { start: string } }) => {
          if (body.start === late.start) return new Answer(201, { appointment: {}, version: 2 });
          slots = [late];
          return problem(409, 'slot_taken');
        },
      },
      'actions',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Schedule Consultation' }));
    const dialog = await screen.findByRole('dialog', { name: 'Schedule Consultation' });
    const book = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    fireEvent.click(await within(dialog).findByRole('button', { name: '8:00 AM' }));
    book();
    await within(dialog).findByText('Somebody else has just taken this time. Choose another one.');
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: '8:00 AM' })).toBeNull());
    fireEvent.click(within(dialog).getByRole('button', { name: '9:00 AM' }));
    book();
    await screen.findByText('Consultation scheduled');
    const sent = calls.filter(({ path }) => path.endsWith('/schedule'));
    expect(sent.map(({ body }) => (body as { start: string }).start)).toEqual([early.start, late.start]);
    expect(sent[0]?.headers.get('idempotency-key')).not.toBe(sent[1]?.headers.get('idempotency-key'));
  });

  it('is deleted only after a second word, and leaves the list', async () => {
    opened({ [`DELETE ${list}/${one.id}`]: new Answer(204) }, 'actions');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete for good' }));
    await screen.findByText('Request deleted');
    expect(searched()).not.toContain('request=');
    expect(rows()).toHaveLength(2);
  });

  it('says when the request is no longer there', async () => {
    opened({ [`GET ${list}/${one.id}`]: problem(404) });
    expect(await screen.findByText(/no longer there/)).toBeTruthy();
  });
});
