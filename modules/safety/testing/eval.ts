import { measure, readLabelled, readPlain } from './crisis/measure';

/** Shares of labelled sentences in which danger is found, by the rules and the learned part without the English model, in percent; what each means stands in `crisis/measure.ts`. */
const sets = [
  ...(['en', 'de', 'es'] as const).flatMap((language) =>
    (['open', 'apart'] as const).map((set) => ({ language, set, items: readLabelled(language, set) })),
  ),
  { language: 'es' as const, set: 'plain', items: readPlain() },
];
const rows = [];
for (const { language, set, items } of sets) {
  const shares = await measure(items, language);
  rows.push({
    language,
    set,
    ...Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, share.toFixed(1)])),
  });
}
console.table(rows);
