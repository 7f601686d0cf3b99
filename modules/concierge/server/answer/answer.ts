import { setTimeout as wait } from 'node:timers/promises';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { KnowledgeLanguage } from '#modules/knowledge/public';
import { assessCrisisInTurns } from '#modules/safety/public-server';
import type { Settings } from '../../schemas/assistant';
import type { Line } from '../../schemas/line';
import type { Found, Library } from '../knowledge/library';
import type { Hit } from '../knowledge/score';
import type { Passage } from '../knowledge/units';
import { contentWords } from '../knowledge/words';
import { findCarefulTopics } from './careful';
import { chooseOwn, choosePublished, chooseSuggestions, floorOf, topicOfOwn } from './choose';
import { findCourtesy } from './courtesy';
import { sourceOf, wordAnswer } from './model';

/** A question that has passed the crisis gate, and what its asker allows. */
export interface Asked {
  readonly text: string;
  readonly before: string | null;
  readonly user: User | null;
  readonly settings: Settings | null;
  /** What the page is in. */
  readonly language: KnowledgeLanguage;
}

/** Milliseconds that a question waits for texts that are being read for the first time; the browser waits longer. */
const preparingMs = 60_000;

/** Passages a language model may read: what would be shown, and what comes near it. */
const readable = 5;

const find = async (library: Library, { text, before, language }: Asked): Promise<Found> => {
  const found = await library.find(text, language);
  // "And how long?" means little without the question before.
  if (before === null || (found.hits[0]?.score ?? 0) >= floorOf(found.language)) return found;
  const both = await library.find(`${before} ${text}`, found.language);
  return (both.hits[0]?.score ?? 0) >= floorOf(both.language) ? both : found;
};

/** What was found, once there is something or everything has been searched; says that it is getting ready meanwhile. */
async function* findWhenReady(library: Library, asked: Asked, stopped: AbortSignal): AsyncGenerator<Line, Found> {
  const found = await find(library, asked);
  if (found.ready) return found;
  yield { kind: 'preparing' };
  const enough = new AbortController();
  const end = AbortSignal.any([stopped, enough.signal]);
  await Promise.race([
    library.whenReady(),
    wait(preparingMs, undefined, { signal: end, ref: false }).catch(() => undefined),
  ]);
  enough.abort();
  return stopped.aborted ? found : find(library, asked);
}

const findOwn = async (library: Library, { text, user, settings }: Asked): Promise<Hit[]> => {
  if (user?.role !== 'client' || !settings?.ownAnswers) return [];
  const topic = topicOfOwn(text);
  if (topic === '') return [];
  return chooseOwn(await library.findOwn(topic ?? text, user.id));
};

const isReviewed = ({ source }: Passage): boolean => source.startsWith('help:') || source.startsWith('term:');

const passageLine = (passage: Passage): Line => ({
  kind: 'passage',
  text: passage.text,
  ...(passage.language === 'en' ? {} : { language: passage.language }),
  ...sourceOf(passage),
});

/** Offers questions that may be meant; a question without a telling word of its own gives nothing to go by. */
function* suggest(text: string, found: Found, shown: readonly Hit[]): Generator<Line> {
  const questions = contentWords(text, found.language).length === 0 ? [] : chooseSuggestions(found, shown);
  if (questions.length > 1) yield { kind: 'suggest', questions: [...questions], language: found.language };
}

/** The answer line by line, without its last line; returns the name of the language model, if one worded it. */
export async function* answer(
  core: Pick<Core, 'ai' | 'log'>,
  library: Library,
  asked: Asked,
  stopped: AbortSignal,
  findFacts: (asked: Asked) => Promise<readonly Passage[]> = async () => [],
): AsyncGenerator<Line, string | null> {
  const courtesy = findCourtesy(asked.text);
  if (courtesy) {
    yield courtesy;
    return null;
  }
  const topics = topicOfOwn(asked.text) === null ? findCarefulTopics(asked.text) : [];
  const careful = topics.length > 0 ? await library.listCareful(topics, asked.text, asked.language) : [];
  if (careful.length > 0) {
    for (const passage of careful) yield passageLine(passage);
    yield { kind: 'person' };
    return null;
  }
  const facts = await findFacts(asked);
  if (facts.length > 0) {
    for (const passage of facts) yield passageLine(passage);
    return null;
  }
  const own = await findOwn(library, asked);
  const found = own.length > 0 ? await find(library, asked) : yield* findWhenReady(library, asked, stopped);
  const { hits: published, ready } = found;
  if (!ready && own.length === 0) return null;
  // What somebody asks of their own words is not answered with the product's.
  const shown = [
    ...(own.length > 0 && topicOfOwn(asked.text) !== null ? [] : choosePublished(published, found.language)),
    ...own,
  ];
  if (shown.length === 0) {
    yield { kind: 'unknown' };
    yield* suggest(asked.text, found, shown);
    return null;
  }
  const { provider } = core.ai.writer;
  if (asked.user && provider !== null && asked.settings?.provider === provider) {
    const near = published.filter(({ score }) => score >= floorOf(found.language) - 0.1).slice(0, readable);
    const read = [...new Set([...shown, ...near].map(({ passage }) => passage))].slice(0, readable + own.length);
    const question = { question: asked.text, before: asked.before, user: asked.user };
    const { outcome, model } = yield* wordAnswer(core, question, read, stopped);
    if (outcome === 'worded') return model;
    core.log.info('assistant: the sources answer instead', { outcome });
    yield { kind: 'withdrawn' };
    if (outcome === 'unknown') {
      yield { kind: 'unknown' };
      return null;
    }
  }
  for (const { passage } of shown) {
    if (stopped.aborted) return null;
    // A passage, an own one above all, may tell of danger: then no quotation is the right answer.
    // Help texts are reviewed: what the gate hears in them is a likeness.
    const { level } = isReviewed(passage) ? { level: 0 } : await assessCrisisInTurns(passage.text);
    if (level >= 2) {
      yield { kind: 'withdrawn' };
      yield { kind: 'crisis' };
      return null;
    }
    if (level === 1) yield { kind: 'help' };
    yield passageLine(passage);
  }
  // One word alone may ask for several things.
  if (own.length === 0 && contentWords(asked.text, found.language).length === 1)
    yield* suggest(asked.text, found, shown);
  return null;
}
