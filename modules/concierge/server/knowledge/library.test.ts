import { describe, expect, it } from 'vitest';
import { type KnowledgeText, knowledge, productFigures } from '#modules/knowledge/public';
import type { Line } from '../../schemas/line';
import { strangeQuestions } from '../../testing/questions';
import { answer } from '../answer/answer';
import { createLibrary } from './library';

const prices: KnowledgeText = {
  id: 'x:prices',
  title: 'Prices of the inn',
  path: '/x',
  text: 'A bed costs little money in winter.',
  asked: ['How much is a bed at the inn?'],
};

/** An embedder to which all texts on the price of a bed are alike, and which works only once it is let. */
const createSlowEngine = () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const ai = {
    sentences: async (text: string) => text.split(/(?<=\.) /u).map((one) => ({ start: 0, end: one.length, text: one })),
    embedder: {
      embed: async (texts: readonly string[]) => {
        await released;
        return texts.map((text) => {
          if (/\b(?:dear|inn|bed)\b/iu.test(text)) return new Float32Array([1, 0, 0]);
          return new Float32Array(/Mona Lisa/u.test(text) ? [0, 1, 0] : [0, 0, 1]);
        });
      },
    },
    writer: { provider: null },
  };
  return { ai: ai as never, release };
};

/** Every figure that a help text may ask for. */
const figures = new Proxy({}, { has: () => true, get: () => 1 });
/** Ports of a product whose modules publish these texts. */
const createPorts = (list: () => readonly KnowledgeText[]) =>
  ((port: { id: string }) => {
    if (port.id === productFigures.id) return [figures];
    return port.id === knowledge.id ? [{ list: async () => list() }] : [];
  }) as never;

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const start = () => {
  const { ai, release } = createSlowEngine();
  const ports = createPorts(() => [prices]);
  const library = createLibrary({ ai, ports });
  const ask = (text: string) =>
    answer(
      { ai, log: quiet },
      library,
      { text, before: null, user: null, settings: null, language: 'en' as const },
      new AbortController().signal,
    );
  return { library, ask, release };
};
const kinds = async (lines: AsyncGenerator<Line, unknown>): Promise<string[]> => {
  const shown: string[] = [];
  for await (const line of lines) shown.push(line.kind === 'passage' ? line.source : line.kind);
  return shown;
};

describe('right after a start', () => {
  it('a question whose words are found is answered at once', async () => {
    const { ask } = start();
    expect(await kinds(ask('How much is a bed at the inn'))).toEqual(['x:prices']);
    expect(await kinds(ask('How much does it cost?'))).toEqual(['help:what-it-costs']);
  });

  it('other questions show that the guide is getting ready, and are answered once it is', async () => {
    const { ask, release } = start();
    const lines = ask('Is it dear?');
    expect((await lines.next()).value).toEqual({ kind: 'preparing' });
    release();
    expect(await kinds(lines)).toContain('x:prices');
  });

  it('what is not known is said not to be known only once everything has been searched', async () => {
    const { ask, release } = start();
    const lines = ask('Who painted the Mona Lisa?');
    expect((await lines.next()).value).toEqual({ kind: 'preparing' });
    release();
    expect(await kinds(lines)).toEqual(['unknown']);
    expect(await kinds(ask('Who painted the Mona Lisa?'))).toEqual(['unknown']);
  });

  it.each(strangeQuestions)('%s is not answered from a few shared words', async (question) => {
    const { value } = await start().ask(question).next();
    expect(value).toEqual({ kind: 'preparing' });
  });

  it('a question that needs care and a word of thanks wait for nothing', async () => {
    const { ask } = start();
    expect(await kinds(ask('I take lithium, may I come?'))).toEqual(['help:medicines', 'person']);
    expect(await kinds(ask('thanks!'))).toEqual(['courtesy']);
  });

  it('a reader who stops ends the wait', async () => {
    const { ai } = createSlowEngine();
    const library = createLibrary({ ai, ports: (() => []) as never });
    const stopper = new AbortController();
    const asked = {
      text: 'Who painted the Mona Lisa?',
      before: null,
      user: null,
      settings: null,
      language: 'en' as const,
    };
    const lines = answer({ ai, log: quiet }, library, asked, stopper.signal);
    await lines.next();
    stopper.abort();
    expect(await kinds(lines)).toEqual([]);
  });
});

describe('a text that is no longer published', () => {
  it('is forgotten', async () => {
    const { ai, release } = createSlowEngine();
    release();
    let published = true;
    let now = 0;
    const ports = createPorts(() => (published ? [prices] : []));
    const library = createLibrary({ ai, ports }, () => now);
    await library.whenReady();
    expect(await library.sources()).toContain('x:prices');
    published = false;
    now = 61_000;
    expect(await library.sources()).not.toContain('x:prices');
    const { hits } = await library.find('How much is a bed at the inn');
    expect(hits.map(({ passage }) => passage.source)).not.toContain('x:prices');
  });
});
