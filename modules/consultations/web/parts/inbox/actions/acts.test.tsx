// @vitest-environment happy-dom
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Answer } from '#core/testing/render';
import { removeToast, toastQueue } from '#ui/toast/toast-store';
import { list, one, opened, problem, rows, searched } from '../../../../testing/inbox-page';
import { aCard, aSlot } from '../../../../testing/requests';

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

describe('what is done with a request', () => {
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
    await waitFor(() => expect(searched()).not.toContain('request='));
    expect(rows()).toHaveLength(2);
  });

  it('says when the request is no longer there', async () => {
    opened({ [`GET ${list}/${one.id}`]: problem(404) });
    expect(await screen.findByText(/no longer there/)).toBeTruthy();
  });
});
