import type { JobScene } from '#core/testing/job-scenes';
import { aDiscussion, aResponse } from './factory';

/** Somebody answers what another person wrote. */
export const jobScene: JobScene = async ({ app, knex }) => {
  const [author, reader] = [await app.as('client'), await app.as('client')];
  const { body } = await author.post('/api/discussions', aDiscussion());
  const { status } = await reader.post(`/api/discussions/${body.id}/responses`, aResponse());
  if (status !== 201) throw new Error(`not answered: ${status}`);
  const count = async (): Promise<number> =>
    Number((await knex('notices').where({ user_id: author.userId, kind: 'reply' }).count({ n: '*' }).first())?.n);
  return [{ job: 'react.community.community.response-posted', count }];
};
