import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { ownNameOf } from '../../lib/own-questions';
import type { Answers } from '../../schemas/answers';
import type { DraftReceipt, DraftView } from '../../schemas/draft';
import { type AnswerName, type FieldName, fieldNames, isSensitive } from '../../schemas/fields';
import { draftDays } from '../../schemas/values';
import type { DraftDevice, IntakeDraft } from '../models/intake-draft';
import type { Opened } from './draft-access';
import { type Kept, openGroups } from './encrypted-answers';
import type { Forms } from './form';

/** Whether a device may read an answer: its own words always, those of other devices only where it started the draft. */
const mayRead = (name: AnswerName, { writers }: Kept, device: DraftDevice | null, isClosed: boolean): boolean =>
  !device || device.seesAll || !isClosed || writers[name] === device.id;

/** Answers that are there and stay closed to this device. */
export const hiddenFrom = (kept: Kept, device: DraftDevice | null): readonly FieldName[] =>
  fieldNames.filter((name) => (kept.answers[name] ?? null) !== null && !mayRead(name, kept, device, isSensitive(name)));

/** The same of added questions, by their short names. */
export const hiddenOwnFrom = (kept: Kept, device: DraftDevice | null): readonly string[] =>
  Object.keys(kept.answers.additional ?? {}).filter(
    (name) => !mayRead(ownNameOf({ name }), kept, device, (kept.origins[name]?.group ?? 'trauma') !== 'general'),
  );

/** Added answers without some of them; absent when none is left. */
export const withoutOwn = ({ additional }: Answers, left: readonly string[]): Pick<Answers, 'additional'> => {
  const rest = Object.entries(additional ?? {}).filter(([name]) => !left.includes(name));
  return rest.length > 0 ? { additional: Object.fromEntries(rest) } : {};
};

/** What saving answers. */
export const receiptOf = ({ id, version, updatedAt }: IntakeDraft): DraftReceipt => ({
  id,
  version,
  savedAt: updatedAt,
});

/** A draft as the caller may read it here. */
export const viewOf = async (core: Core, forms: Forms, db: Knex, { draft, device }: Opened): Promise<DraftView> => {
  const kept = await openGroups(core, db, 'intake_drafts', draft);
  const hidden = hiddenFrom(kept, device);
  const hiddenOwn = hiddenOwnFrom(kept, device);
  const specified = Object.entries(kept.answers).filter(
    ([name]) => name !== 'additional' && !hidden.some((one) => one === name),
  );
  const shown: Answers = { ...Object.fromEntries(specified), ...withoutOwn(kept.answers, hiddenOwn) };
  return {
    id: draft.id,
    version: draft.version,
    answers: shown,
    kept: [...hidden, ...hiddenOwn.map((name) => ownNameOf({ name }))],
    former: await forms.listFormer(db, { ...kept, answers: shown }),
    step: draft.step,
    savedAt: draft.updatedAt,
    expiresAt: new Date(Date.parse(draft.updatedAt) + draftDays * 86_400_000).toISOString(),
    owned: draft.userId !== null,
  };
};
