import type { JobScene } from '#core/testing/job-scenes';
import { aRecording } from './factory';

/** A client speaks an answer. */
export const jobScene: JobScene = async ({ app, knex }) => {
  const { id } = await aRecording(await app.as('client'), 1, undefined, { writeDown: 'yes' });
  const countNot = async (state: object): Promise<number> =>
    Number((await knex('labor_audio').where({ id }).whereNot(state).count({ n: '*' }).first())?.n);
  return [
    { job: 'labors.copy-recording', count: () => countNot({ copy_state: 'waiting' }) },
    { job: 'labors.write-down', count: () => countNot({ transcript_state: 'waiting' }) },
  ];
};
