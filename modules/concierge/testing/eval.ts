import { startGuide } from './guide';
import { measureRetrieval } from './retrieval/measure';

/** How many of forty questions a language the assistant answers from the right source; the questions stand in `retrieval`. */
const guide = await startGuide();
await guide.library.whenReady();
const rows = [];
for (const language of ['en', 'de', 'es'] as const) {
  const { misses, inLanguage, ...counts } = await measureRetrieval(guide, language);
  rows.push({ language, ...counts, 'in language %': (100 * inLanguage).toFixed(0) });
  for (const miss of misses) process.stdout.write(`${language}: ${miss}\n`);
}
console.table(rows);
await guide.stop();
