import type { JourneyOverview } from '#modules/profile/public';
import { opensUniverseTwo, supportFrom } from '#modules/profile/public';

/** The sections of the inner portal; each has its own address below `/journey`. */
export const viewIds = [
  'inner-portal',
  'protocol-a',
  'holistic-profile',
  'twelve-labors',
  'ai-synthesis',
  'universe-2-intro',
  'premium-concierge',
  'retreat-explorer',
  'integration-support',
  'next-step',
  'detailed',
  'journey',
  'ready-support',
  'guidance-intro',
  'practitioner',
  'community',
  'experiences',
  'bookings',
] as const;
export type ViewId = (typeof viewIds)[number];
/** Those outside of the chain. */
export type PortalView = Extract<
  ViewId,
  | 'inner-portal'
  | 'protocol-a'
  | 'holistic-profile'
  | 'twelve-labors'
  | 'ai-synthesis'
  | 'universe-2-intro'
  | 'premium-concierge'
  | 'retreat-explorer'
  | 'integration-support'
>;

export const pathOf = (view: ViewId): `/${string}` => (view === 'inner-portal' ? '/journey' : `/journey/${view}`);

/** The room at an address; the first one for the root itself. */
export const viewAt = (path: string): ViewId =>
  viewIds.find((view) => pathOf(view) === path.replace(/\/+$/, '')) ?? 'inner-portal';

/** What a room asks before it opens. */
export type Rule = 'support' | 'preview' | 'universe-two';

interface Plan {
  /** Where Back leads. */
  readonly back: ViewId | null;
  /** Where the chain goes on. */
  readonly next?: ViewId;
  readonly rule?: Rule;
}

/** How the rooms hang together: Protocol A, the second universe, and the chain from the next step to the bookings. */
export const plans: Readonly<Record<ViewId, Plan>> = {
  'inner-portal': { back: null },
  'protocol-a': { back: 'inner-portal' },
  'holistic-profile': { back: 'protocol-a' },
  'twelve-labors': { back: 'protocol-a' },
  'ai-synthesis': { back: 'protocol-a' },
  'universe-2-intro': { back: 'inner-portal', rule: 'preview', next: 'premium-concierge' },
  'premium-concierge': { back: 'universe-2-intro', rule: 'universe-two' },
  'retreat-explorer': { back: 'premium-concierge', rule: 'universe-two' },
  'integration-support': { back: 'premium-concierge', rule: 'support' },
  'next-step': { back: 'inner-portal', next: 'detailed' },
  detailed: { back: 'next-step', next: 'journey' },
  journey: { back: 'detailed', next: 'ready-support' },
  'ready-support': { back: 'journey', next: 'guidance-intro', rule: 'support' },
  'guidance-intro': { back: 'ready-support', rule: 'support' },
  practitioner: { back: 'guidance-intro', rule: 'support', next: 'experiences' },
  community: { back: 'guidance-intro', rule: 'support', next: 'experiences' },
  experiences: { back: 'guidance-intro', rule: 'universe-two', next: 'bookings' },
  bookings: { back: 'experiences' },
};

/** The onboarding chain, in its order; the two ways of guidance are one step. */
const chain: readonly (readonly ViewId[])[] = [
  ['next-step'],
  ['detailed'],
  ['journey'],
  ['ready-support'],
  ['guidance-intro'],
  ['practitioner', 'community'],
  ['experiences'],
  ['bookings'],
];
export const chainLength = chain.length;

/** Which step of the chain a room is, from 1; null outside of it. */
export const stepOf = (view: ViewId): number | null => {
  const index = chain.findIndex((step) => step.includes(view));
  return index < 0 ? null : index + 1;
};

const rules: Readonly<Record<Rule, (journey: JourneyOverview) => boolean>> = {
  support: ({ labors }) => labors >= supportFrom,
  preview: (journey) => journey.premium || opensUniverseTwo(journey),
  'universe-two': opensUniverseTwo,
};

/** Whether a room opens to somebody who is as far as this. */
export const opens = (view: ViewId, journey: JourneyOverview): boolean => {
  const { rule } = plans[view];
  return rule === undefined || rules[rule](journey);
};

/** Where Back leads somebody who is as far as this: to the nearest room on the way back that is open. */
export const backFrom = (view: ViewId, journey: JourneyOverview): ViewId | null => {
  let { back } = plans[view];
  while (back && !opens(back, journey)) back = plans[back].back;
  return back;
};
