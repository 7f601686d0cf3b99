import { createEngine } from '#core/server/ai/engine';
import { productFigures } from '#modules/knowledge/public';
import { answer } from '../server/answer/answer';
import { createLibrary } from '../server/knowledge/library';
import { measureRetrieval } from './retrieval/measure';

/**
 * How many of forty questions a language the assistant answers from the right source; the questions stand in `retrieval`. Searched are
 * help texts and glossary, without a database: what other modules publish is left out, and every figure in a text is 1.
 */
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { stop, ...engine } = createEngine(log);
const ai = { ...engine, writer: { provider: null } } as never;
const figures = new Proxy({}, { has: () => true, get: () => 1 });
const ports = ((port: { readonly id: string }) => (port.id === productFigures.id ? [figures] : [])) as never;
const library = createLibrary({ ai, ports });
await library.whenReady();
const guide: Parameters<typeof measureRetrieval>[0] = {
  library,
  ask: async (text, before, language = 'en') => {
    const asked = { text, before: before ?? null, user: null, settings: null, language };
    const lines = [];
    for await (const line of answer({ ai, log }, library, asked, new AbortController().signal)) lines.push(line);
    return lines;
  },
};
const rows = [];
for (const language of ['en', 'de', 'es'] as const) {
  const { misses, inLanguage, ...counts } = await measureRetrieval(guide, language);
  rows.push({ language, ...counts, 'in language %': (100 * inLanguage).toFixed(0) });
  for (const miss of misses) process.stdout.write(`${language}: ${miss}\n`);
}
console.table(rows);
await stop();
