import { setTimeout as wait } from 'node:timers/promises';
import { createSession } from '../../server/auth/sessions';
import { createPasswordUser } from '../../server/auth/users';
import { type Answered, createClient, type Sent } from '../client';
import type { Intent, Outcome, Recorder, Reply } from './history';
import type { Random } from './random';
import type { TriedProduct } from './tried-product';

/** One of those who act, with their own chance. */
export interface Person {
  /** `c07`, `p2`: short, since it stands in each line of a history. */
  readonly name: string;
  readonly userId: string;
  readonly email: string;
  readonly random: Random;
  /** Where they reach the product this time: any of its web servers. */
  findServer(): string;
  /** One request to any server; null without an answer. Marks in the answer count as seen. */
  send(request: Sent): Promise<Answered | null>;
  /** The same, noted as an act, and tried up to three times while the outcome stays open and `again` allows it. */
  act(intent: Intent, request: Sent, again?: { readonly tries: number }): Promise<Done>;
  /** Sends until there is an answer that is no 5xx: for what has to be known before the first fault and after the last. */
  ask(request: Sent): Promise<Answered>;
  /** The same, for what has to be 2xx. */
  must(request: Sent): Promise<Answered>;
}

/** How an act ended, and its last answer. */
export interface Done {
  readonly outcome: Outcome;
  readonly answer: Answered | null;
}

export const password = 'seven quiet rivers 41';

/** A paused server answers when it goes on; what takes longer counts as unknown. */
const longestMs = 8000;

/** A crowded machine refuses some of them, as too many at once. */
const mostTries = 20;

const withinTime = (answering: Promise<Answered>): Promise<Answered | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), longestMs);
    answering.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
  });

export const replyOf = (answer: Answered | null): Reply | null =>
  answer && {
    status: answer.status,
    code: answer.status >= 400 ? answer.body?.code : undefined,
    retryAfter: Number(answer.headers['retry-after']) || undefined,
  };

/** For what has to be there before the first fault, on a machine that may be crowded. */
export const untilAnswered = { tries: mostTries } as const;

/** Does something for everybody, a few at once. */
export const forEach = async (
  people: readonly Person[],
  work: (person: Person, index: number) => Promise<void>,
): Promise<void> => {
  for (let from = 0; from < people.length; from += 4)
    await Promise.all(people.slice(from, from + 4).map((person, index) => work(person, from + index)));
};

interface NewPerson {
  readonly name: string;
  readonly role: 'client' | 'practitioner';
  /** Of `password`. */
  readonly passwordHash: string;
  /** From which all of their requests come. */
  readonly address: string;
  readonly random: Random;
}

/** Makes somebody with a password and a session, known to the database only. */
export const addPerson = async (
  product: TriedProduct,
  recorder: Recorder,
  { name, role, passwordHash, address, random }: NewPerson,
): Promise<Person> => {
  const { knex, url, servers } = product;
  const email = `${name}@example.test`;
  const userId = await createPasswordUser(knex, {
    ...{ email, firstName: 'Iris', lastName: 'Vale', role },
    passwordHash,
  });
  if (!userId) throw new Error(`${email} exists already`);
  const { cookie } = await createSession(knex, userId);
  const { host, origin } = new URL(url);
  const findServer = (): string =>
    `http://127.0.0.1:${random.pick(servers.filter(({ role: what }) => what === 'web')).proxy.port}`;
  const send: Person['send'] = async (request) => {
    const headers = { host, origin, cookie, 'x-forwarded-for': address, ...request.headers };
    const answer = await withinTime(createClient(findServer()).send({ ...request, headers }));
    if (answer) recorder.see(name, request.path, answer.text);
    if (answer?.status === 500) recorder.noteBroken(`${request.method} ${request.path} ${answer.text.slice(0, 300)}`);
    return answer;
  };
  const ask: Person['ask'] = async (request) => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const answer = await send(request);
      if (answer && answer.status < 500) return answer;
      await wait(500);
    }
    throw new Error(`${request.method} ${request.path} got no answer in ${mostTries} tries`);
  };
  return {
    ...{ name, userId, email, random, findServer, send },
    act: async (intent, request, { tries } = { tries: 1 }) => {
      const began = recorder.now();
      const answers: (Answered | null)[] = [];
      while (answers.length < tries) {
        const answer = await send(request);
        answers.push(answer);
        if (answer && answer.status < 500) break;
        if (answers.length < tries) await wait(200);
      }
      return { outcome: recorder.note(intent, began, answers.map(replyOf)), answer: answers.at(-1) ?? null };
    },
    ask,
    must: async (request) => {
      const answer = await ask(request);
      if (answer.status >= 300) throw new Error(`${request.method} ${request.path}: ${answer.status} ${answer.text}`);
      return answer;
    },
  };
};
