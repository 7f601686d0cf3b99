// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Answer, type Call, renderPage } from '#core/testing/render';
import { clearDevice } from '../parts/data/clear-device';
import { DataPage } from './data-page';
import { GoodbyePage } from './goodbye-page';
import { SecurityPage } from './security-page';

const account = {
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  profileImageUrl: null,
  role: 'client',
  timezone: null,
  hasPassword: true,
  emailProven: true,
  pendingEmail: null,
  deletionDueAt: null,
};
const api = { 'GET /api/account': account, 'GET /api/account/exports': [], 'GET /api/account/sessions': [] };
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const asked = (calls: readonly Call[]): string[] =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

describe('leaving', () => {
  it('wants the word that it is meant, and says why it could not be done', async () => {
    const last = new Answer(409, { status: 409, code: 'last-admin', detail: 'You are the only active admin.' });
    const { calls } = renderPage(<DataPage />, { api: { ...api, 'DELETE /api/account': last } });
    await screen.findByRole('button', { name: 'Delete my account...' });
    press('Delete my account...');
    press('Delete my account');
    expect(screen.getByText('Tick this to go on.')).toBeTruthy();
    expect(asked(calls)).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox'));
    press('Delete my account');
    await screen.findByText('You are the only active admin.');
    expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ when: 'later' });
  });

  it('can be taken back until the day has come', async () => {
    let dueAt: string | null = '2026-12-06T10:00:00Z';
    renderPage(<DataPage />, {
      api: {
        ...api,
        'GET /api/account': () => ({ ...account, deletionDueAt: dueAt }),
        'DELETE /api/account/deletion': () => {
          dueAt = null;
          return new Answer(204);
        },
      },
    });
    await screen.findByText(/December 6, 2026/);
    press('Keep my account');
    await waitFor(() => expect(screen.queryByText(/December 6, 2026/)).toBeNull());
  });

  it('takes what the person has on this device off it, and nothing of anybody else', async () => {
    const [mine, theirs] = [`hedo.draft.${account.id}.4`, 'hedo.draft.00000000-0000-4000-8000-000000000002.4'];
    for (const key of [mine, theirs, 'other.product']) localStorage.setItem(key, 'words');
    await clearDevice(account.id);
    expect([mine, theirs, 'other.product'].map((key) => localStorage.getItem(key))).toEqual([null, 'words', 'words']);
    localStorage.clear();
  });

  it('ends at a page that names the day, and only a real one', () => {
    const { unmount } = renderPage(<GoodbyePage />, { user: null, at: '/goodbye?until=2026-12-06' });
    expect(screen.getByText(/December 6, 2026/)).toBeTruthy();
    unmount();
    renderPage(<GoodbyePage />, { user: null, at: '/goodbye?until=2026-99-99' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account is closed');
  });
});

describe('signing in', () => {
  it('lists browsers by name, ends one of them, and keeps the focus in the list', async () => {
    const seen = { createdAt: '2026-11-20T10:00:00Z', lastSeenAt: '2026-11-22T10:00:00Z' };
    const here = { id: 'a', current: true, userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/128.0', ...seen };
    const there = { id: 'b', current: false, userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1', ...seen };
    let sessions = [here, there];
    renderPage(<SecurityPage />, {
      api: {
        ...api,
        'GET /api/account/sessions': () => sessions,
        'DELETE /api/account/sessions/b': () => {
          sessions = [here];
          return new Answer(204);
        },
      },
    });
    await screen.findByText('Firefox on Linux');
    expect(screen.getByText('This browser')).toBeTruthy();
    press('Sign out Safari on iPhone');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Where you are signed in' })),
    );
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('shows what is wrong with a new password next to it', async () => {
    const { calls } = renderPage(<SecurityPage />, { api });
    await screen.findByRole('button', { name: 'Change password' });
    type('Present password', 'x');
    type('New password', 'short');
    press('Change password');
    expect(screen.getByText('Use at least 8 characters.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('New password'));
    expect(asked(calls)).toEqual([]);
  });
});
