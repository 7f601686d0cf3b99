// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type RenderOptions, renderPage } from '#core/testing/render';
import { user } from '#core/testing/user';
import { type FillSlot, SlotHost } from '#core/web';
import { getPageData, setPageData } from '#core/web/page-data';
import type { ClientView } from '../../schemas/client';
import type { JourneyOverview } from '../../schemas/overview';
import { aClientView, aJourney } from '../testing/samples';
import { ProfileOverview } from './overview';

/** Names the slots that other modules fill, with what they are given. */
const host: FillSlot = (slot, props) =>
  slot === 'profile.versions' || slot === 'profile.what-remains' ? (
    <output aria-label={slot}>{JSON.stringify(props)}</output>
  ) : null;
beforeEach(() => setPageData({ ...getPageData(), modules: [{ id: 'journey' }] as never }));

const open = (journey: Partial<JourneyOverview>, client: ClientView | null, more: RenderOptions = {}) => {
  const page = (
    <SlotHost value={host}>
      <ProfileOverview />
    </SlotHost>
  );
  return renderPage(page, {
    ...more,
    api: {
      'GET /api/journey/me': aJourney(journey),
      'GET /api/clients/me': client,
      'GET /api/account': { timezone: null },
      ...more.api,
    },
  });
};
const whole: Partial<JourneyOverview> = {
  labors: 5,
  nextLabor: 6,
  hasClient: true,
  hasProfile: true,
  hasSynthesis: true,
  profilePercent: 86,
  journeyScore: 71,
  journeyLevel: 'Leader',
  laborRank: 'Seeker',
  premium: true,
  activity: [
    {
      kind: 'labor',
      label: 'Latest Labor Completed: Labor 5 of 12 · Work & Mission',
      at: '2026-11-21T10:00:00Z',
      href: '/intake/5',
    },
    { kind: 'joined', label: 'Joined', at: '2026-11-20T10:00:00Z', href: null },
  ],
};

test('greets, and a person without a first name as Traveler', () => {
  open({}, null, { user: aPerson({ firstName: '' }) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Traveler');
  expect(screen.getByText('Continue your transformation journey')).toBeTruthy();
});

test('shows score, both levels apart, and the three cards', async () => {
  open(whole, aClientView());
  expect((await screen.findByText('Journey Complete', { exact: false, selector: 'p' })).textContent).toBe(
    '71% Journey Complete',
  );
  expect(screen.getByText('Journey level: Leader')).toBeTruthy();
  expect(screen.getByText('Labor rank: Seeker')).toBeTruthy();
  expect(screen.getByText('86% complete')).toBeTruthy();
  expect(screen.getByText('5/12')).toBeTruthy();
  expect(screen.getByText('Ready')).toBeTruthy();
});

test('tells zone and birth data, and gives a place to the versions of the chart', async () => {
  open(whole, aClientView());
  const facts = within(screen.getByRole('region', { name: 'Personal Information' }));
  expect(await facts.findByText('Time Zone')).toBeTruthy();
  expect(facts.getAllByText(/^Not set/)).toHaveLength(2);
  expect(facts.getByText('9 April 1948')).toBeTruthy();
  expect(facts.getByText('Montréal, Quebec, Canada')).toBeTruthy();
  expect(await screen.findByRole('status', { name: 'profile.versions' })).toBeTruthy();
});

test('leads on: chart, next Labor, and the preview of what opens later', async () => {
  open(whole, aClientView());
  const chart = await screen.findByRole('link', { name: 'View Full Transformation Profile' });
  expect(chart.getAttribute('href')).toBe('/profile/detailed');
  expect(screen.getByRole('link', { name: 'Continue 12 Labors Journey' }).getAttribute('href')).toBe('/intake/6');
  expect(screen.getByRole('link', { name: 'Access Premium Experiences' }).getAttribute('href')).toBe(
    '/journey/universe-2-intro',
  );
});

test('below a score of 70 nothing premium is offered', async () => {
  open({ ...whole, journeyScore: 69, premium: false }, aClientView());
  await screen.findByText('5/12');
  expect(screen.queryByText('Access Premium Experiences')).toBeNull();
});

test('with nothing yet: Begin Your Journey opens the form', async () => {
  open({}, null, { at: '/profile', path: '/profile' });
  expect(await screen.findByRole('heading', { name: 'Begin Your Journey' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Start Your Profile' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Create Your Profile' });
  expect(document.activeElement).toBe(heading);
  expect(await screen.findByRole('button', { name: 'Create Profile' })).toBeTruthy();
});

test('staff see who they are and no client matters', async () => {
  const { calls } = open({}, null, { user: aPerson({ role: 'practitioner' }) });
  expect(await screen.findByText('Time Zone')).toBeTruthy();
  for (const name of ['Your Journey', 'Recent Activity', 'Begin Your Journey'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(calls.map(({ path }) => path)).not.toContain('/api/clients/me');
});

test('keeps experiences closed until the second universe opens, and says what remains', async () => {
  open({ ...whole, labors: 7, nextLabor: 8 }, aClientView(), { at: '/profile?tab=experiences', path: '/profile' });
  const remains = await screen.findByRole('status', { name: 'profile.what-remains' });
  expect(JSON.parse(remains.textContent ?? '')).toMatchObject({ journey: { labors: 7, nextLabor: 8 } });
  expect(screen.queryByText('Discover Your Perfect Experience')).toBeNull();
});

test('has its tabs in the address: experiences with their empty state, and the way back', async () => {
  open({ ...whole, labors: 12, nextLabor: null }, aClientView(), { at: '/profile?tab=experiences', path: '/profile' });
  expect(await screen.findByText('Discover Your Perfect Experience')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Experiences' }).getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('link', { name: 'Return to Profile Overview' }));
  expect(await screen.findByText('12/12')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Activity' }));
  expect(await screen.findByText('Joined')).toBeTruthy();
});

test('the head shows the picture somebody uploaded, and else the one drawn from the name', async () => {
  const profileImageUrl = '/api/account/picture/00000000-0000-4000-8000-00000000000a';
  const { container, unmount } = open(whole, aClientView(), { user: aPerson({ profileImageUrl }) });
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelector('header img')?.getAttribute('src')).toBe(profileImageUrl);
  unmount();
  const drawn = open(whole, aClientView());
  await screen.findByRole('heading', { level: 1 });
  expect(drawn.container.querySelector('header svg text')?.textContent).toBeTruthy();
});
