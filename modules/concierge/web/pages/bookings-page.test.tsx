// @vitest-environment happy-dom
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, type Call, renderPage } from '#core/testing/render';
import { RetreatList } from '../parts/bookings/retreat-list';
import { aBooking, aRetreat } from '../testing/samples';
import { BookingPage } from './booking-page';
import { BookingsPage } from './bookings-page';
import { ExperiencesPage } from './experiences-page';

// Parts that load later are compiled at their first use, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const one = aBooking();
const route = `/api/bookings/${one.id}`;
const openOne = (api: Record<string, unknown> = {}) =>
  renderPage(<BookingPage />, {
    at: `/bookings/${one.id}`,
    path: '/bookings/:id',
    api: { [`GET ${route}`]: one, ...api },
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (calls: readonly Call[], path: string) =>
  calls.find((call) => call.method === 'POST' && call.path === path);

it('shows an empty list as the specified invitation', async () => {
  renderPage(<BookingsPage />, { api: { 'GET /api/bookings/me': [] } });
  expect(await screen.findByRole('heading', { name: 'Discover Your Perfect Experience' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse Available Experiences' }).getAttribute('href')).toBe(
    '/concierge/experiences',
  );
});

it('parts what is ahead from what is over, each with its status', async () => {
  const rows = [one, aBooking({ id: 'c', title: 'Journey to Kyoto', status: 'cancelled' })];
  renderPage(<BookingsPage />, { api: { 'GET /api/bookings/me': rows } });
  expect(await screen.findByRole('heading', { name: 'Upcoming Experiences' })).toBeTruthy();
  expect(screen.getByText('Quote ready')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Past and called off' })).toBeTruthy();
  expect(screen.getByText('Called off')).toBeTruthy();
});

it('accepts the very quote that was read', async () => {
  const { calls } = openOne({ [`POST ${route}/accept`]: aBooking({ status: 'confirmed', version: 3 }) });
  expect(await screen.findByText(/\$18,500 for everything/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull();
  press(/^Order and pay \$18,500/);
  expect(await screen.findByRole('link', { name: 'Add to calendar (.ics)' })).toBeTruthy();
  expect(screen.getByText('Price agreed', { selector: 'dt' })).toBeTruthy();
  expect(sent(calls, `${route}/accept`)?.headers.get('if-match')).toContain('2');
});

it('says in its place that somebody was quicker, and where the line is', async () => {
  const full = { title: 'x', status: 409, code: 'full', detail: 'The last places were taken a moment ago.' };
  openOne({ [`POST ${route}/accept`]: new Answer(409, full) });
  fireEvent.click(await screen.findByRole('button', { name: /^Order and pay \$18,500/ }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('The last places were taken a moment ago.')).toBeTruthy();
  expect(alert.getByRole('link', { name: 'To the retreats' }).getAttribute('href')).toBe('/concierge/experiences');
});

it('asks for a change in the words of the person', async () => {
  const { calls } = openOne({
    [`POST ${route}/counter`]: aBooking({ status: 'requested', price: null, validUntil: null }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a change' }));
  fireEvent.change(screen.getByLabelText('What should be different?'), { target: { value: 'One room is enough.' } });
  press('Send to the concierge');
  expect(await screen.findByText(/A person reads your request/)).toBeTruthy();
  expect(sent(calls, `${route}/counter`)?.body).toEqual({ wish: 'One room is enough.' });
});

it('calls off only after a second question', async () => {
  const { calls } = openOne({
    [`POST ${route}/cancel`]: aBooking({ status: 'cancelled', can: { ...one.can, cancel: false } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Call off this trip' }));
  expect(sent(calls, `${route}/cancel`)).toBeUndefined();
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Call it off' }));
  expect((await screen.findAllByText('Called off')).length).toBeGreaterThan(0);
});

it("shows staff a client's trip as the team sees it", async () => {
  const status = 'requested' as const;
  const theirs = aBooking({
    ...{ own: false, status, note: null, plan: null, needs: null, price: null, validUntil: null },
    can: { accept: false, counter: false, cancel: true, propose: true, complete: false, refund: false },
  });
  openOne({ [`GET ${route}`]: theirs });
  expect(await screen.findByText('The client waits for a quote.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Make a quote' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All quote requests' }).getAttribute('href')).toBe('/team-portal/concierge');
  expect(document.body.textContent).not.toMatch(/You hear of it|What you wrote to us|by you/);
});

it('says kindly when there is no such trip', async () => {
  openOne({ [`GET ${route}`]: new Answer(404, { title: 'x', status: 404, code: 'not-found', detail: 'x' }) });
  expect(await screen.findByRole('heading', { name: 'There is no such trip' })).toBeTruthy();
});

it('offers places while there are some and the waitlist when there are none', async () => {
  const free = aRetreat();
  const full = aRetreat({ id: '00000000-0000-4000-8000-00000000e002', name: 'Seven days', left: 0, waiting: 1 });
  const { calls } = renderPage(<RetreatList />, {
    api: {
      'GET /api/experiences': [free, full],
      [`POST /api/experiences/${full.id}/waitlist`]: new Answer(201, {
        experienceId: full.id,
        guests: 1,
        waitingAt: 2,
      }),
      'POST /api/ai-concierge-booking': new Answer(201, {
        id: one.id,
        reference: 'TR-AAAA-BBBB',
        status: 'requested',
        own: true,
      }),
    },
  });
  expect(await screen.findByText('2 places left of 2')).toBeTruthy();
  expect(screen.getByText('1 person waits.')).toBeTruthy();
  press(/^Join the waitlist: Seven days/);
  await screen.findByText('2 places left of 2');
  expect(sent(calls, `/api/experiences/${full.id}/waitlist`)?.body).toEqual({ guests: 1 });
  press(/^Ask for a place: Five days/);
  const dialog = within(await screen.findByRole('dialog', { name: /Ask for places/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText('We have your request TR-AAAA-BBBB')).toBeTruthy();
  expect(sent(calls, '/api/ai-concierge-booking')?.body).toMatchObject({
    experienceId: free.id,
    bookingRequest: { checkIn: '2099-03-02', checkOut: '2099-03-06', guests: 1 },
  });
});

it('has no waitlist for staff', async () => {
  renderPage(<ExperiencesPage />, {
    user: aPerson({ role: 'admin' }),
    api: { 'GET /api/experiences': [aRetreat({ left: 0 })] },
  });
  expect(await screen.findByText('Waitlists are for clients.')).toBeTruthy();
});

it('shows retreats to visitors, and leads clients to the room that opens by the rule of their way', async () => {
  const api = { 'GET /api/experiences': [aRetreat()] };
  const at = '/concierge/experiences';
  const { unmount } = renderPage(<ExperiencesPage />, { at, path: at, user: null, api });
  expect(await screen.findByText('2 places left of 2')).toBeTruthy();
  unmount();
  renderPage(<ExperiencesPage />, { at, path: at, user: aPerson({ role: 'client' }), api });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Retreats' })).toBeNull());
});
