import type { Client } from '#core/testing/client';
import type { HappyCall } from '#core/testing/matrix';
import { opened } from '#modules/matching/testing/relations';
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

interface Parts {
  readonly owner: Client;
  readonly practitioner: Client;
  /** The match of the two. */
  readonly matchId: string;
  readonly canary: string;
}

/** Happy calls of the aftercare. */
export const aftercareCalls = async ({
  owner,
  practitioner,
  matchId,
  canary,
}: Parts): Promise<Record<string, HappyCall>> => {
  const open = async (): Promise<undefined> => {
    await opened(owner, matchId, ['birth']);
    return undefined;
  };
  await open();
  const plan = await writePlan(practitioner, owner.userId, { summary: `Rest. ${canary}` });
  const ofOwner = { params: { ownerId: owner.userId }, before: open };
  return {
    'GET /api/team/aftercare': { query: 'status=active&limit=20' },
    'GET /api/aftercare/{ownerId}': ofOwner,
    'POST /api/aftercare/{ownerId}/plans': { ...ofOwner, body: aPlan() },
    'PUT /api/aftercare/plans/{id}': {
      params: { id: plan.id },
      body: { ...aPlan(), status: 'active', outcome: null },
      headers: { 'if-match': '"1"' },
      before: async () => {
        await open();
        const made = await writePlan(practitioner, owner.userId);
        return { params: { id: made.id }, headers: { 'if-match': `"${made.version}"` } };
      },
    },
    'PATCH /api/aftercare/items/{id}': {
      params: { id: plan.items[0]?.id ?? '' },
      body: { done: true, note: 'It went well.' },
      before: open,
    },
  };
};
