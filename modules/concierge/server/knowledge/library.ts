import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '#core/contract/server';
import {
  type KnowledgeLanguage,
  type KnowledgeText,
  knowledge,
  type OwnText,
  ownWriting,
  productFigures,
} from '#modules/knowledge/public';
import type { CarefulTopic } from '../answer/careful';
import { floorOf } from '../answer/choose';
import { glossary } from './glossary';
import { type HelpText, publishHelp, readHelp } from './help';
import { readKnownVectors } from './known-vectors';
import { createVocabulary, type Hit, listBest, rank, type Vocabulary } from './score';
import { type Entry, embedEntries, listEntries, listOwnUnits, type Passage, type Unit } from './units';
import { rankByWords } from './word-score';
import { guessLanguage, nameAsked, plainQuestion } from './words';

/** Milliseconds after which published texts are asked for again, so that what was withdrawn is forgotten. */
const freshMs = 60_000;
/** Milliseconds that a question waits for texts which are being read again; what was read before answers then. */
const rereadMs = 5000;
/** People whose own passages stay in memory; the one asked for longest ago leaves. */
const mostPeople = 20;

/** What was found. `ready` is false when nothing was, and some texts can only be searched by their words so far. */
export interface Found {
  readonly hits: readonly Hit[];
  readonly ready: boolean;
  /** Of the question. */
  readonly language: KnowledgeLanguage;
}

/** What the assistant can find. */
export interface Library {
  /** Published passages that fit, best first; `reads`: the language of somebody whose question could be in several. */
  find(question: string, reads?: KnowledgeLanguage): Promise<Found>;
  /** The same in what the person wrote; the caller has their consent. */
  findOwn(question: string, userId: string): Promise<Hit[]>;
  /** The texts that answer these topics, in the language of the question where there is one. */
  listCareful(topics: readonly CarefulTopic[], question: string, reads?: KnowledgeLanguage): Promise<Passage[]>;
  /** Ids of everything published; begins to read it. */
  sources(): Promise<ReadonlySet<string>>;
  /** Resolves once everything published can be searched by meaning. */
  whenReady(): Promise<void>;
  forget(userId: string): void;
}

interface Index {
  readonly entries: Readonly<Record<KnowledgeLanguage, readonly Entry[]>>;
  /** Of English alone: the embedder knows no other language. */
  readonly units: readonly Unit[];
  readonly vocabularies: Readonly<Record<KnowledgeLanguage, Vocabulary>>;
}

/** The texts that prepare exactly this question, or the name that it asks for. */
const findNamed = (question: string, entries: readonly Entry[], language: KnowledgeLanguage): Hit[] => {
  const names = new Set([plainQuestion(question), nameAsked(question, language)]);
  const fitting = entries.filter(({ asked, text }) => asked && names.has(plainQuestion(text)));
  return listBest(fitting.map(({ passage }) => ({ passage, score: 1 })));
};

const keyOf = (text: KnowledgeText | OwnText): string =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex');
const hasWords = (question: string): boolean => /\p{L}{2}/u.test(question);

/**
 * `read` gives the help texts as they are now, `readVectors` what need not be computed. Keeps passages and their vectors in memory:
 * published ones for everybody, own ones for a few people at a time.
 */
export const createLibrary = (
  core: Pick<Core, 'ai' | 'ports'>,
  now = () => Date.now(),
  read = readHelp,
  readVectors = readKnownVectors,
): Library => {
  const entries = new Map<string, readonly Entry[]>();
  const units = new Map<string, readonly Unit[]>();
  const own = new Map<string, ReadonlyMap<string, Unit[]>>();
  let index: Index | null = null;
  let listedAt = Number.NEGATIVE_INFINITY;
  /** True from when everything had its vectors for the first time. */
  let ready = false;
  let listing: Promise<void> | null = null;
  let embedding: Promise<void> | null = null;

  const listHelp = async (): Promise<HelpText[]> => {
    const provided = core.ports(productFigures);
    return (await read()).flatMap((file) => publishHelp(file, provided) ?? []);
  };
  const updateIndex = (): void => {
    const all = [...entries.values()].flat();
    const of = (language: KnowledgeLanguage) => all.filter(({ passage }) => passage.language === language);
    const byLanguage = { en: of('en'), de: of('de'), es: of('es') };
    index = {
      entries: byLanguage,
      units: [...units.values()].flat(),
      vocabularies: {
        en: createVocabulary(byLanguage.en, 'en'),
        de: createVocabulary(byLanguage.de, 'de'),
        es: createVocabulary(byLanguage.es, 'es'),
      },
    };
  };
  /** Asks for all texts and cuts them: fast, and enough for a search by words. */
  const list = async (): Promise<void> => {
    const others = await Promise.all(core.ports(knowledge).map((one) => one.list()));
    const texts = [...(await listHelp()), ...glossary, ...others.flat()];
    const keys = new Set(texts.map(keyOf));
    for (const key of entries.keys())
      if (!keys.has(key)) {
        entries.delete(key);
        units.delete(key);
      }
    for (const text of texts) {
      const key = keyOf(text);
      if (!entries.has(key)) entries.set(key, await listEntries(core.ai, text));
    }
    updateIndex();
    listedAt = now();
  };
  const findMissing = () =>
    [...entries].find(([key, texts]) => !units.has(key) && texts.some(({ passage }) => passage.language === 'en'));
  /** Finds the vectors that are missing; those of texts that staff wrote are made, in which time the texts may change. */
  const embed = async (): Promise<void> => {
    const known = await readVectors(core.ai.embedder.id);
    for (let next = findMissing(); next; next = findMissing()) {
      const [key, texts] = next;
      const embedded = await embedEntries(core.ai, texts, known);
      if (entries.has(key)) units.set(key, embedded);
    }
    updateIndex();
    ready = true;
  };
  /** The index, which may still lack vectors; starts reading what is new. */
  const refreshIndex = async (): Promise<Index> => {
    if (now() - listedAt >= freshMs) {
      listing ??= list().finally(() => {
        listing = null;
      });
      await listing;
      embedding ??= embed().finally(() => {
        embedding = null;
      });
      // Whoever asks meanwhile waits for it or does not; a failure comes to those who wait.
      embedding.catch(() => undefined);
    }
    if (index === null) throw new Error('there is nothing to search');
    return index;
  };
  const getIndex = async (): Promise<Index> => {
    const listed = await refreshIndex();
    if (!ready || embedding === null) return listed;
    await Promise.race([embedding.catch(() => undefined), wait(rereadMs, undefined, { ref: false })]);
    return index ?? listed;
  };

  const listOwn = async (userId: string): Promise<readonly Unit[]> => {
    const texts = (await Promise.all(core.ports(ownWriting).map((one) => one.of(userId)))).flat();
    const had = own.get(userId);
    const kept = new Map<string, Unit[]>();
    for (const text of texts) kept.set(keyOf(text), had?.get(keyOf(text)) ?? (await listOwnUnits(core.ai, text)));
    own.delete(userId);
    own.set(userId, kept);
    const [oldest] = own.keys();
    if (own.size > mostPeople && oldest !== undefined) own.delete(oldest);
    return [...kept.values()].flat();
  };

  const embedQuestion = async (text: string) => {
    const [vector = new Float32Array(0)] = await core.ai.embedder.embed([text]);
    return { text, vector };
  };

  return {
    find: async (question, reads) => {
      if (!hasWords(question)) return { hits: [], ready: true, language: reads ?? 'en' };
      const { entries: texts, units: embedded, vocabularies } = await getIndex();
      const language = guessLanguage(question, {
        ...(reads && { reads }),
        known: { en: vocabularies.en.has, de: vocabularies.de.has, es: vocabularies.es.has },
      });
      const byWords = (of: KnowledgeLanguage) => rankByWords(question, texts[of], vocabularies[of], of);
      const named = findNamed(question, texts[language], language);
      if (named.length > 0) return { hits: named, ready: true, language };
      if (language !== 'en') {
        const own = byWords(language);
        // A title or a name stands in the texts of all languages.
        const english = (own[0]?.score ?? 0) < floorOf(language) ? byWords('en') : [];
        return { hits: english.length > 0 ? english : own, ready: true, language };
      }
      if (ready) return { hits: rank(await embedQuestion(question), embedded, vocabularies.en), ready, language };
      const hits = byWords('en');
      return { hits, ready: hits.length > 0, language };
    },
    findOwn: async (question, userId) => {
      if (!hasWords(question)) return [];
      const { vocabularies } = await getIndex();
      const language = guessLanguage(question);
      const units = await listOwn(userId);
      if (language === 'en') return rank(await embedQuestion(question), units, vocabularies.en);
      return rankByWords(question, units, createVocabulary(units, language), language);
    },
    listCareful: async (topics, question, reads) => {
      const language = guessLanguage(question, reads && { reads });
      const texts = await listHelp();
      return topics.flatMap((topic) => {
        const fitting = texts.filter(({ careful }) => careful === topic);
        const text = fitting.find((one) => one.language === language) ?? fitting.find((one) => one.language === 'en');
        return text
          ? [
              {
                source: text.id,
                title: text.title,
                path: text.path,
                own: false,
                language: text.language ?? 'en',
                text: text.text,
                answers: text.asked?.[0] ?? text.title,
              },
            ]
          : [];
      });
    },
    sources: async () => {
      const { entries: texts } = await refreshIndex();
      return new Set([...texts.en, ...texts.de, ...texts.es].map(({ passage }) => passage.source));
    },
    whenReady: async () => {
      await refreshIndex();
      if (embedding) await embedding;
    },
    forget: (userId) => void own.delete(userId),
  };
};
