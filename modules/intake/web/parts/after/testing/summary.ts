import type { IntakeSummary } from '../../../../schemas/intake';

/** A visitor's intake that was sent an hour ago, or what the overrides say. */
export const aSummary = (overrides: Partial<IntakeSummary> = {}, now = Date.now()): IntakeSummary => {
  const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();
  return {
    id: '00000000-0000-4000-8000-0000000000aa',
    reference: 'HDO-7K3M-Q2',
    journeyType: 'self',
    firstName: 'Clara',
    lastName: 'Moreau',
    email: 'clara@example.com',
    submittedAt: hours(-1),
    contactDueAt: hours(47),
    planDueAt: hours(167),
    contactedAt: null,
    plannedAt: null,
    goals: ['Grief Processing', 'Life Purpose Discovery'],
    timezone: 'Europe/Paris',
    chart: {
      timeKnown: true,
      type: 'Projector',
      strategy: 'Wait for the Invitation',
      authority: 'Splenic',
      profile: '1/3',
      sun: 'Pisces',
      moon: 'Leo',
      rising: 'Aries',
      lifePath: 3,
      definedCenters: ['Throat', 'G', 'Spleen'],
      openCenters: ['Head', 'Ajna', 'Heart', 'Sacral', 'SolarPlexus', 'Root'],
      gates: [7, 10, 31, 57],
      place: 'Montréal, Quebec, Canada',
    },
    chartMissing: null,
    account: 'none',
    ...overrides,
  };
};

/** Cards as the journal answers them. */
export const articles = [
  {
    id: 'a1',
    slug: 'what-writing-it-down-can-do',
    title: 'What Writing It Down Can Do, and What It Cannot',
    excerpt:
      'A pencil, an hour and the worst thing that happened: 146 trials have tested what expressive writing does.',
    language: 'en',
    readTime: 9,
  },
  {
    id: 'a2',
    slug: 'bringing-it-home',
    title: 'Bringing It Home: a Guide to the Weeks After a Retreat',
    excerpt:
      'The glow goes; research on time off finds it nearly every time. Five steps for keeping one or two things.',
    language: 'en',
    readTime: 8,
  },
  {
    id: 'a3',
    slug: 'six-breaths-a-minute',
    title: 'Six Breaths a Minute',
    excerpt: 'Four minutes of guided breathing with bells and no voice, and what is known about slow breath.',
    language: 'en',
    readTime: 5,
  },
] as const;
