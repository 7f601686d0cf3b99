import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { hiddenLabors, type LaborAudience, labors } from '#modules/labors/public';

import type { Synthesis } from '../models/synthesis';
import { type Hiding, hidePassages } from '../policies/hide-passages';
import { findFurther } from '../writer/sources';
import { decryptDocument, type Written } from './documents';

/** A stored reading as somebody may see it now. */
export interface ShownReading extends Written {
  /** Labors of which something in it was hidden. */
  readonly hidden: readonly number[];
  readonly answers: readonly LaborAudience[];
}

/**
 * Opens a reading for its owner, or for a practitioner whose consent was asked already. Whom an answer is for is asked of the labors each
 * time, so that a passage which the owner keeps back now is hidden in every version at once. `without` names more Labors to hide.
 */
export const openShownReading = async (
  core: Core,
  db: Knex,
  row: Synthesis,
  viewer: Hiding['viewer'],
  without: readonly number[] = [],
): Promise<ShownReading> => {
  const answers = await core.port(labors).listAudiences(row.userId, db);
  const written = await decryptDocument(core, db, row);
  const { themes, insights } = written.reading;
  const drawn = new Set([
    ...Object.keys(row.sources).map(Number),
    ...[...themes, ...insights].flatMap(({ quotes }) => quotes.map(({ laborNumber }) => laborNumber)),
  ]);
  const hidden = [...new Set([...hiddenLabors(answers, viewer), ...without])]
    .filter((labor) => drawn.has(labor))
    .sort((a, b) => a - b);
  if (hidden.length === 0) return { ...written, hidden, answers };
  const { replaced = [] } = written;
  const isHidden = ({ laborNumber }: { readonly laborNumber: number }): boolean => hidden.includes(laborNumber);
  const [answered, further] = await Promise.all([
    core.port(labors).findAllWords(row.userId, hidden),
    findFurther(core, row.userId, 'owner'),
  ]);
  // Of what was written further only the newest version is to be had: what this reading quotes of an earlier one stands in its passages.
  const quoted = [...themes, ...insights].flatMap(({ quotes }) => quotes).filter(isHidden);
  const words = [...answered, ...[...further.filter(isHidden), ...quoted].map(({ text }) => text)];
  const isByModel = written.engine.kind === 'model';
  const reading = hidePassages(written.reading, { viewer, labors: new Set(hidden), words, isByModel });
  // Titles and texts of what gave way may carry words of such a Labor.
  const unnamed = replaced.map((one) => ({
    ...one,
    parts: one.parts.map((part) => ({ ...part, title: part.title === null ? null : '…', text: '' })),
  }));
  return { ...written, reading, ...(replaced.length > 0 ? { replaced: unnamed } : {}), hidden, answers };
};
