import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  aftercare_items: {
    text_sealed: {
      context: 'aftercare_items:text:{id}',
      owner: '(select p.client_id from aftercare_plans p where p.id = t.plan_id)',
    },
    note_sealed: {
      context: 'aftercare_items:note:{id}',
      owner: '(select p.client_id from aftercare_plans p where p.id = t.plan_id)',
    },
  },
  aftercare_plans: {
    title_sealed: { context: 'aftercare_plans:title:{id}', owner: 't.client_id' },
    summary_sealed: { context: 'aftercare_plans:summary:{id}', owner: 't.client_id' },
    outcome_sealed: { context: 'aftercare_plans:outcome:{id}', owner: 't.client_id' },
  },
};
