import type { Knex } from 'knex';
import { Problem } from '#core/contract/errors';
import { checkFields, trimFields } from '../../lib/check-fields';
import type { ContentFields } from '../../lib/content';
import { fieldsOf, sourceOf, type Target } from '../queries/catalogue';
import type { StudioParts } from '../queries/documents';
import type { Change } from '../queries/lock-document';
import { writeDraft } from './write-draft';

/** What may be edited in this language: shared fields are those of the source. */
export const readDraft = (target: Target, sent: ContentFields): ContentFields => {
  const isSource = target.language === sourceOf(target);
  const editable = fieldsOf(target).filter(({ isShared }) => isSource || !isShared);
  const fields = checkFields(editable, sent).map(({ path, message }) => ({ path: `fields.${path}`, message }));
  if (fields.length > 0) throw new Problem(422, 'invalid', fields[0]?.message ?? 'Check the text.', { fields });
  return trimFields(sent);
};

/** Saves what somebody writes. */
export const saveDraft = async (
  parts: StudioParts,
  trx: Knex.Transaction,
  target: Target,
  sent: ContentFields,
  change: Change,
): Promise<void> => writeDraft(parts, trx, target, readDraft(target, sent), { act: 'draft-saved', ...change });
