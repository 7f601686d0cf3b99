import { createEngine } from '#core/server/ai/engine';
import { apartNeeds, openNeeds, rankNeeds, sharesOf } from './needs/measure';

/** Shares of needs in clients' words for which somebody right of the demo comes first, or among the first three, and of nobody at all. */
const silent = () => undefined;
const engine = createEngine({ info: silent, warn: silent, error: silent });
const sets = { open: openNeeds(), apart: apartNeeds() };
const rows = [];
for (const [set, items] of Object.entries(sets))
  for (const language of ['en', 'de', 'es', 'all'] as const) {
    const some = items.filter((item) => language === 'all' || item.language === language);
    const shares = sharesOf(await rankNeeds(some, engine.embedder));
    rows.push({ set, language, needs: some.length, ...shares });
  }
console.table(rows);
await engine.stop();
