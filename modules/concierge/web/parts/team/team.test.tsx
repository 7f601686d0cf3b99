// @vitest-environment happy-dom
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { aBooking, anOffer, aRetreat, aTeamOffer } from '../../testing/samples';
import { ConciergeTab } from './concierge-tab';
import { ExperiencesTab } from './experiences-tab';
import { centsOf } from './quote-form';
import { TravelTab } from './travel-tab';

// Parts that load later are compiled at their first use, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const admin = aPerson({ role: 'admin' });
const request = aBooking({
  own: false,
  status: 'requested',
  note: null,
  plan: null,
  needs: null,
  price: null,
  validUntil: null,
  can: { accept: false, counter: false, cancel: true, propose: true, complete: false, refund: false },
});
const route = `/api/bookings/${request.id}`;

it('shows three amenities and the rest on demand, the focus stays at the button', async () => {
  renderPage(<TravelTab />, { user: admin, api: { 'GET /api/team/offers': [aTeamOffer()] } });
  const more = await screen.findByRole('button', { name: /^\+2 more/ });
  expect(screen.queryByText('Open kitchen')).toBeNull();
  more.focus();
  fireEvent.click(more);
  expect(screen.getByText('Open kitchen')).toBeTruthy();
  expect(document.activeElement).toBe(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
});

it('leads to an allowed host in a new tab only, and says why otherwise', async () => {
  const rows = [
    aTeamOffer(),
    aTeamOffer({ id: 'x', offer: anOffer({ id: 'x', name: 'Elsewhere' }), bookingUrl: null, refusal: 'host' }),
  ];
  renderPage(<TravelTab />, { user: admin, api: { 'GET /api/team/offers': rows } });
  const link = await screen.findByRole('link', { name: /Book Now.*opens in new tab/ });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  const closed = screen.getByRole('button', { name: 'Book Now' });
  expect(closed.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Its booking address is not on the list of allowed hosts.')).toBeTruthy();
});

it('keeps what the client wrote closed until it is asked for, and sends a quote of whole cents', async () => {
  const { calls } = renderPage(<ConciergeTab />, {
    user: admin,
    api: {
      'GET /api/team/offers': [],
      'GET /api/bookings': [request],
      [`GET ${route}`]: request,
      [`GET ${route}/needs`]: {
        dietaryPreferences: ['Vegan'],
        specialRequests: 'No stairs',
        currentLocation: '',
        wish: null,
      },
      [`POST ${route}/proposals`]: new Answer(201, aBooking({ needs: null, plan: null, note: null, can: request.can })),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: `Open ${request.reference}` }));
  const dialog = within(await screen.findByRole('dialog', { name: request.title }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Read what they wrote' }));
  expect(await dialog.findByText('No stairs')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/Price for everything/), { target: { value: 'a lot' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the quote' }));
  expect(await dialog.findByText(/Enter an amount/)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/Price for everything/), { target: { value: '18,500.50' } });
  fireEvent.change(dialog.getByLabelText('Valid until'), { target: { value: '2099-01-31' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the quote' }));
  expect(await dialog.findByText('Quote ready')).toBeTruthy();
  expect(dialog.getByRole('heading', { name: 'Make another quote' })).toBeTruthy();
  expect(dialog.getByText(/^The client has your quote of \$/)).toBeTruthy();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ price: { minor: 1_850_050, currency: 'USD' }, partnerName: 'Cliff House' });
});

it('draws the offers once the requests above them are known, so that nothing moves', async () => {
  let answer: (rows: unknown) => void = () => undefined;
  renderPage(<ConciergeTab />, {
    user: admin,
    api: {
      'GET /api/team/offers': [],
      'GET /api/bookings': () => new Promise((resolve) => (answer = resolve)),
      'GET /api/bookings/counts': counts,
    },
  });
  expect(await screen.findByRole('option', { name: 'Confirmed (2)' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Concierge offers' })).toBeNull();
  answer([request]);
  expect(await screen.findByRole('heading', { name: 'Concierge offers' })).toBeTruthy();
});

it('asks nothing about clients for a practitioner', async () => {
  const { calls } = renderPage(<ConciergeTab />, {
    user: aPerson({ role: 'practitioner' }),
    api: { 'GET /api/team/offers': [aTeamOffer()] },
  });
  expect(await screen.findByText('Requests of clients are answered by admins.')).toBeTruthy();
  expect(calls.map(({ path }) => path.split('?')[0])).not.toContain('/api/bookings');
});

it('lists retreats with what is left, who waits and when there is room again', async () => {
  renderPage(<ExperiencesTab />, {
    user: admin,
    api: { 'GET /api/experiences': [aRetreat({ left: 0, waiting: 3 })] },
  });
  expect(
    await screen.findByRole('row', { name: /Five days of silence.*0 of 2.*\$18,000.*3 people.*April 27, 2099/ }),
  ).toBeTruthy();
});

it.each([
  ['18500', 1_850_000],
  ['$18,500.5', 1_850_050],
  ['0', null],
  ['1.234', null],
  ['18500 EUR', null],
  ['99999999999', null],
])('reads %s as %s cents', (text, cents) => expect(centsOf(text)).toBe(cents));

const counts = { requested: 0, held: 1, confirmed: 2, completed: 0, cancelled: 0, refunded: 0 };

it('says how many trips the filter hides, and shows them all on request', async () => {
  const { calls } = renderPage(<ConciergeTab />, {
    user: admin,
    api: {
      'GET /api/team/offers': [],
      'GET /api/bookings': ({ path }: { path: string }) => (path.includes('status=') ? [] : [request]),
      'GET /api/bookings/counts': counts,
    },
  });
  expect(await screen.findByText('The filter hides 3 trips with another status.')).toBeTruthy();
  expect(screen.getByText('No trip has the status “Requested”.')).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Confirmed (2)' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('button', { name: `Open ${request.reference}` })).toBeTruthy();
  expect(screen.queryByText(/The filter hides/)).toBeNull();
  expect(calls.some(({ path }) => path === '/api/bookings?limit=50')).toBe(true);
});

it('invites the first request only where there is none at all', async () => {
  const none = { requested: 0, held: 0, confirmed: 0, completed: 0, cancelled: 0, refunded: 0 };
  renderPage(<ConciergeTab />, {
    user: admin,
    api: { 'GET /api/team/offers': [], 'GET /api/bookings': [], 'GET /api/bookings/counts': none },
  });
  expect(await screen.findByRole('heading', { name: 'No requests' })).toBeTruthy();
});
