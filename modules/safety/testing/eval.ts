import { measure, readLabelled } from './crisis/measure';

/** Shares of labelled sentences in which danger is found, by the rules and the learned part without the English model, in percent; what each means stands in `crisis/measure.ts`. */
const rows = [];
for (const language of ['en', 'de', 'es'] as const)
  for (const set of ['open', 'apart'] as const) {
    const shares = await measure(readLabelled(language, set), language);
    rows.push({
      language,
      set,
      ...Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, share.toFixed(1)])),
    });
  }
console.table(rows);
