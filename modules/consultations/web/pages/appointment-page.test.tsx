// @vitest-environment happy-dom
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { Toasts } from '#ui';
import { removeToast, toastQueue } from '#ui/toast/toast-store';
import type { OwnAppointment } from '../../schemas/appointment';
import { anAppointment } from '../../testing/requests';
import { AppointmentPage } from './appointment-page';

const token = 'a'.repeat(43);
const path = `/api/appointments/${token}`;
const problem = (status: number, code: string) => new Answer(status, { title: 'x', status, code, detail: 'No.' });

const open = (api: Record<string, unknown>) =>
  renderPage(
    <>
      <AppointmentPage />
      <Toasts />
    </>,
    { at: `/appointments/${token}`, path: '/appointments/:token', user: null, api },
  );

// The whole page is drawn again and again; a busy machine takes its time for that.
configure({ asyncUtilTimeout: 5000 });
// Toasts are fetched with the first one, and stay from test to test.
beforeAll(() => import('#ui/toast/toast-region'));
afterEach(() => {
  for (const { id } of toastQueue()) removeToast(id);
});

describe('the page behind the link of an appointment', () => {
  it('shows when, with whom and in which zone', async () => {
    open({ [`GET ${path}`]: anAppointment() });
    expect(await screen.findByText('Tuesday, November 24, 2026')).toBeTruthy();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
    expect(screen.getByText(zone)).toBeTruthy();
    expect(screen.getByText('Ada Winter')).toBeTruthy();
    expect(screen.getByText('30 minutes')).toBeTruthy();
  });

  it('moves it to a time that is free, in the zone the guest reads, and says when somebody was quicker', async () => {
    let stored: OwnAppointment = anAppointment({ zone: 'UTC' });
    const [early, late] = stored.slots;
    const { calls } = open({
      [`GET ${path}`]: () => stored,
      [`POST ${path}/reschedule`]: ({ body }: { body: { start: string } }) => {
        if (body.start === early?.start) {
          stored = { ...stored, slots: stored.slots.slice(1) };
          return problem(409, 'slot_taken');
        }
        stored = { ...stored, start: body.start, end: late?.end ?? '' };
        return stored;
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Choose another time' }));
    const choose = screen.getByRole('region', { name: 'Choose another time' });
    expect(document.activeElement?.textContent).toBe('Choose another time');
    fireEvent.click(within(choose).getByRole('button', { name: '9:00 AM' }));
    fireEvent.click(within(choose).getByRole('button', { name: 'Move the appointment' }));
    expect(await within(choose).findByText(/Somebody was quicker/)).toBeTruthy();
    expect(within(choose).queryByRole('button', { name: '9:00 AM' })).toBeNull();
    fireEvent.click(within(choose).getByRole('button', { name: '1:00 PM' }));
    fireEvent.click(within(choose).getByRole('button', { name: 'Move the appointment' }));
    expect(await screen.findByText('Your appointment is moved')).toBeTruthy();
    expect(screen.getByText('Wednesday, November 25, 2026')).toBeTruthy();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { start: early?.start, zone },
      { start: late?.start, zone },
    ]);
  });

  it('cancels it after a second word', async () => {
    let stored = anAppointment();
    open({
      [`GET ${path}`]: () => stored,
      [`POST ${path}/cancel`]: () => {
        stored = anAppointment({ status: 'cancelled', slots: [] });
        return stored;
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the appointment' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('This consultation is cancelled.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Choose another time' })).toBeNull();
  });

  it('explains a link that leads nowhere', async () => {
    open({ [`GET ${path}`]: problem(404, 'not-found') });
    expect(await screen.findByRole('heading', { name: 'There is no such appointment' })).toBeTruthy();
    expect(screen.getByText(/newest mail about your consultation/)).toBeTruthy();
  });
});
