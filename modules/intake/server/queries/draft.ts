import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Answers } from '../../schemas/answers';
import type { DraftReceipt, DraftView } from '../../schemas/draft';
import { type FieldName, fieldNames, isSensitive } from '../../schemas/fields';
import type { DraftDevice, IntakeDraft } from '../models/intake-draft';
import type { Opened } from './draft-access';
import { type Kept, openGroups } from './encrypted-answers';

/** Days after which a draft that nobody touches is deleted. */
export const draftDays = 30;

/** Whether a device may read an answer: its own words always, those of other devices only where it started the draft. */
const mayRead = (name: FieldName, { writers }: Kept, device: DraftDevice | null): boolean =>
  !device || device.seesAll || !isSensitive(name) || writers[name] === device.id;

/** Answers that are there and stay closed to this device. */
export const hiddenFrom = (kept: Kept, device: DraftDevice | null): readonly FieldName[] =>
  fieldNames.filter((name) => (kept.answers[name] ?? null) !== null && !mayRead(name, kept, device));

/** What saving answers. */
export const receiptOf = ({ id, version, updatedAt }: IntakeDraft): DraftReceipt => ({
  id,
  version,
  savedAt: updatedAt,
});

/** A draft as the caller may read it here. */
export const viewOf = async (core: Core, db: Knex, { draft, device }: Opened): Promise<DraftView> => {
  const kept = await openGroups(core, db, 'intake_drafts', draft);
  const hidden = hiddenFrom(kept, device);
  const shown = Object.fromEntries(
    Object.entries(kept.answers).filter(([name]) => !hidden.some((one) => one === name)),
  ) as Answers;
  return {
    id: draft.id,
    version: draft.version,
    answers: shown,
    kept: hidden,
    step: draft.step,
    savedAt: draft.updatedAt,
    expiresAt: new Date(Date.parse(draft.updatedAt) + draftDays * 86_400_000).toISOString(),
    owned: draft.userId !== null,
  };
};
