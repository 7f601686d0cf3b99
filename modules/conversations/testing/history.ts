import { randomUUID } from 'node:crypto';
import { type Found, findMarks } from '#core/testing/history/history';
import { forEach, type Person, untilAnswered } from '#core/testing/history/people';
import type { HistoryScene } from '#core/testing/history/scenes';
import { matched } from '#modules/matching/testing/matched';

interface Thread {
  readonly id: string;
  readonly name: string;
  readonly client: Person;
  readonly practitioner: Person;
}

/** Clients and practitioners write to each other, and read what was written. */
export const historyScene: HistoryScene = async ({ knex, recorder, clients, practitioners }) => {
  const threads: Thread[] = [];
  const threadsOf = (person: Person): Thread[] =>
    threads.filter(({ client, practitioner }) => client === person || practitioner === person);
  const say = async (
    person: Person,
    thread: Pick<Thread, 'name' | 'client' | 'practitioner'>,
    path: string,
    more: object,
    again = { tries: 3 },
  ) => {
    const mark = recorder.makeMark(thread.client.name, thread.practitioner.name);
    return person.act(
      { by: person.name, does: 'add', on: thread.name, mark },
      {
        ...{ method: 'POST', path, body: { ...more, content: `I will bring the letter. ${mark}` } },
        headers: { 'idempotency-key': randomUUID() },
      },
      again,
    );
  };
  const write = async (person: Person): Promise<void> => {
    const thread = person.random.pick(threadsOf(person));
    await say(person, thread, `/api/conversations/${thread.id}/messages`, {});
  };
  const read = async (person: Person): Promise<void> => {
    // One of ten times a conversation of others.
    const thread = person.random.pick(person.random.below(10) === 0 ? threads : threadsOf(person));
    await person.send({ method: 'GET', path: `/api/conversations/${thread.id}?limit=50` });
  };
  const collect = async (): Promise<ReadonlyMap<string, Found>> => {
    const found = new Map<string, Found>();
    for (const { id, name, client } of threads) {
      const marks: string[] = [];
      let cursor = '';
      for (;;) {
        const path = `/api/conversations/${id}?limit=50${cursor}`;
        const { messages } = (await client.must({ method: 'GET', path })).body as {
          messages: { id: string; content: string }[];
        };
        marks.push(...messages.flatMap(({ content }) => findMarks(content)));
        if (messages.length < 50) break;
        cursor = `&cursor=${messages.at(-1)?.id}`;
      }
      found.set(name, { marks });
    }
    return found;
  };

  const begin = async (client: Person, index: number): Promise<void> => {
    const practitioner = practitioners[index % practitioners.length] as Person;
    const thread = { name: `conversation of ${client.name}`, client, practitioner };
    const matchId = matchIds[index];
    const { outcome, answer } = await say(client, thread, '/api/conversations', { matchId }, untilAnswered);
    if (outcome !== 'done') throw new Error(`not begun: ${answer?.text}`);
    threads.push({ id: answer?.body.id, ...thread });
  };
  // One after the other: the first one makes the practitioner.
  const matchIds: string[] = [];
  for (const [index, client] of clients.entries())
    matchIds.push(await matched(knex, client, practitioners[index % practitioners.length] as Person));
  await forEach(clients, begin);
  return {
    deeds: [
      { name: 'write a message', by: 'client', weight: 4, run: write },
      { name: 'answer a message', by: 'practitioner', weight: 4, run: write },
      { name: 'read a conversation', by: 'client', weight: 2, run: read },
      { name: 'read a conversation', by: 'practitioner', weight: 2, run: read },
    ],
    collect,
  };
};
