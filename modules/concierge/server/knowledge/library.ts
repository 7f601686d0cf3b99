import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type KnowledgeText, knowledge, type OwnText, ownWriting } from '#core/contract/knowledge';
import type { Core } from '#core/contract/server';
import { help } from './help';
import { type Hit, rank, type Vocabulary, vocabularyOf } from './score';
import { type Unit, unitsOfKnowledge, unitsOfOwn } from './units';

/** Milliseconds after which published texts are asked for again, so that what was withdrawn is forgotten. */
const freshMs = 60_000;
/** Milliseconds that a question waits for texts which are being read again; what was read before answers then. */
const patienceMs = 5000;
/** The same while they are read for the first time: saying too soon that nothing is known would be wrong. */
const firstPatienceMs = 30_000;
/** People whose own passages stay in memory; the one asked for longest ago leaves. */
const mostPeople = 20;

/** What the assistant can find. */
export interface Library {
  /** Published passages that fit, best first. */
  find(question: string): Promise<Hit[]>;
  /** The same in what the person wrote; the caller has their consent. */
  findOwn(question: string, userId: string): Promise<Hit[]>;
  /** Ids of everything published. */
  sources(): Promise<ReadonlySet<string>>;
  forget(userId: string): void;
}

interface Shelf {
  readonly units: readonly Unit[];
  readonly vocabulary: Vocabulary;
  readonly at: number;
}

const keyOf = (text: KnowledgeText | OwnText): string =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex');

/** Keeps passages and their vectors in memory: published ones for everybody, own ones for a few people at a time. */
export const createLibrary = (core: Pick<Core, 'ai' | 'ports'>, now = () => Date.now()): Library => {
  const known = new Map<string, Unit[]>();
  const own = new Map<string, ReadonlyMap<string, Unit[]>>();
  let shelf: Shelf | null = null;
  let filling: Promise<void> | null = null;

  const put = (): void => {
    const units = [...known.values()].flat();
    shelf = { units, vocabulary: vocabularyOf(units), at: now() };
  };
  const fill = async (): Promise<void> => {
    const lists = await Promise.all([help, ...core.ports(knowledge)].map((one) => one.list()));
    const texts = lists.flat();
    const keys = new Set(texts.map(keyOf));
    for (const key of known.keys()) if (!keys.has(key)) known.delete(key);
    for (const text of texts) {
      const key = keyOf(text);
      if (!known.has(key)) known.set(key, await unitsOfKnowledge(core.ai, text));
    }
    put();
  };
  /** What can be searched now; a first filling that takes long goes on while what is there already answers. */
  const shelved = async (): Promise<Shelf> => {
    if (shelf === null || now() - shelf.at >= freshMs)
      filling ??= fill().finally(() => {
        filling = null;
      });
    const running = filling;
    if (running) {
      const whole = await Promise.race([
        running.then(() => true),
        wait(shelf ? patienceMs : firstPatienceMs, false, { ref: false }),
      ]);
      if (!whole && known.size === 0) await running;
      else if (!whole) put();
    }
    if (shelf === null) throw new Error('there is nothing to search');
    return shelf;
  };

  const ownUnits = async (userId: string): Promise<readonly Unit[]> => {
    const texts = (await Promise.all(core.ports(ownWriting).map((one) => one.of(userId)))).flat();
    const had = own.get(userId);
    const units = new Map<string, Unit[]>();
    for (const text of texts) units.set(keyOf(text), had?.get(keyOf(text)) ?? (await unitsOfOwn(core.ai, text)));
    own.delete(userId);
    own.set(userId, units);
    const [oldest] = own.keys();
    if (own.size > mostPeople && oldest !== undefined) own.delete(oldest);
    return [...units.values()].flat();
  };

  const asked = async (text: string) => {
    const [vector = new Float32Array(0)] = await core.ai.embedder.embed([text]);
    return { text, vector };
  };

  const worded = (question: string): boolean => /\p{L}{2}/u.test(question);

  return {
    find: async (question) => {
      if (!worded(question)) return [];
      const { units, vocabulary } = await shelved();
      return rank(await asked(question), units, vocabulary);
    },
    findOwn: async (question, userId) => {
      if (!worded(question)) return [];
      const { vocabulary } = await shelved();
      return rank(await asked(question), await ownUnits(userId), vocabulary);
    },
    sources: async () => new Set((await shelved()).units.map(({ passage }) => passage.source)),
    forget: (userId) => void own.delete(userId),
  };
};
