// @vitest-environment happy-dom
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Answer } from '#core/testing/render';
import { removeToast, toastQueue } from '#ui/toast/toast-store';
import { list, one, opened, problem } from '../../../../testing/inbox-page';
import { aRequest } from '../../../../testing/requests';

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
    ).toEqual(['Personal Information', 'Human Design', 'Astrology', 'Synthesis', 'Recommendations']);
    // Rules wrote it: the specified word "AI" would be untrue here.
    expect(panel.textContent).toContain('No language model took part');
    expect(panel.textContent).not.toMatch(/\bAI\b/);
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
});
