import type { Client } from '#core/testing/client';
import type { PlanInput, PlanView } from '../schemas/aftercare';

/** A plan as a practitioner writes it. */
export const aPlan = (more: Partial<PlanInput> = {}): PlanInput => ({
  title: 'The first month at home',
  summary: 'Small steps, and a look back every other week.',
  items: [
    { kind: 'task', text: 'Write three sentences each evening.', dueOn: '2099-01-10', assignee: 'client' },
    { kind: 'check-in', text: 'How was the first week?', dueOn: '2099-01-08', assignee: 'client' },
    { kind: 'task', text: 'Send the recording.', dueOn: null, assignee: 'practitioner' },
  ],
  ...more,
});

/** Writes a plan and answers it. */
export const writePlan = async (
  practitioner: Client,
  clientId: string,
  more: Partial<PlanInput> = {},
): Promise<PlanView> => {
  const made = await practitioner.post(`/api/aftercare/${clientId}/plans`, aPlan(more));
  if (made.status !== 201) throw new Error(`no plan: ${made.status} ${made.text}`);
  return made.body;
};
