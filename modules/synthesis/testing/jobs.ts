import type { JobScene } from '#core/testing/job-scenes';
import { aReadyClient, threeAnswers } from '#modules/profile/testing/ready-client';

/** A client has written and asks for a reading and for matches. */
export const jobScene: JobScene = async ({ app, knex }) => {
  const client = await aReadyClient(app, threeAnswers);
  const asked = await client.post('/api/synthesis/generate', {});
  if (asked.status !== 202) throw new Error(`not asked: ${asked.status} ${asked.text}`);
  const countOf = async (table: string): Promise<number> =>
    Number((await knex(table).where({ user_id: client.userId }).count({ n: '*' }).first())?.n);
  return [
    { job: 'synthesis.generate', count: () => countOf('syntheses') },
    // One row for each of the three answers.
    {
      job: 'react.synthesis.labors.responded',
      count: async () => (await countOf('answer_checks')) / Object.keys(threeAnswers).length,
    },
  ];
};
