import type { Figure, Traces } from '#modules/reporting/public';
import { Synthesis } from './models/synthesis';
import type { SynthesisFeedback } from './models/synthesis-feedback';

/** Every version of a reading counts. */
export const readings: Figure = {
  id: 'readings',
  definition: 'Readings that were written for clients in {period}; every version counts.',
  kind: 'within',
  count: async (db, { from, to }) => {
    const row = await db(Synthesis.tableName)
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .first<{ n: number }>(db.raw('count(*)::int as n'));
    return row.n;
  },
  people: (db, period) => reading.within(db, period),
};

/** Verdicts and notes count as they stand; a text of a reading or a note is nowhere in them. */
const judged = (
  id: string,
  table: 'synthesis_feedback' | 'synthesis_notes',
  definition: string,
  verdict?: SynthesisFeedback['verdict'],
): Figure => ({
  id,
  definition,
  kind: 'within',
  count: async (db, { from, to }) => {
    const row = await db(table)
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .where(verdict ? { verdict } : {})
      .first<{ n: number }>(db.raw('count(*)::int as n'));
    return row.n;
  },
});
export const judgements: readonly Figure[] = [
  judged(
    'reading-parts-agreed',
    'synthesis_feedback',
    'Parts of readings that clients agreed with in {period}.',
    'agree',
  ),
  judged(
    'reading-parts-not-me',
    'synthesis_feedback',
    'Parts of readings that clients called not them in {period}.',
    'not-me',
  ),
  judged('reading-notes', 'synthesis_notes', 'Notes that clients wrote beside their readings in {period}.'),
];

/** Whoever asked for a reading was here. */
export const reading: Traces = {
  within: (db, { from, to }) =>
    db(Synthesis.tableName).where('created_at', '>=', from).where('created_at', '<', to).select('user_id'),
};
