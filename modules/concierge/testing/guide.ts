import type { Ai } from '#core/contract/ai';
import { createAi } from '#core/server/ai/create-ai';
import { type TestApp, type TestAppOptions, testApp } from '#core/testing/app';
import { embeddingCache } from '#core/testing/embedding-cache';
import type { KnowledgeLanguage } from '#modules/knowledge/public';
import type { Line } from '../schemas/line';
import { answer } from '../server/answer/answer';
import { readKnownVectors } from '../server/knowledge/known-vectors';
import { createLibrary, type Library } from '../server/knowledge/library';

/** Modules that publish texts or figures, and those they need. */
const modules = ['concierge', 'intake', 'labors', 'magazine', 'profile', 'safety', 'synthesis', 'welcome'] as const;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The guide with the real embedder and everything that the whole product publishes. */
export interface Guide {
  readonly app: TestApp;
  readonly library: Library;
  /** The answer to a visitor's question; the crisis gate has let it pass. */
  ask(text: string, before?: string, language?: KnowledgeLanguage): Promise<Line[]>;
  /** Reads everything again, as happens by itself after a minute. */
  refresh(): Promise<void>;
  readonly embedder: Ai['embedder'];
  /** Published texts that were read so far, and those of them whose vectors ship with the product. */
  readonly texts: { readonly read: Set<string>; readonly known: Set<string> };
  stop(): Promise<void>;
}

/** Starts the product, as `options` say, and a guide of its own on its texts. */
export const startGuide = async (options: Pick<TestAppOptions, 'db' | 'config'> = {}): Promise<Guide> => {
  const app = await testApp({ modules: [...modules], ...options });
  const ai = createAi({ config: app.config, log: quiet, knex: app.knex, embeddings: embeddingCache });
  let skipped = 0;
  const texts = { read: new Set<string>(), known: new Set<string>() };
  const library = createLibrary(
    { ai, ports: (port) => app.assembled.ports.all(port) },
    () => Date.now() + skipped,
    undefined,
    async (model) => {
      const vectors = await readKnownVectors(model);
      return {
        find: (text) => {
          const vector = vectors.find(text);
          texts.read.add(text);
          if (vector) texts.known.add(text);
          return vector;
        },
      };
    },
  );
  return {
    app,
    library,
    embedder: ai.embedder,
    texts,
    ask: async (text, before, language = 'en') => {
      const lines: Line[] = [];
      const asked = { text, before: before ?? null, user: null, settings: null, language };
      for await (const line of answer({ ai, log: quiet }, library, asked, new AbortController().signal))
        lines.push(line);
      return lines;
    },
    refresh: async () => {
      skipped += 120_000;
      await library.whenReady();
    },
    stop: async () => {
      await ai.stop();
      await app.stop();
    },
  };
};
