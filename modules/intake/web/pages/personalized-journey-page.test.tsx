// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, type Call, renderPage } from '#core/testing/render';
import { formatDateTime, useSession } from '#core/web';
import type { IntakeSummary } from '../../schemas/intake';
import { picked } from '../parts/after/read-meanwhile';
import { articles, aSummary } from '../parts/after/testing/summary';
import { PersonalizedJourneyPage } from './personalized-journey-page';

const me = 'GET /api/intakes/me';
const byWord = ({ path }: Call) => (path.includes('writing') ? [articles[0]] : []);
const show = (summary: unknown, user: Parameters<typeof renderPage>[1] = { user: null }) =>
  renderPage(<PersonalizedJourneyPage />, { api: { [me]: summary, 'GET /api/articles': byWord }, ...user });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the days of both promises, with their zone', async () => {
  const summary = aSummary();
  show(summary);
  const next = await section('What Happens Next');
  const stages = next.getAllByRole('listitem');
  expect(stages).toHaveLength(3);
  expect(stages[0]?.textContent).toContain(formatDateTime(summary.submittedAt));
  expect(stages[1]?.textContent).toContain(`Within 48 hours, by ${formatDateTime(summary.contactDueAt)}`);
  expect(stages[2]?.textContent).toContain(`Within 1 week, by ${formatDateTime(summary.planDueAt)}`);
  expect(formatDateTime(summary.planDueAt)).toMatch(/ (UTC|[A-Z]{2,5}|GMT[+-]\d+)$/);
  expect(stages[1]?.getAttribute('aria-current')).toBe('step');
});

it('admits a promise that was broken, and dates what was done', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const late = show(aSummary({ contactDueAt: ago(2) }));
  expect((await section('What Happens Next')).getByText(/later than we promised/)).toBeTruthy();
  late.unmount();
  show(aSummary({ contactDueAt: ago(2), contactedAt: ago(3) }));
  const next = await section('What Happens Next');
  // What was read before is shown until the answer is there.
  expect(await next.findByText(/^Done on/)).toBeTruthy();
  expect(next.queryByText(/later than we promised/)).toBeNull();
});

it('promises partners no journey of their own', async () => {
  show(aSummary({ journeyType: 'hospitality' }));
  const stages = (await section('What Happens Next')).getAllByRole('listitem');
  expect(stages[2]?.textContent).toContain('How we could work together');
});

it('shows labels of the chart and for which place they were computed', async () => {
  show(aSummary());
  const chart = await section('First lines of your chart');
  expect(chart.getByText('Computed for Montréal, Quebec, Canada, from the birth data you gave.')).toBeTruthy();
  expect(chart.getByText('Authority').nextSibling?.textContent).toBe('Splenic');
});

const chartless = { chart: null, chartMissing: 'birth-unreadable' } as const;
const timeless = {
  timeKnown: false,
  type: null,
  strategy: null,
  authority: null,
  profile: '1/3',
  sun: 'Pisces',
  moon: null,
  rising: null,
  lifePath: 3,
  definedCenters: ['Throat'],
  openCenters: ['Head'],
  gates: [],
  place: null,
};
it.each([
  ['an unknown time', { chart: timeless }, [/left open rather than guessed/, /needs a birth time/]],
  [
    'no place',
    { chart: { ...timeless, timeKnown: true, moon: 'Leo' }, chartMissing: 'no-place' },
    [/You gave no birthplace/, /needs a birthplace/],
  ],
  ['a name of several places', { chart: timeless, chartMissing: 'place-ambiguous' }, [/Several places have the name/]],
  ['an unknown place', { chart: timeless, chartMissing: 'place-unknown' }, [/did not find the place/]],
  ['birth data of which nothing can be computed', chartless, [/no chart could be computed/]],
] satisfies [string, Partial<IntakeSummary>, RegExp[]][])('is honest about %s', async (_, overrides, said) => {
  show(aSummary(overrides));
  const chart = await section('First lines of your chart');
  for (const words of said) expect(chart.getAllByText(words).length).toBeGreaterThan(0);
});

it('offers a visitor an account that is filled in, and says that the address has to be proven', async () => {
  show(aSummary());
  const account = await section('Keep it in an account');
  expect(account.getByText(/It has to be confirmed once/)).toBeTruthy();
  fireEvent.click(account.getByRole('button', { name: 'Create an account' }));
  expect(useSession.getState().signIn).toMatchObject({
    mode: 'create-account',
    returnTo: '/personalized-journey',
    email: 'clara@example.com',
    fullName: 'Clara Moreau',
  });
});

it('asks again whose intake it is once somebody has signed in over the page, and sends the proof on demand', async () => {
  let account: IntakeSummary['account'] = 'none';
  const { calls } = renderPage(<PersonalizedJourneyPage />, {
    user: null,
    api: {
      [me]: () => aSummary({ account }),
      'POST /api/account/confirmation': new Answer(202, { status: 'accepted' }),
    },
  });
  await section('Keep it in an account');
  account = 'unproven';
  act(() => useSession.setState({ user: aPerson({ email: 'clara@example.com' }) }));
  const prove = await section('One step to keep it');
  expect(prove.queryByText(/on its way/)).toBeNull();
  fireEvent.click(prove.getByRole('button', { name: 'Send me a new link' }));
  await waitFor(() => expect(prove.getByText(/A mail is on its way to clara@example.com/)).toBeTruthy());
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('does not say that a mail was sent when it was not', async () => {
  renderPage(<PersonalizedJourneyPage />, {
    api: {
      [me]: aSummary({ account: 'unproven' }),
      'POST /api/account/confirmation': new Answer(429, { status: 429, detail: 'Too many. Try again in a minute.' }),
    },
  });
  const prove = await section('One step to keep it');
  fireEvent.click(prove.getByRole('button', { name: 'Send me a new link' }));
  expect((await prove.findByRole('alert')).textContent).toContain('Too many. Try again in a minute.');
  expect(prove.queryByText(/on its way/)).toBeNull();
});

it('leads the owner to the Labors, and staff nowhere they may not go', async () => {
  const client = show(aSummary({ account: 'yours' }), {});
  const rooms = await section('Kept in your account');
  expect(rooms.getByRole('link', { name: 'Go to the Labors' }).getAttribute('href')).toBe('/intake');
  client.unmount();
  show(aSummary({ account: 'yours' }), { user: aPerson({ role: 'admin' }) });
  expect((await section('Kept in your account')).queryByRole('link')).toBeNull();
});

it('does not hand an intake to an account of another address', async () => {
  show(aSummary({ account: 'other-address' }), {});
  expect((await section('Sent under another address')).getByText(/signed in as ann@example.com/)).toBeTruthy();
});

it('says that nothing was sent yet, with the way on', async () => {
  show(null);
  expect(await screen.findByText('You have not sent an intake yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Begin your journey' }).getAttribute('href')).toBe('/enhanced-intake');
});

it('offers to try again when the answer did not come', async () => {
  show(new Answer(503, { status: 503, detail: 'The service is busy.' }));
  expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain('The service is busy.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('names the goal for which an article is shown', async () => {
  show(aSummary());
  const read = await section('To read meanwhile');
  expect(read.getByText('You chose: Grief Processing')).toBeTruthy();
});

it('goes without a journal', async () => {
  renderPage(<PersonalizedJourneyPage />, { user: null, api: { [me]: aSummary() } });
  await section('What you sent');
  expect(screen.queryByRole('region', { name: 'To read meanwhile' })).toBeNull();
});

it('picks the best of every goal first, and names one article once with all its goals', () => {
  const [one, two, three] = articles;
  const picks = picked([
    { goal: 'Grief Processing', articles: [one, three] },
    { goal: 'Creative Blocks', articles: [one, two] },
  ]);
  expect(picks.map(({ article, goals }) => [article.id, goals])).toEqual([
    ['a1', ['Grief Processing', 'Creative Blocks']],
    ['a3', ['Grief Processing']],
    ['a2', ['Creative Blocks']],
  ]);
});
