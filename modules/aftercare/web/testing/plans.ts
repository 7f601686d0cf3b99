import type { ItemView, PlanView } from '../../schemas/aftercare';

export const careIds = {
  client: '00000000-0000-4000-8000-000000000001',
  plan: '00000000-0000-4000-8000-0000000000e1',
  task: '00000000-0000-4000-8000-0000000000f1',
  other: '00000000-0000-4000-8000-0000000000f2',
} as const;

const anItem = (overrides: Partial<ItemView> = {}): ItemView => ({
  id: careIds.task,
  kind: 'task',
  text: 'Write three sentences each evening.',
  dueOn: '2099-01-10',
  assignee: 'client',
  doneAt: null,
  doneBy: null,
  note: null,
  ...overrides,
});

/** A plan with a task of the client and one of the practitioner. */
export const aPlanView = (overrides: Partial<PlanView> = {}): PlanView => ({
  id: careIds.plan,
  author: 'Nora Lind',
  title: 'The first month at home',
  summary: 'Small steps.',
  outcome: null,
  status: 'active',
  items: [anItem(), anItem({ id: careIds.other, text: 'Send the recording.', dueOn: null, assignee: 'practitioner' })],
  version: 1,
  sample: false,
  createdAt: '2026-11-20T09:12:00.000Z',
  ...overrides,
});

/** The same with the client's task done. */
export const donePlan = (note: string | null = null): PlanView => {
  const plan = aPlanView();
  return {
    ...plan,
    items: plan.items.map((item) =>
      item.id === careIds.task
        ? { ...item, doneAt: '2026-11-21T18:00:00.000Z', doneBy: 'client' as const, note }
        : item,
    ),
  };
};
