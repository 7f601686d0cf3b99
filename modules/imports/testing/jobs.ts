import { randomUUID } from 'node:crypto';
import { anImportForm } from '#core/testing/import-file';
import type { JobScene } from '#core/testing/job-scenes';

/** An admin imports an offer; however often the job runs, its row counts once. */
export const jobScene: JobScene = async ({ app, knex }) => {
  const admin = await app.as('admin');
  // One that is there already would be changed, not created.
  const name = `Inn ${randomUUID()}`;
  const form = await anImportForm('offers', `name,category,location,provider\n${name},hotel,Lisbon,House\n`);
  const { status, body } = await admin.send({ method: 'POST', path: '/api/imports', ...form });
  if (status !== 201) throw new Error(`no upload: ${status}`);
  await knex('imports').where({ id: body.id }).update({ state: 'checked', rows: 1 });
  const begun = await admin.post(`/api/imports/${body.id}/start`, undefined, { 'if-match': '"1"' });
  if (begun.status !== 202) throw new Error(`not started: ${begun.status}`);
  const count = async (): Promise<number> => {
    const row = await knex('imports').where({ id: body.id }).first('written');
    const offers = await knex('offers').where({ name });
    return offers.length === row.written.created ? offers.length : -1;
  };
  return [{ job: 'imports.run-import', count }];
};
