import type { TestApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aLaborResponse } from '#modules/labors/testing/factory';
import { aBirth } from './factory';

/** Gives a signed-in client birth data and a holistic profile. */
export const withProfile = async (client: Client): Promise<Client> => {
  const made = await client.post('/api/clients', aBirth());
  if (made.status !== 201) throw new Error(`no client record: ${made.status} ${made.text}`);
  const profile = await client.post('/api/holistic-profiles', {});
  if (profile.status !== 201) throw new Error(`no profile: ${profile.status} ${profile.text}`);
  return client;
};

/** A client with a profile and saved answers, by the number of their Labor. */
export const aReadyClient = async (
  app: TestApp,
  answers: Readonly<Record<number, string>>,
  names: { readonly firstName?: string; readonly lastName?: string } = {},
): Promise<Client> => {
  const client = await withProfile(await app.as('client', names));
  for (const [number, text] of Object.entries(answers)) await aLaborResponse(client, Number(number), text);
  return client;
};

/** Three short answers with something to quote. */
export const threeAnswers: Readonly<Record<number, string>> = {
  1: 'My grandmother counted the bread at every meal and nobody told us why. When my mother died I never got to say goodbye.',
  5: 'I used to love my work and now I sit in meetings and look at the clock. Helping people is what it was for.',
  11: 'By the sea I remember who I am. Walking on the beach at six in the morning calms me like nothing else.',
};
