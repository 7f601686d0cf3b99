/** One step of an invented plan; days count from the day of the seed, and what lies before it is done. */
interface SampleItem {
  readonly kind: 'task' | 'check-in';
  readonly text: string;
  readonly assignee: 'client' | 'practitioner';
  readonly dueInDays: number | null;
  readonly doneDaysAgo: number | null;
}
interface SamplePlan {
  readonly title: string;
  readonly summary: string;
  readonly outcome: string | null;
  readonly writtenDaysAgo: number;
  /** Null while it goes on. */
  readonly closedDaysAgo: number | null;
  readonly items: readonly SampleItem[];
}

/** Plans of a development start, for the invented client of the demo practitioner. */
export const samplePlans: readonly SamplePlan[] = [
  {
    title: 'The first month at home',
    summary: 'Small steps, one a day at most. What does not fit into a week may wait for the next.',
    outcome: 'Mornings stayed quiet through the whole month. The walk at noon became a habit.',
    writtenDaysAgo: 62,
    closedDaysAgo: 30,
    items: [
      {
        kind: 'task',
        text: 'Write three sentences before the day begins.',
        assignee: 'client',
        dueInDays: -48,
        doneDaysAgo: 49,
      },
      {
        kind: 'check-in',
        text: 'A call after two weeks: what has held, what has not.',
        assignee: 'practitioner',
        dueInDays: -44,
        doneDaysAgo: 44,
      },
    ],
  },
  {
    title: 'Keeping what was found',
    summary: 'The second half year: fewer steps, and longer pauses between them.',
    outcome: null,
    writtenDaysAgo: 28,
    closedDaysAgo: null,
    items: [
      {
        kind: 'task',
        text: 'Tell one person what changed, in your own words.',
        assignee: 'client',
        dueInDays: -10,
        doneDaysAgo: 12,
      },
      {
        kind: 'task',
        text: 'An hour without a screen on Sundays.',
        assignee: 'client',
        dueInDays: 9,
        doneDaysAgo: null,
      },
      {
        kind: 'check-in',
        text: 'Look back together on the first six weeks.',
        assignee: 'practitioner',
        dueInDays: 16,
        doneDaysAgo: null,
      },
    ],
  },
];
