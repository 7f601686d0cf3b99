import type { TestApp } from './app';
import type { Answered, Client } from './client';

const path = '/api/imports';

/** A form as a browser sends it for an import. */
export const anImportForm = async (
  kind: string,
  file: string | Uint8Array,
  fileName = 'people.csv',
): Promise<{ readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }> => {
  const form = new FormData();
  form.set('kind', kind);
  form.set('fileName', fileName);
  form.set('file', new Blob([file as BlobPart], { type: 'text/csv' }), fileName);
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return { body: Buffer.from(await sent.arrayBuffer()), headers: { 'content-type': type } };
};

export const uploadImport = async (client: Client, ...given: Parameters<typeof anImportForm>): Promise<Answered> =>
  client.send({ method: 'POST', path, ...(await anImportForm(...given)) });

/** Checks an upload by the suggested mapping, or one of its own; answers the import after the job ran. */
export const checkImport = async (
  app: TestApp,
  client: Client,
  { body: view }: Answered,
  given: { readonly mapping?: object; readonly options?: readonly string[] } = {},
) => {
  const body = { mapping: view.mapping, options: [], ...given };
  const begun = await client.post(`${path}/${view.id}/check`, body, { 'if-match': `"${view.version}"` });
  if (begun.status !== 202) return begun;
  await app.runJobs();
  return client.get(`${path}/${view.id}`);
};

/** Writes what was checked; answers the import after the job ran. */
export const startImport = async (app: TestApp, client: Client, { body: view }: Answered) => {
  const begun = await client.post(`${path}/${view.id}/start`, undefined, { 'if-match': `"${view.version}"` });
  if (begun.status !== 202) return begun;
  await app.runJobs();
  return client.get(`${path}/${view.id}`);
};

/** All of it: the answers after the check and after the run. */
export const importFile = async (
  app: TestApp,
  client: Client,
  kind: string,
  file: string | Uint8Array,
  given: Parameters<typeof checkImport>[3] = {},
) => {
  const checked = await checkImport(app, client, await uploadImport(client, kind, file), given);
  return { checked, done: await startImport(app, client, checked) };
};
