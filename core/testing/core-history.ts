import { createBrowser } from '../server/auth/testing/browser';
import type { Found } from './history/history';
import { type Person, password, replyOf } from './history/people';
import type { HistoryScene } from './history/scenes';

/** Where a sign-in ends that went well. */
const end = '/healthz';

interface SignIn {
  /** `sign-in 12`: the session itself is a secret. */
  readonly mark: string;
  readonly cookie: string;
}

/** People sign in with their password, are known by the session, and sign out of it. */
export const historyScene: HistoryScene = async ({ recorder, clients, practitioners }) => {
  const open = new Map<string, SignIn[]>();
  const closed = new Map<string, SignIn[]>();
  const ofPerson = (map: Map<string, SignIn[]>, { name }: Person): SignIn[] => {
    const list = map.get(name) ?? [];
    map.set(name, list);
    return list;
  };
  let count = 0;
  const signIn = async (person: Person): Promise<void> => {
    const began = recorder.now();
    // A browser keeps to one server for the steps of a sign-in, as keep-alive makes it do.
    const browser = createBrowser(person.findServer());
    const visit = await browser.signIn(person.email, password, end).catch(() => null);
    const session = browser.cookie('hedo');
    // Whoever has to try again ends at the form, with a cookie that is nobody's session.
    if (!session || visit?.status !== 200 || new URL(visit.at).pathname !== end) return;
    count += 1;
    const made = { mark: `sign-in ${count}`, cookie: `hedo=${session}` };
    ofPerson(open, person).push(made);
    const intent = { by: person.name, on: `sign-ins of ${person.name}`, mark: made.mark };
    recorder.note({ ...intent, does: 'add' }, began, [{ status: 200 }]);
    recorder.note({ ...intent, does: 'open', on: made.mark }, began, [{ status: 200 }]);
  };
  const signOut = async (person: Person): Promise<void> => {
    const one = ofPerson(open, person).shift();
    if (!one) return;
    const began = recorder.now();
    const headers = { cookie: one.cookie, 'sec-fetch-mode': 'navigate' };
    const answers = [replyOf(await person.send({ method: 'GET', path: '/api/logout', headers }))];
    ofPerson(closed, person).push(one);
    recorder.note(
      { by: person.name, does: 'remove', on: `sign-ins of ${person.name}`, mark: one.mark },
      began,
      answers,
    );
    recorder.note({ by: person.name, does: 'close', on: one.mark }, began, answers);
  };
  const ask = async (person: Person): Promise<void> => {
    const all = [...ofPerson(open, person), ...ofPerson(closed, person)];
    if (all.length === 0) return;
    const one = person.random.pick(all);
    await person.act(
      { by: person.name, does: 'use', on: `account of ${person.name}`, rights: [one.mark] },
      { method: 'GET', path: '/api/account', headers: { cookie: one.cookie } },
    );
  };
  const collect = async (): Promise<ReadonlyMap<string, Found>> => {
    const found = new Map<string, Found>();
    for (const person of [...clients, ...practitioners]) {
      const marks: string[] = [];
      for (const { mark, cookie } of [...ofPerson(open, person), ...ofPerson(closed, person)]) {
        const { status } = await person.ask({ method: 'GET', path: '/api/account', headers: { cookie } });
        if (status === 200) marks.push(mark);
      }
      found.set(`sign-ins of ${person.name}`, { marks });
    }
    return found;
  };
  return {
    deeds: [
      { name: 'sign in', by: 'client', weight: 1, run: signIn },
      { name: 'sign out', by: 'client', weight: 1, run: signOut },
      { name: 'ask who is signed in', by: 'client', weight: 3, run: ask },
    ],
    collect,
  };
};
