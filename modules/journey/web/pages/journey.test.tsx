// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { aPerson, type RenderOptions, renderPage } from '#core/testing/render';
import { user } from '#core/testing/user';
import { useLocation } from '#core/web';
import type { JourneyOverview } from '#modules/profile/public';
import { aJourney } from '#modules/profile/web/testing/samples';
import { backFrom, opens, pathOf, plans, type ViewId, viewIds } from '../../lib/views';
import { ExperiencesLocked } from '../parts/sections/locked';
import { texts } from '../parts/sections/texts/texts';
import { FirstView, JourneyPage } from './journey';

const open = (at: string, journey: Partial<JourneyOverview> = {}, more: RenderOptions = {}) =>
  renderPage(<JourneyPage />, {
    at,
    path: '/journey/*',
    ...more,
    api: { 'GET /api/journey/me': aJourney(journey), ...more.api },
  });
const done: Partial<JourneyOverview> = {
  labors: 12,
  nextLabor: null,
  hasClient: true,
  hasProfile: true,
  hasSynthesis: true,
  premium: true,
  journeyScore: 100,
};

const Address = () => <p>{useLocation().pathname}</p>;

describe('the rooms', () => {
  it('are those of the specification and integration-support, each with its own address', () => {
    expect(viewIds).toHaveLength(18);
    expect(new Set(viewIds.map(pathOf)).size).toBe(18);
    expect(pathOf('inner-portal')).toBe('/journey');
  });

  it('all lead back to the first one', () => {
    for (const start of viewIds) {
      let view = start;
      for (let step = 0; plans[view].back && step < 12; step++) view = plans[view].back ?? view;
      expect(view, start).toBe('inner-portal');
    }
  });

  it('open by the rules: support from three Labors, the preview from 70, the second universe when everything is there', () => {
    expect(opens('ready-support', aJourney({ labors: 2 }))).toBe(false);
    expect(opens('ready-support', aJourney({ labors: 3 }))).toBe(true);
    expect(opens('universe-2-intro', aJourney({ premium: false }))).toBe(false);
    expect(opens('universe-2-intro', aJourney({ premium: true }))).toBe(true);
    for (const view of ['premium-concierge', 'retreat-explorer', 'experiences'] as const) {
      expect(opens(view, aJourney({ ...done, labors: 11 }))).toBe(false);
      expect(opens(view, aJourney({ ...done, hasSynthesis: false }))).toBe(false);
      expect(opens(view, aJourney({ ...done, hasProfile: false }))).toBe(false);
      expect(opens(view, aJourney(done))).toBe(true);
    }
  });
});

test('the first view at the address of its id leads to its page', async () => {
  renderPage(
    <>
      <FirstView />
      <Address />
    </>,
    { at: '/journey/inner-portal' },
  );
  expect(await screen.findByText('/journey')).toBeTruthy();
});

test('Protocol A leads to its three pieces, with how far each is', async () => {
  open('/journey/protocol-a', { labors: 4, hasProfile: true, profilePercent: 86 });
  const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(await screen.findByText('4 of 12')).toBeTruthy();
  expect(link(/^Holistic profile.*86%/)).toBe('/journey/holistic-profile');
  expect(link(/^The twelve Labors/)).toBe('/journey/twelve-labors');
  expect(link(/^AI Synthesis.*Pending/)).toBe('/journey/ai-synthesis');
  expect(screen.getByRole('link', { name: 'Back: Your way' }).getAttribute('href')).toBe('/journey');
});

test('a closed room says what opens it and leads there, and does not lead on', async () => {
  open('/journey/ready-support', { labors: 1, nextLabor: 2 });
  expect(await screen.findByRole('heading', { name: 'This opens after 3 Labors' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '1 of 3 Labors written' }).getAttribute('href')).toBe('/intake/2');
  expect(screen.queryByRole('link', { name: /^Next/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back: What you wrote' })).toBeTruthy();
});

test('closed experiences say what opens them, and the way to the bookings stays open', async () => {
  open('/journey/experiences', { ...done, labors: 7, nextLabor: 8 });
  expect(await screen.findByRole('heading', { name: 'This opens when your own part is done' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '7 of 12 Labors written' }).getAttribute('href')).toBe('/intake/8');
  expect(screen.getByRole('link', { name: /^Next: Your bookings/ })).toBeTruthy();
});

it.each<[ViewId, Partial<JourneyOverview>, ViewId]>([
  ['guidance-intro', { labors: 1 }, 'journey'],
  ['guidance-intro', { labors: 3 }, 'ready-support'],
  ['integration-support', { labors: 3 }, 'inner-portal'],
  ['integration-support', done, 'premium-concierge'],
  ['retreat-explorer', { premium: true, labors: 8 }, 'universe-2-intro'],
])('from %s Back passes rooms that are closed (%j)', (view, journey, to) => {
  expect(backFrom(view, aJourney(journey))).toBe(to);
});

test('the preview of the second universe keeps the list of what remains', async () => {
  open('/journey/universe-2-intro', { ...done, labors: 10, nextLabor: 11 });
  expect(await screen.findByRole('heading', { name: 'What remains until everything opens' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '10 of 12 Labors written' }).getAttribute('href')).toBe('/intake/11');
});

test.each<[Partial<JourneyOverview>, string]>([
  [{}, '/profile?edit=birth'],
  [{ hasClient: true }, '/profile'],
  [{ hasClient: true, hasProfile: true, labors: 2, nextLabor: 3 }, '/intake/3'],
  [{ hasClient: true, hasProfile: true, labors: 3, nextLabor: 4 }, '/synthesis'],
  [{ ...done, labors: 3, nextLabor: 4 }, '/intake/4'],
  [done, '/journey/practitioner'],
])('the next step of %j is %s', async (journey, to) => {
  open('/journey/next-step', journey);
  const nav = await screen.findByRole('navigation', { name: 'Your next step' });
  expect(nav.querySelector('a')?.getAttribute('href')).toBe(to);
});

test('what was written: four answers, and the rest on request', async () => {
  const responses = Array.from({ length: 6 }, (_, index) => ({
    id: `${index}`,
    laborNumber: index + 1,
    laborName: `Labor ${index + 1}`,
    textResponse: `Sentence number ${index + 1}.`,
    updatedAt: '2026-11-20T10:00:00Z',
  }));
  open('/journey/journey', { labors: 6 }, { api: { 'GET /api/labor-responses/me': responses } });
  expect(await screen.findByText('Sentence number 4.')).toBeTruthy();
  expect(screen.queryByText('Sentence number 5.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'and 2 more' }));
  expect(screen.getByText('Sentence number 6.')).toBeTruthy();
});

test('is a client’s own: staff are shown out, and nothing is asked', async () => {
  const { calls } = open('/journey', {}, { user: aPerson({ role: 'admin' }) });
  expect(screen.getByRole('heading', { name: 'This is a client’s own way'.replace('’', "'") })).toBeTruthy();
  expect(calls).toEqual([]);
});

test('on the profile, closed experiences say what remains and lead there', async () => {
  renderPage(<ExperiencesLocked journey={aJourney({ ...done, labors: 7, nextLabor: 8 })} />);
  expect(await screen.findByRole('heading', { name: 'This opens when your own part is done' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '7 of 12 Labors written' }).getAttribute('href')).toBe('/intake/8');
});

describe('every room', () => {
  const asked = { 'GET /api/labor-responses/me': [], 'GET /api/labor-marks/me': [] };

  it.each(viewIds)('%s says where one stands and what to do next', async (view) => {
    open(pathOf(view), { labors: 3, nextLabor: 4, hasClient: true }, { api: asked });
    await waitFor(() => expect(document.body.textContent).toContain(texts(`${view}.lead`)));
    expect((await screen.findByRole('status')).textContent).toMatch(/\p{L}{3}/u);
    await waitFor(() => {
      const acts = [...document.querySelectorAll('a')].filter((link) => !/^Back/.test(link.textContent ?? ''));
      expect(acts.length, view).toBeGreaterThan(0);
    });
  });

  it('has words of its own', () => {
    expect(new Set(viewIds.map((view) => texts(`${view}.lead`))).size).toBe(viewIds.length);
  });

  it.each<[ViewId, Partial<JourneyOverview>, string, string]>([
    ['holistic-profile', {}, 'No chart yet', '/profile?edit=birth'],
    ['detailed', { hasClient: true }, 'Your chart can be computed', '/profile'],
    ['journey', {}, 'No answers yet', '/intake/1'],
  ])('%s is drawn while it is empty (%j)', async (view, journey, title, to) => {
    open(pathOf(view), journey, { api: asked });
    const empty = (await screen.findByRole('heading', { name: title })).closest('section');
    expect(empty?.querySelectorAll('svg path')).toHaveLength(12);
    expect(empty?.querySelector('a')?.getAttribute('href')).toBe(to);
  });
});
