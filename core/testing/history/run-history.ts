import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '../../server/auth/passwords';
import { checkHistory, describeViolations } from './check-history';
import type { Fault } from './faults';
import { createRecorder, type Found, type Recorder } from './history';
import { addPerson, forEach, type Person, password } from './people';
import { createRandom, type Random } from './random';
import { type HistoryContext, type HistoryDeed, setHistoryScenes } from './scenes';
import type { TriedProduct } from './tried-product';

/** What one history came to. */
export interface HistoryFigures {
  readonly seed: number;
  readonly acts: number;
  readonly done: number;
  readonly refused: number;
  readonly unknown: number;
  readonly sightings: number;
  readonly faults: readonly string[];
  /** Empty where all holds; otherwise what a person reads. */
  readonly failure: string;
}

interface Plan {
  readonly seed: number;
  readonly seconds: number;
  readonly faults: readonly Fault[];
  /** Pause between two faults at the most, in milliseconds. */
  readonly restMs: number;
  /** It goes on until so many faults were suffered; a crowded machine needs longer for one. */
  readonly fewestFaults?: number;
}

const clientCount = 20;
const practitionerCount = 4;
/** Pause of a person between two deeds, on average. */
const paceMs = 600;

const addPeople = async (product: TriedProduct, context: Pick<HistoryContext, 'recorder'>, seed: number) => {
  const random = createRandom(seed);
  // The same password for all: to hash it is the slowest part.
  const passwordHash = await hashPassword(password);
  const make = (role: 'client' | 'practitioner', count: number): Promise<Person[]> =>
    Promise.all(
      Array.from({ length: count }, (_, index) => {
        const name = `${role === 'client' ? 'c' : 'p'}${String(index + 1).padStart(2, '0')}-${seed.toString(36)}`;
        const address = `10.${role === 'client' ? 1 : 2}.${seed % 250}.${index + 1}`;
        return addPerson(product, context.recorder, { name, role, passwordHash, address, random: random.fork(name) });
      }),
    );
  return { clients: await make('client', clientCount), practitioners: await make('practitioner', practitionerCount) };
};

const pickDeed = (deeds: readonly HistoryDeed[], random: Random): HistoryDeed =>
  random.pick(deeds.flatMap((deed) => Array<HistoryDeed>(deed.weight).fill(deed)));

/** All people act at once until the time is over, while one fault follows the other. */
const act = async (
  product: TriedProduct,
  people: readonly { readonly person: Person; readonly deeds: readonly HistoryDeed[] }[],
  { seed, seconds, faults, restMs, fewestFaults = 1 }: Plan,
): Promise<string[]> => {
  const until = performance.now() + seconds * 1000;
  const suffered: string[] = [];
  const isOver = (): boolean => performance.now() > until && suffered.length >= fewestFaults;
  const living = people.map(async ({ person, deeds }) => {
    while (!isOver()) {
      await wait(person.random.below(2 * paceMs));
      await pickDeed(deeds, person.random).run(person);
    }
  });
  const random = createRandom(seed).fork('faults');
  // Each once in turn, in an order of the seed, before any comes again.
  let turn: Fault[] = [];
  const suffering = (async () => {
    while (!isOver()) {
      if (turn.length === 0) turn = [...faults];
      const [fault] = turn.splice(random.below(turn.length), 1);
      await wait(random.below(restMs));
      if (!fault || isOver()) break;
      suffered.push(fault.name);
      await fault.run(product, random);
    }
  })();
  await Promise.all([...living, suffering]);
  return suffered;
};

/** Each deed once; what a crowded machine did not answer is tried again. */
const actAfterwards = async (person: Person, deeds: readonly HistoryDeed[], { history }: Recorder): Promise<void> => {
  for (const { run } of deeds)
    for (let tries = 0; tries < 3; tries += 1) {
      const before = history.acts.length;
      await run(person);
      const own = history.acts.slice(before).filter(({ by }) => by === person.name);
      if (own.every(({ outcome }) => outcome !== 'unknown')) break;
      await wait(1000);
    }
};

const mostErrors = 5;

/** One history on a product that stands already: new people act, faults come, and what is left is checked. */
export const runHistory = async (product: TriedProduct, plan: Plan): Promise<HistoryFigures> => {
  const recorder = createRecorder(plan.seed);
  const { clients, practitioners } = await addPeople(product, { recorder }, plan.seed);
  const scenes = await setHistoryScenes({ knex: product.knex, recorder, clients, practitioners });
  const deedsOf = (by: HistoryDeed['by']): HistoryDeed[] =>
    scenes.flatMap(({ deeds }) => deeds.filter((deed) => deed.by === by));
  const people = [
    ...clients.map((person) => ({ person, deeds: deedsOf('client') })),
    ...practitioners.map((person) => ({ person, deeds: deedsOf('practitioner') })),
  ];
  const faults = await act(product, people, plan);
  await product.settle();
  recorder.beginAfterwards();
  await forEach(clients, (person) => actAfterwards(person, deedsOf('client'), recorder));
  await forEach(practitioners, (person) => actAfterwards(person, deedsOf('practitioner'), recorder));
  const collected = await Promise.all(scenes.map(({ collect }) => collect()));
  const found = new Map<string, Found>(collected.flatMap((one) => [...one]));

  const { history } = recorder;
  const ends = product.servers.flatMap((server) => server.findEnds());
  const violations = [
    ...checkHistory(history, found),
    ...ends.map((words) => ({ rule: `a process ended by itself:\n${words}`, acts: [] })),
  ];
  const count = (outcome: string): number => history.acts.filter((one) => one.outcome === outcome).length;
  const errors = product.servers.flatMap((server) => server.findErrors()).slice(-mostErrors);
  return {
    ...{ seed: plan.seed, acts: history.acts.length, sightings: history.sightings.length, faults },
    ...{ done: count('done'), refused: count('refused'), unknown: count('unknown') },
    failure:
      violations.length === 0
        ? ''
        : [`seed ${plan.seed}, faults: ${faults.join(', ')}`, describeViolations(violations, history), ...errors].join(
            '\n',
          ),
  };
};
