import type { TestApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { ClientInput } from '../schemas/client';

/** GeoNames ids of places that the tests name. */
export const places = { montreal: '6077243', newYork: '5128581', berlin: '2950159', auckland: '2193733' } as const;

/** Birth data in Montréal; its chart is a Manifestor 5/1. */
export const aBirth = (overrides: Partial<ClientInput> = {}): ClientInput => ({
  birthDate: '1948-04-09',
  birthTime: '00:05',
  placeId: places.montreal,
  ...overrides,
});

/** A client whose birth data is stored. */
export const aClientRecord = async (
  client: Client,
  overrides: Partial<ClientInput> = {},
): Promise<{ version: number }> => {
  const { status, body } = await client.post('/api/clients', aBirth(overrides));
  if (status !== 201) throw new Error(`the client record was not made: ${status} ${body?.detail}`);
  return { version: body.version };
};

/** A new client with birth data and a computed profile. */
export const aChartedClient = async (app: TestApp, overrides: Partial<ClientInput> = {}): Promise<Client> => {
  const client = await app.as('client');
  await aClientRecord(client, overrides);
  const { status, body } = await client.post('/api/holistic-profiles', {});
  if (status !== 201) throw new Error(`the profile was not made: ${status} ${body?.detail}`);
  return client;
};

/** The version that the caller's record has now. */
export const ifMatchOf = async (client: Client) => ({
  'if-match': `"${(await client.get('/api/clients/me')).body.version}"`,
});

/** Gives a client birth data and a profile, also where another module's scene has been here before. */
export const chartFor = async (client: Client, nameAtBirth: string): Promise<void> => {
  const birth = aBirth({ nameAtBirth });
  const { status } = await client.post('/api/clients', birth);
  if (status === 409) await client.patch('/api/clients/me', birth, await ifMatchOf(client));
  await client.post('/api/holistic-profiles', {});
};
