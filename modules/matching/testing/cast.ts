import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aLaborResponse } from '#modules/labors/testing/factory';
import { withProfile } from '#modules/profile/testing/ready-client';
import { aPractitioner, runFor } from './factory';

/** What the client of the cast wrote in Labor 12; it must show up nowhere it was not opened to. */
export const secret = 'I grieve for my mother, who died in spring, and I carry it with me every winter.';
const statement = 'We find a way to live on with the dead and the words never said.';

/** A client who is suggested two practitioners, and a third with nothing to do with them. */
export interface Cast {
  readonly app: TestApp;
  readonly client: Client;
  readonly first: Client;
  readonly second: Client;
  readonly stranger: Client;
  readonly otherClient: Client;
}

/** A practitioner with an account and a record that fits the client. */
export const aFittingPractitioner = async (app: TestApp): Promise<Client> => {
  const person = await app.as('practitioner');
  const work = [['Bereavement', statement]] as const;
  await aPractitioner(app.knex, { userId: person.userId, work, frameworks: ['Grief work'] });
  return person;
};

/** Boots the modules that provide segments, and `more`, and plays until the client's run has ended. */
export const aCast = async (...more: readonly string[]): Promise<Cast> => {
  const app = await testApp({ modules: ['labors', 'profile', 'synthesis', 'matching', ...more] });
  const [first, second] = [await aFittingPractitioner(app), await aFittingPractitioner(app)];
  const client = await withProfile(await app.as('client', { firstName: 'Zerlina', lastName: 'Quist' }));
  await aLaborResponse(client, 12, secret, 'practitioners');
  await runFor(app, client);
  return { app, client, first, second, stranger: await aFittingPractitioner(app), otherClient: await app.as('client') };
};
