import type { Core } from '#core/contract/server';
import type { SegmentEntry, SegmentProvider } from '#modules/records/public';
import type { Quote, Reading } from '../schemas/reading';
import { findNewestVersion } from './queries/documents';

import { openShownReading } from './queries/shown-reading';

const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');
const quoted = (quotes: readonly Quote[]): string[] =>
  quotes.map(({ laborNumber, text, by }) => `“${text}” (Labor ${laborNumber}${by === undefined ? '' : `, ${by}`})`);

const entriesOf = ({ opening, themes, insights, chart, closing, guidance }: Reading): SegmentEntry[] =>
  [
    { label: 'Opening', text: paragraphs(...opening) },
    ...themes.map(({ title, description, quotes, question }) => ({
      label: title,
      text: paragraphs(description, ...quoted(quotes), question),
    })),
    ...insights.map(({ thinker, concept, note, quotes, question }) => ({
      label: `${thinker}: ${concept}`,
      text: paragraphs(note, ...quoted(quotes), question),
    })),
    { label: 'Your chart', text: paragraphs(...chart) },
    ...guidance.map(({ title, text }) => ({ label: title, text })),
    { label: 'Closing', text: paragraphs(...closing) },
  ].filter(({ text }) => text !== '');

/** The newest reading, with passages of those answers only that are open to practitioners as well. */
export const synthesisSegmentProvider = (core: Core): SegmentProvider => ({
  keys: ['synthesis'],
  has: async (db, userId) => ((await findNewestVersion(db, userId)) ? ['synthesis'] : []),
  read: async (db, userId) => {
    const row = await findNewestVersion(db, userId);
    if (!row) return null;
    const { reading } = await openShownReading(core, db, row, 'practitioner');
    return { updatedAt: row.createdAt, entries: entriesOf(reading) };
  },
});
