import { anImportForm } from '#core/testing/import-file';
import type { Scene } from '#core/testing/matrix';

const file = 'name,category,location,provider\nHouse by the sea,hotel,Lisbon,House\n';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers: { admin }, knex }) => {
  const form = await anImportForm('offers', file, 'offers.csv');
  const upload = async (): Promise<string> => {
    const { status, body } = await admin.send({ method: 'POST', path: '/api/imports', ...form });
    if (status !== 201) throw new Error(`no upload: ${status}`);
    return body.id;
  };
  const inState = async (state: string): Promise<string> => {
    // One import of a kind runs at a time.
    await knex('imports').where({ state: 'running' }).update({ state: 'cancelled' });
    const id = await upload();
    await knex('imports').where({ id }).update({ state });
    return id;
  };
  const mapping = ['name', 'category', 'location', 'provider'].map((name) => ({ field: name, column: name }));
  const ifMatch = { 'if-match': '"1"' };
  const call = (state: string) => async () => ({ params: { id: await inState(state) } });
  const params = { id: await upload() };
  return {
    'GET /api/imports/kinds': {},
    'GET /api/imports/kinds/{kind}/template.csv': { params: { kind: 'offers' } },
    'GET /api/imports': { query: 'state=uploaded&kind=offers&sort=file' },
    'GET /api/imports.csv': { query: 'sort=oldest' },
    'POST /api/imports': { body: form.body, headers: form.headers },
    'GET /api/imports/{id}': { params },
    'POST /api/imports/{id}/check': {
      params,
      body: { mapping, options: [] },
      headers: ifMatch,
      before: call('uploaded'),
    },
    'POST /api/imports/{id}/start': { params, headers: ifMatch, before: call('checked') },
    'POST /api/imports/{id}/cancel': { params, before: call('checking') },
    'GET /api/imports/{id}/errors.csv': { params },
  };
};
