// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Answer, type Call, renderPage } from '#core/testing/render';
import { clearDrafts } from '#core/web/drafts';
import en from '../parts/trip/texts/en.json';
import { anOffer, aPlan } from '../testing/samples';
import { TripPage } from './trip-page';

// Parts that load later are compiled at their first use, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const booked = anOffer({ id: 'b', name: 'The Long Fast Breaker', availability: 'booked' });
const receipt = {
  id: '00000000-0000-4000-8000-000000000009',
  reference: 'TR-7K3M-Q9RX',
  status: 'requested',
  own: true,
};
const open = (api: Record<string, unknown> = {}, user: null | undefined = undefined) =>
  renderPage(<TripPage />, {
    ...(user === null && { user }),
    api: {
      'GET /api/offers': [anOffer(), booked],
      'GET /api/offers/counts': { flight: 2, hotel: 2, restaurant: 3, car: 2, near: false },
      'POST /api/concierge/plans': aPlan(),
      'POST /api/ai-concierge-booking': new Answer(201, receipt),
      ...api,
    },
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const typeDate = (label: string, value: string) => {
  const group = within(screen.getByRole('group', { name: label }));
  for (const [index, part] of ['Year', 'Month', 'Day'].entries())
    fireEvent.change(group.getByLabelText(part), { target: { value: value.split('-')[index] } });
};
const fillIn = () => {
  type('Destination', 'Big Sur');
  typeDate('Check-in', '2099-03-12');
  typeDate('Check-out', '2099-03-17');
};
const summary = () => within(screen.getByRole('complementary', { name: /Your Experience Summary/ }));
const sent = (calls: readonly Call[], path: string) =>
  calls.filter((call) => call.method === 'POST' && call.path === path);

beforeEach(() => localStorage.clear());

it('says what is specified, word for word', () => {
  expect(en).toMatchObject({
    title: 'AI Concierge Experience',
    form: 'Design Your Journey',
    'destination.where': 'Where to?',
    plan: 'AI Plan',
    'plan.busy': 'Creating...',
    flight: 'Flights',
    hotel: 'Hotels',
    restaurant: 'Dining',
    car: 'Transport',
    select: 'Select',
    selected: 'Selected',
    details: 'Details',
    'requests.placeholder': 'Special requests or notes for your concierge...',
    'total.ask': 'Total Experience Value: Contact for Quote',
    book: 'Book Complete Experience',
    remove: 'Remove',
  });
});

it('asks the browser for nothing before the person wants it, and explains a refusal', async () => {
  const getCurrentPosition = vi.fn((_: unknown, refuse: (error: Error) => void) => refuse(new Error('denied')));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
  const { calls } = open();
  expect(screen.getByText('Your current location: Not set')).toBeTruthy();
  press('Change');
  expect(getCurrentPosition).not.toHaveBeenCalled();
  press('Use my location');
  expect(await screen.findByText(/You can type a city/)).toBeTruthy();
  expect(sent(calls, '/api/concierge/towns')).toEqual([]);
});

it('sends no finer point than about a kilometre', async () => {
  const getCurrentPosition = (found: (where: object) => void) =>
    found({ coords: { latitude: 37.774_929, longitude: -122.419_416 } });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
  const { calls } = open({ 'POST /api/concierge/towns': { label: 'San Francisco, California, United States' } });
  press('Change');
  press('Use my location');
  expect(await screen.findByText('Your current location: San Francisco, California, United States')).toBeTruthy();
  expect(sent(calls, '/api/concierge/towns')[0]?.body).toEqual({ latitude: 37.77, longitude: -122.42 });
});

it('lists what is missing instead of planning', async () => {
  const { calls } = open();
  press('AI Plan');
  const box = await screen.findByRole('region', { name: 'There is a problem' });
  expect(
    within(box)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([en['missing.destination'], en['missing.checkIn'], en['missing.checkOut']]);
  fillIn();
  typeDate('Check-out', '2099-03-12');
  press('AI Plan');
  expect((await screen.findAllByText(en.order)).length).toBeGreaterThan(0);
  typeDate('Check-in', '2099-03-10');
  expect(screen.queryByText(en.order)).toBeNull();
  expect(sent(calls, '/api/concierge/plans')).toEqual([]);
});

it('says that a day does not exist instead of planning', async () => {
  const { calls } = open();
  fillIn();
  typeDate('Check-out', '2099-02-31');
  press('AI Plan');
  expect((await screen.findAllByText(en['wrong.date'])).length).toBeGreaterThan(0);
  expect(sent(calls, '/api/concierge/plans')).toEqual([]);
});

it('shows the plan day by day with its reasons', async () => {
  const { calls } = open();
  fillIn();
  press('Vegan');
  press('AI Plan');
  const plan = within(await screen.findByRole('region', { name: 'Day by day' }));
  expect(plan.getByText('The best rated that fits your budget.')).toBeTruthy();
  expect(plan.getByText(/10 min on the way/)).toBeTruthy();
  expect(plan.getByText('About $6,354 as planned')).toBeTruthy();
  expect(sent(calls, '/api/concierge/plans')[0]?.body).toMatchObject({
    bookingRequest: { destination: 'Big Sur', dietaryPreferences: ['Vegan'], guests: 1 },
  });
});

it('chooses and takes back, keeps the choice through a reload, and never chooses what is booked', async () => {
  const first = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Select Hearth & Field, tasting table' }));
  expect(summary().getByText('(1 service selected)')).toBeTruthy();
  press(/^The Long Fast Breaker/);
  fireEvent.click(screen.getByText('The Long Fast Breaker'));
  expect(summary().getByText('(1 service selected)')).toBeTruthy();
  first.unmount();
  open();
  expect(summary().getByText('(1 service selected)')).toBeTruthy();
  expect((await screen.findByRole('button', { name: /^Select Hearth/ })).getAttribute('aria-pressed')).toBe('true');
  press('Remove Hearth & Field, tasting table');
  expect(summary().getByText('(0 services selected)')).toBeTruthy();
});

it('takes a trip along when somebody signs in, and leaves none to the next person', async () => {
  const visitor = open({}, null);
  fillIn();
  visitor.unmount();
  open().unmount();
  expect(localStorage.getItem('hedo-trip')).toBeNull();
  const own = open();
  expect((screen.getByLabelText('Destination') as HTMLInputElement).value).toBe('Big Sur');
  own.unmount();
  // What sign-out does.
  clearDrafts();
  expect(localStorage.length).toBe(0);
});

it('sums up known prices, and asks for a quote otherwise', async () => {
  open({ 'GET /api/offers': [anOffer(), anOffer({ id: 'x', name: 'Valley shuttle', price: null })] });
  fillIn();
  type('Guests', '2');
  fireEvent.click(await screen.findByRole('button', { name: /^Select Hearth/ }));
  expect(summary().getByText('Total Experience Value: about $280')).toBeTruthy();
  press('Select Valley shuttle');
  expect(summary().getByText('Total Experience Value: Contact for Quote')).toBeTruthy();
});

it('sends the request once with a key, says where it is, and starts anew', async () => {
  const { calls } = open();
  fillIn();
  type(/Special requests/, 'A room without stairs.');
  press('Book Complete Experience');
  expect(await screen.findByText('We have your request TR-7K3M-Q9RX')).toBeTruthy();
  const [call] = sent(calls, '/api/ai-concierge-booking');
  expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(call?.body).toMatchObject({
    bookingRequest: { specialRequests: 'A room without stairs.' },
    selectedServices: [],
  });
  expect(screen.getByRole('link', { name: 'Open this trip' }).getAttribute('href')).toBe(`/bookings/${receipt.id}`);
  expect((screen.getByLabelText('Destination') as HTMLInputElement).value).toBe('');
  expect(localStorage.length).toBe(0);
});

it('keeps everything when it could not be sent, and asks a visitor for an address', async () => {
  const problem = {
    title: 'x',
    status: 422,
    code: 'invalid',
    detail: 'x',
    fields: [{ path: 'selectedServices', message: 'It is booked. Remove it.' }],
  };
  open({ 'POST /api/ai-concierge-booking': new Answer(422, problem) }, null);
  fillIn();
  press('Book Complete Experience');
  expect((await screen.findAllByText(en['missing.email'])).length).toBeGreaterThan(0);
  type(/Your email address/, 'ann@example.com');
  press('Book Complete Experience');
  expect(await screen.findByText('It is booked. Remove it.')).toBeTruthy();
  await waitFor(() => expect((screen.getByLabelText('Destination') as HTMLInputElement).value).toBe('Big Sur'));
});

it('leads a group of more than six to a person', async () => {
  open();
  type('Guests', '7');
  expect(await screen.findByText(en.group)).toBeTruthy();
});

it('shows everything about an offer in a sheet', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Details of Hearth & Field, tasting table' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Hearth & Field, tasting table' }));
  expect(sheet.getByText('Open kitchen')).toBeTruthy();
  expect(sheet.getByText('17:00 to 22:00')).toBeTruthy();
});
