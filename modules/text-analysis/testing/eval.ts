import { measure, readLabelled } from './sense/measure';

/** Shares of labelled sentences that are read rightly, in percent; what each means stands in `sense/README.md`. */
const rows = (['en', 'de', 'es'] as const).flatMap((language) =>
  (['open', 'apart'] as const).map((set) => {
    const items = readLabelled(language, set);
    const shares = Object.entries(measure(items, language)).map(([field, share]) => [field, (share * 100).toFixed(1)]);
    return { language, set, sentences: items.length, ...Object.fromEntries(shares) };
  }),
);
console.table(rows);
