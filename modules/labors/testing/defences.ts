import type { Defence } from '#core/testing/defences/defences';

/** What must not be taken out here unseen. */
export const defences: readonly Defence[] = [
  {
    name: 'an answer is found with its owner',
    file: 'modules/labors/server/queries/responses.ts',
    code: 'findOne({ id, user_id: userId, status })',
    without: 'findOne({ id, status })',
    test: 'modules/labors/server/routes/labor-responses.test.ts',
    title: 'belongs to its writer',
  },
];
