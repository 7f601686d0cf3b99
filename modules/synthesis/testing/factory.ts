import type { TestApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { SynthesisJobView, SynthesisView } from '../schemas/synthesis';

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
