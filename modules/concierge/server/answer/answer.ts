import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Settings } from '../../schemas/assistant';
import type { Line } from '../../schemas/line';
import type { Library } from '../knowledge/library';
import type { Hit } from '../knowledge/score';
import { chooseOwn, choosePublished, floor, topicOfOwn } from './choose';
import { sourceOf, wordAnswer } from './model';

/** A question that has passed the crisis gate, and what its asker allows. */
export interface Asked {
  readonly text: string;
  readonly before: string | null;
  readonly user: User | null;
  readonly settings: Settings | null;
}

const greeting =
  /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks?(?: you)?(?: (?:so|very) much)?|bye|hallo|hola|danke|gracias)[\s!.,]*$/iu;

/** Passages a language model may read: what would be shown, and what comes near it. */
const readable = 5;

const find = async (library: Library, { text, before }: Asked): Promise<Hit[]> => {
  const hits = await library.find(text);
  // "And how long?" means little without the question before.
  if (before === null || (hits[0]?.score ?? 0) >= floor) return hits;
  return library.find(`${before} ${text}`);
};

const findOwn = async (library: Library, { text, user, settings }: Asked): Promise<Hit[]> => {
  if (user?.role !== 'client' || !settings?.ownAnswers) return [];
  const topic = topicOfOwn(text);
  if (topic === '') return [];
  return chooseOwn(await library.findOwn(topic ?? text, user.id));
};

/** The answer line by line, without its last line; returns the name of the language model, if one worded it. */
export async function* answer(
  core: Pick<Core, 'ai' | 'log'>,
  library: Library,
  asked: Asked,
  stopped: AbortSignal,
): AsyncGenerator<Line, string | null> {
  if (greeting.test(asked.text)) {
    yield { kind: 'greeting' };
    return null;
  }
  const [published, own] = await Promise.all([find(library, asked), findOwn(library, asked)]);
  // What somebody asks of their own words is not answered with the product's.
  const shown = [...(own.length > 0 && topicOfOwn(asked.text) !== null ? [] : choosePublished(published)), ...own];
  if (shown.length === 0) {
    yield { kind: 'unknown' };
    return null;
  }
  const { provider } = core.ai.writer;
  if (asked.user && provider !== null && asked.settings?.provider === provider) {
    const near = published.filter(({ score }) => score >= floor - 0.1).slice(0, readable);
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
    const { by } = await core.ai.crisis(passage.text);
    if (by === 'phrase') {
      yield { kind: 'withdrawn' };
      yield { kind: 'crisis' };
      return null;
    }
    if (by === 'model') yield { kind: 'help' };
    yield { kind: 'passage', text: passage.text, ...sourceOf(passage) };
  }
  return null;
}
