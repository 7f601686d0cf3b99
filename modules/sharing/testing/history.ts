import { type Found, findMarks } from '#core/testing/history/history';
import { forEach, type Person } from '#core/testing/history/people';
import type { HistoryScene } from '#core/testing/history/scenes';
import { audienceOf } from '#modules/labors/testing/history';
import { matched } from '#modules/matching/testing/matched';
import type { ConsentsOverview } from '../schemas/consent';

/** Clients share an answer with their practitioner and withdraw that; practitioners read what they may, and sometimes what they may not. */
export const historyScene: HistoryScene = async ({ knex, recorder, clients, practitioners }) => {
  const partnerOf = (index: number): Person => practitioners[index % practitioners.length] as Person;
  const consentOf = (client: Person): string => `consent of ${client.name}`;
  const matchIds = new Map<string, string>();
  for (const [index, client] of clients.entries())
    matchIds.set(client.name, await matched(knex, client, partnerOf(index)));

  const grant = async (client: Person): Promise<void> => {
    const body = { matchId: matchIds.get(client.name), segments: ['labor:1'] };
    await client.act(
      { by: client.name, does: 'open', on: consentOf(client) },
      { method: 'POST', path: '/api/consents', body },
      { tries: 3 },
    );
  };
  const revoke = async (client: Person): Promise<void> => {
    const answer = await client.send({ method: 'GET', path: '/api/consents/me' });
    if (answer?.status !== 200) return;
    const { practitioners: given } = answer.body as ConsentsOverview;
    const consent = given.find(({ matchId }) => matchId === matchIds.get(client.name))?.consent;
    if (!consent) return;
    await client.act(
      { by: client.name, does: 'close', on: consentOf(client) },
      { method: 'DELETE', path: `/api/consents/${consent.id}` },
      { tries: 3 },
    );
  };
  const read = async (practitioner: Person, client: Person): Promise<void> => {
    const began = recorder.now();
    const answer = await practitioner.send({ method: 'GET', path: `/api/clients/${client.userId}/segments/labor:1` });
    const [mark] = findMarks(answer?.text ?? '');
    if (answer?.status !== 200 || !mark) return;
    const reply = [{ status: 200 }];
    recorder.note(
      {
        ...{ by: practitioner.name, does: 'use', on: `answer 1 of ${client.name}`, mark },
        rights: [consentOf(client), audienceOf(client.name)],
      },
      began,
      reply,
    );
    recorder.note({ by: practitioner.name, does: 'read', on: `answer 1 of ${client.name}`, mark }, began, reply);
  };
  const readSomebody = async (practitioner: Person): Promise<void> => {
    // One of ten times somebody who is not theirs.
    const own = clients.filter((_, index) => partnerOf(index) === practitioner);
    await read(practitioner, practitioner.random.pick(practitioner.random.below(10) === 0 ? clients : own));
  };
  return {
    deeds: [
      { name: 'share an answer', by: 'client', weight: 2, run: grant },
      { name: 'withdraw a consent', by: 'client', weight: 2, run: revoke },
      { name: 'read what is shared', by: 'practitioner', weight: 6, run: readSomebody },
    ],
    // The last thing that clients did was to withdraw: each practitioner tries once more.
    collect: async () => {
      await forEach(clients, (client, index) => read(partnerOf(index), client));
      return new Map<string, Found>();
    },
  };
};
