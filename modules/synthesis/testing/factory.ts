import type { TestApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aLaborResponse } from '#modules/labors/testing/factory';
import type { Writer } from './writers/writer';

/** Gives a signed-in client a holistic profile. */
export const withProfile = async (client: Client): Promise<Client> => {
  const birth = { birthDate: '1984-05-17', birthTime: '14:30', birthLocation: 'Lisbon, Portugal' };
  const made = await client.post('/api/clients', birth);
  if (made.status !== 201) throw new Error(`no client record: ${made.status} ${made.text}`);
  const profile = await client.post('/api/holistic-profiles', {});
  if (profile.status !== 201) throw new Error(`no profile: ${profile.status} ${profile.text}`);
  return client;
};

/** A client with a profile and an answer for each text, from Labor 1 on. */
export const aReadyClient = async (
  app: TestApp,
  answers: Writer['answers'],
  names: { readonly firstName?: string; readonly lastName?: string } = {},
): Promise<Client> => {
  const client = await withProfile(await app.as('client', names));
  for (const [number, text] of Object.entries(answers)) await aLaborResponse(client, Number(number), text);
  return client;
};

/** Asks for a reading, runs the jobs and answers the state of the job. */
export const generateFor = async (
  app: TestApp,
  client: Client,
  wish: { readonly afterHelp?: boolean; readonly shareWith?: string } = {},
): Promise<{ readonly jobId: string; readonly status: string; readonly stage: string; readonly failure: string | null }> => {
  const asked = await client.post('/api/synthesis/generate', wish);
  if (asked.status !== 202) throw new Error(`not asked: ${asked.status} ${asked.text}`);
  await app.runJobs();
  return (await client.get(`/api/synthesis/jobs/${asked.body.jobId}`)).body;
};

/** Newest reading of a client as its page asks for it. */
export const readingOf = async (client: Client) => (await client.get('/api/synthesis/me')).body;
