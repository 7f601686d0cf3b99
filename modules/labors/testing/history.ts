import { type Found, findMarks } from '#core/testing/history/history';
import { forEach, type Person, untilAnswered } from '#core/testing/history/people';
import type { HistoryScene } from '#core/testing/history/scenes';
import { anAnswer } from './factory';

interface Answer {
  readonly id: string;
  readonly laborNumber: number;
  readonly version: number;
  readonly textResponse: string;
}

/** Everybody writes two answers; the first is the one that others may be shown. */
const numbers = [1, 2];
const nameOf = (person: Person, number: number): string => `answer ${number} of ${person.name}`;
export const audienceOf = (name: string): string => `audience of answer 1 of ${name}`;

/** Clients write their answers anew, read them, and choose whom the first one is for. */
export const historyScene: HistoryScene = async ({ recorder, clients, practitioners }) => {
  const readersOf = (person: Person): string[] => {
    const partner = practitioners[clients.indexOf(person) % practitioners.length];
    return [person.name, partner?.name ?? ''];
  };
  const save = (person: Person, number: number, version: number | null, more: object = {}, again = { tries: 3 }) => {
    const mark = recorder.makeMark(...(number === 1 ? readersOf(person) : [person.name]));
    const body = { ...anAnswer(number, `I carry a bell for my mother. ${mark}`), ...more };
    return person.act(
      { by: person.name, does: 'replace', on: nameOf(person, number), mark },
      {
        ...{ method: 'POST', path: '/api/labor-responses', body },
        headers: version === null ? {} : { 'if-match': `"${version}"` },
      },
      // The same words again are no new version.
      again,
    );
  };
  const readOwn = async (person: Person): Promise<readonly Answer[] | null> => {
    const began = recorder.now();
    const answer = await person.send({ method: 'GET', path: '/api/labor-responses/me' });
    if (answer?.status !== 200) return null;
    const answers = answer.body as readonly Answer[];
    for (const number of numbers) {
      const text = answers.find(({ laborNumber }) => laborNumber === number)?.textResponse ?? '';
      const [mark] = findMarks(text);
      const intent = { by: person.name, does: 'read', on: nameOf(person, number), ...(mark ? { mark } : {}) } as const;
      recorder.note(intent, began, [{ status: 200 }]);
    }
    return answers;
  };
  const write = async (person: Person): Promise<void> => {
    const number = person.random.pick(numbers);
    const found = (await readOwn(person))?.find(({ laborNumber }) => laborNumber === number);
    if (found) await save(person, number, found.version);
  };
  const choose = async (person: Person): Promise<void> => {
    const isForOthers = person.random.below(2) === 0;
    const id = firstOf.get(person.name);
    await person.act(
      { by: person.name, does: isForOthers ? 'open' : 'close', on: audienceOf(person.name) },
      {
        method: 'PUT',
        path: `/api/labor-responses/${id}/audience`,
        body: { audience: isForOthers ? 'practitioners' : 'self' },
      },
      { tries: 3 },
    );
  };
  const collect = async (): Promise<ReadonlyMap<string, Found>> => {
    const found = new Map<string, Found>();
    for (const person of clients) {
      const answers = (await person.must({ method: 'GET', path: '/api/labor-responses/me' })).body as Answer[];
      for (const { id, laborNumber, textResponse } of answers) {
        const history = await person.must({ method: 'GET', path: `/api/labor-responses/${id}/history` });
        found.set(nameOf(person, laborNumber), {
          marks: findMarks(history.text),
          present: findMarks(textResponse)[0] ?? null,
        });
      }
    }
    return found;
  };

  const firstOf = new Map<string, string>();
  const begin = async (person: Person): Promise<void> => {
    const began = recorder.now();
    const first = await save(person, 1, null, { audience: 'practitioners' }, untilAnswered);
    const second = await save(person, 2, null, {}, untilAnswered);
    if (first.outcome !== 'done' || second.outcome !== 'done') throw new Error(`not saved: ${first.answer?.text}`);
    firstOf.set(person.name, first.answer?.body.id);
    recorder.note({ by: person.name, does: 'open', on: audienceOf(person.name) }, began, [{ status: 201 }]);
  };
  await forEach(clients, begin);
  return {
    deeds: [
      { name: 'write an answer anew', by: 'client', weight: 4, run: write },
      { name: 'read the own answers', by: 'client', weight: 2, run: async (person) => void (await readOwn(person)) },
      { name: 'choose an audience', by: 'client', weight: 2, run: choose },
    ],
    collect,
  };
};
