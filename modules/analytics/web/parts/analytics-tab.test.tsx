// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { FigurePeoplePage } from '../pages/figure-people-page';
import { anUptime, aReport, someMetrics } from '../testing/counted';
import { AnalyticsTab } from './analytics-tab';

const api = (report = aReport()) => ({
  'GET /api/analytics/metrics': someMetrics(),
  'GET /api/analytics/report': report,
  'GET /api/system/health': anUptime,
});
const user = aPerson({ role: 'admin' });
const open = (report?: ReturnType<typeof aReport>, at = '/team-portal') =>
  renderPage(<AnalyticsTab />, { at, path: '/team-portal', user, api: api(report) });

it('every number leads to those who count, with its change and its meaning', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Who counts in Active Clients: 412' });
  expect(link.getAttribute('href')).toBe('/team-portal/figures/activeClients');
  expect(screen.getByText('+26 against 30 days earlier')).toBeTruthy();
  const card = screen.getByRole('heading', { name: 'Success rate' }).parentElement as HTMLElement;
  expect(within(card).getByText('no earlier data')).toBeTruthy();
  fireEvent.click(within(card).getByRole('button', { name: 'What is this? Success rate' }));
  expect(within(card).getByText(/What successRate counts/)).toBeTruthy();
  expect(await screen.findByText('99.8%')).toBeTruthy();
  expect(screen.getByText('Last 30 days', { selector: 'p' })).toBeTruthy();
});

it('names figures without data in one sentence, with what they will count', async () => {
  open();
  expect(await screen.findByText('No data in this period yet: Reached aftercare.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Reached aftercare' })).toBeNull();
  expect(screen.getByText(/What aftercareReached counts/)).toBeTruthy();
  expect(screen.queryByText('–')).toBeNull();
});

const measured = (minutes: number) => ({
  ...anUptime,
  uptime: { ...anUptime.uptime, month: { percent: 100, minutes, lost: 0 }, since: '2026-11-22T05:58:00.000000Z' },
});
const openMeasured = (minutes: number) =>
  renderPage(<AnalyticsTab />, {
    ...{ at: '/team-portal', path: '/team-portal', user },
    api: { ...api(), 'GET /api/system/health': measured(minutes) },
  });

const uptimeCard = async () => (await screen.findByRole('heading', { name: 'Uptime' })).parentElement as HTMLElement;

it('gives no share of uptime before a day was measured, and says since when it is measured', async () => {
  openMeasured(2);
  const card = await uptimeCard();
  expect(await within(card).findByText(/^Too early to say\. Measured since November 22, 2026/)).toBeTruthy();
  expect(card.textContent).not.toContain('%');
});

it('says since when a share of uptime holds that covers less than the month', async () => {
  openMeasured(2880);
  const card = await uptimeCard();
  expect(await within(card).findByText('100%')).toBeTruthy();
  expect(within(card).getByText(/^Measured since November 22, 2026/)).toBeTruthy();
  expect(card.textContent).not.toContain('Last 30 days');
});

it('calls agreed what is not paid, and says how often it is counted', async () => {
  open();
  expect(await screen.findByText(/^\$1,246,000 agreed in all, /)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/revenue|Total investment/i);
  expect(screen.getByText(/counted again every five minutes/)).toBeTruthy();
});

it('pictures have a table each, and invented data are marked', async () => {
  open();
  const capacity = await screen.findByRole('region', { name: 'Capacity' });
  expect(
    within(capacity).getByText(
      '2 practitioners are full, 3 places are free. The fullest 5 are drawn; all of them are in the tab Practitioners.',
    ),
  ).toBeTruthy();
  fireEvent.click(within(capacity).getByRole('button', { name: /table/i }));
  expect(within(capacity).getByRole('row', { name: 'Ana Reyes 7 6' })).toBeTruthy();
  expect(screen.getAllByText('Sample data').length).toBeGreaterThan(0);
  expect(
    screen.getByRole('img', { name: /37 in Messages to the team, 214 in Consultation requests, 88 in Questionnaires/ }),
  ).toBeTruthy();
});

it('journeys are told in weeks, per cent and money, and what is not known stays unsaid', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Who counts in Journey length: 10.4 weeks' })).toBeTruthy();
  expect(screen.getByText('The middle half: 8.1 to 12.3 weeks')).toBeTruthy();
  expect(screen.getByText('-0.6 against 30 days earlier')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Who counts in Total agreed per person: $37,700' })).toBeTruthy();
  expect(screen.getByText('+$1,200 against 30 days earlier')).toBeTruthy();
  const stages = await screen.findByRole('region', { name: 'Stages: how long and for how much' });
  expect(
    within(stages).getByText('The longest stage is Integration: half of all take longer than 56 days.'),
  ).toBeTruthy();
  expect(within(stages).getByText('$24,500 each (median of 12 people); offered for $18,000 to $35,000')).toBeTruthy();
  fireEvent.click(within(stages).getByRole('button', { name: /table/i }));
  expect(within(stages).getByRole('row', { name: /^Intake 5.5 4 7.2 31/ })).toBeTruthy();
  expect(screen.getByText('28.5 of 48 hours of these 4 weeks are booked.')).toBeTruthy();
  expect(screen.getByText('“Family patterns and childhood wounds” takes longest: 9.1 minutes.')).toBeTruthy();
});

it('before anybody got anywhere the pictures of journeys say so', async () => {
  const none = { times: 0, days: null, low: null, high: null, costs: [], offered: [], definition: null };
  open(aReport({ stages: [{ stage: 'intake', ...none }], screens: [], weeks: [] }));
  expect(await screen.findByText('No earlier data: no stage of anybody has ended in this period.')).toBeTruthy();
  expect(screen.getByText('No prices: nothing was agreed in this period, and nothing is on offer.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No hours for consultations yet' })).toBeTruthy();
  expect(screen.queryByText(/Minutes in each step/)).toBeNull();
});

it('without bookings and practitioners it says what will stand there', async () => {
  open(aReport({ earnings: [], caseloads: [] }));
  expect(await screen.findByRole('heading', { name: 'No price was agreed in this period' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No practitioner has described their work yet' })).toBeTruthy();
});

it('the period stands in the address and in what is asked', async () => {
  const { calls } = open(undefined, '/team-portal?days=365');
  const select = await screen.findByRole('combobox', { name: 'Period' });
  expect((select as HTMLSelectElement).value).toBe('365');
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/analytics/metrics?days=365'));
  fireEvent.change(select, { target: { value: '90' } });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/analytics/report?days=90'));
});

const behind = (answer: unknown, as = user) =>
  renderPage(<FigurePeoplePage />, {
    at: '/team-portal/figures/activeClients?days=90',
    path: '/team-portal/figures/:name',
    user: as,
    api: { 'GET /api/analytics/figures/activeClients': answer },
  });

it('lists who counts page by page, and the way back keeps the period', async () => {
  const since = '2026-11-01T10:00:00.000000Z';
  const { calls } = behind(({ path }: { path: string }) =>
    path.includes('cursor')
      ? [{ id: 'b', name: 'Ben O.', since, suspended: true }]
      : new Answer(200, [{ id: 'a', name: 'Ana P.', since, suspended: false }], {
          link: '</api/analytics/figures/activeClients?days=90&cursor=a>; rel="next"',
        }),
  );
  expect(await screen.findByRole('row', { name: /Ana P\..*November 1, 2026/ })).toBeTruthy();
  expect(calls[0]?.path).toBe('/api/analytics/figures/activeClients?days=90');
  fireEvent.click(screen.getByRole('button', { name: /more/i }));
  expect(await screen.findByRole('row', { name: /Ben O\..*Suspended/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Analytics' }).getAttribute('href')).toBe('/team-portal?days=90');
});

it('says when nobody is told behind a figure, and when none of a practitioner counts', async () => {
  behind(new Answer(404, { status: 404, code: 'not-found', detail: 'No such figure.' }));
  expect(await screen.findByRole('heading', { name: 'This figure does not list people' })).toBeTruthy();
});

it('a practitioner reads that only own clients are listed', async () => {
  behind([], aPerson({ role: 'practitioner' }));
  expect(await screen.findByText('None of your own clients counts in this period.')).toBeTruthy();
  expect(screen.getByText(/Only your own clients are listed/)).toBeTruthy();
});
