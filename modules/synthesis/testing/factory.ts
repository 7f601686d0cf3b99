import type { TestApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aLaborResponse } from '#modules/labors/testing/factory';
import { aBirth } from '#modules/profile/testing/factory';
import type { SynthesisJobView, SynthesisView } from '../schemas/synthesis';
import type { Writer } from './writers/writer';

/** Gives a signed-in client birth data and a holistic profile. */
export const withProfile = async (client: Client): Promise<Client> => {
  const made = await client.post('/api/clients', aBirth());
  if (made.status !== 201) throw new Error(`no client record: ${made.status} ${made.text}`);
  const profile = await client.post('/api/holistic-profiles', {});
  if (profile.status !== 201) throw new Error(`no profile: ${profile.status} ${profile.text}`);
  return client;
};

/** A client with a profile and saved answers. */
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
): Promise<SynthesisJobView> => {
  const asked = await client.post('/api/synthesis/generate', wish);
  if (asked.status !== 202) throw new Error(`not asked: ${asked.status} ${asked.text}`);
  await app.runJobs();
  return (await client.get(`/api/synthesis/jobs/${asked.body.jobId}`)).body;
};

/** Newest reading of a client as its page asks for it. */
export const readingOf = async (client: Client): Promise<SynthesisView> => (await client.get('/api/synthesis/me')).body;

/** Three short answers with something to quote. */
export const threeAnswers: Writer['answers'] = {
  1: 'My grandmother counted the bread at every meal and nobody told us why. When my mother died I never got to say goodbye.',
  5: 'I used to love my work and now I sit in meetings and look at the clock. Helping people is what it was for.',
  11: 'By the sea I remember who I am. Walking on the beach at six in the morning calms me like nothing else.',
};
