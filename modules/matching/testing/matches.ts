import type { Client } from '#core/testing/client';
import type { SceneContext } from '#core/testing/matrix';
import { aLaborResponse } from '#modules/labors/testing/factory';
import { withProfile } from '#modules/profile/testing/ready-client';
import { aPractitioner, runFor } from './factory';
import { introduced } from './relations';

/** What clients of the matrix wrote in Labor 12. */
export const answer = 'When my mother died I came too late to say goodbye, and I carry it with me.';

/** Whatever a run needs of a client. */
export const makeReady = async (client: Client, text: string): Promise<void> => {
  if (!(await client.get('/api/clients/me')).body) await withProfile(client);
  const { body } = await client.get('/api/labor-responses/me');
  if (!(body as { laborNumber: number }[]).some(({ laborNumber }) => laborNumber === 12))
    await aLaborResponse(client, 12, text, 'practitioners');
};

/** The callers of the matrix with their matches, and two others: changing a match of theirs leaves those of the seven as they are. */
export interface MatchedCallers {
  readonly client: Client;
  readonly practitioner: Client;
  /** Run of the owner. */
  readonly jobId: string;
  /** Accepted matches of the owner. */
  readonly matches: Readonly<Record<'prac_consent' | 'prac_noconsent' | 'spare', string>>;
}

const match = async ({ app, knex, callers, canary }: SceneContext): Promise<MatchedCallers> => {
  const { owner, prac_consent, prac_noconsent, prac_unmatched } = callers;
  const [client, practitioner] = [await app.as('client'), await app.as('practitioner')];
  for (const { userId } of [prac_consent, prac_noconsent, prac_unmatched, practitioner])
    await aPractitioner(knex, {
      userId,
      work: [['Bereavement', 'We find a way to live on with the dead and the words never said.']],
      frameworks: ['Grief work'],
    });
  await makeReady(owner, `${answer} ${canary}.`);
  await makeReady(client, answer);
  const { jobId } = await runFor(app, owner);
  await runFor(app, client);
  return {
    client,
    practitioner,
    jobId,
    matches: {
      prac_consent: (await introduced(owner, prac_consent)).id,
      prac_noconsent: (await introduced(owner, prac_noconsent)).id,
      spare: (await introduced(owner, practitioner)).id,
    },
  };
};

const made = new WeakMap<object, Promise<MatchedCallers>>();
/** Made once for one set of callers, whichever scene asks first. */
export const matchCallers = (context: SceneContext): Promise<MatchedCallers> => {
  const found = made.get(context.callers) ?? match(context);
  made.set(context.callers, found);
  return found;
};
