import type { Knex } from 'knex';
import type { ContentFields } from '../../lib/content';
import { fieldsOf, sourceOf, type Target } from '../queries/catalogue';
import type { StudioParts } from '../queries/documents';
import type { Change } from '../queries/lock-document';
import { getVersionFields } from '../queries/versions';
import { writeDraft } from './write-draft';

/** Fields of an earlier release that the document still has. */
const stillKnown = (target: Target, fields: ContentFields): ContentFields => {
  const isSource = target.language === sourceOf(target);
  const names = new Set(fieldsOf(target).flatMap(({ name, isShared }) => (isShared && !isSource ? [] : [name])));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));
};

/** Makes a former version the draft; it is published like any other. Version 0 is the built-in text. */
export const restoreVersion = async (
  parts: StudioParts,
  trx: Knex.Transaction,
  target: Target,
  number: number,
  change: Change,
): Promise<void> => {
  const fields = await getVersionFields(trx, target, number);
  await writeDraft(parts, trx, target, stillKnown(target, fields), { act: 'restored', ...change });
};
