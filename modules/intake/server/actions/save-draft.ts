import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { fn } from 'objection';
import { notFound, preconditionFailed } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { mailAddress } from '../../lib/mail-address';
import { ownNameOf } from '../../lib/own-questions';
import type { Answers } from '../../schemas/answers';
import type { DraftChange } from '../../schemas/draft';
import { type FieldName, fieldNames, isSensitive } from '../../schemas/fields';
import { IntakeDraft, IntakeStepTime } from '../models/intake-draft';
import { hiddenFrom, hiddenOwnFrom, viewOf, withoutOwn } from '../queries/draft';
import { type Holder, lockDraft, type Opened } from '../queries/draft-access';
import { type Kept, type Origins, openGroups, sealGroups } from '../queries/encrypted-answers';
import type { Forms } from '../queries/form';

/** Whoever is longer on one screen did something else meanwhile, and is not counted; our convention. */
const longestMinutes = 60;

/** Notes how long a draft stood on its step, when somebody goes on from there. Whose it was is not kept. */
export const noteStepTime = async (trx: Knex.Transaction, { step, stepSince }: IntakeDraft): Promise<void> => {
  if (stepSince === null) return;
  const seconds = Math.round((Date.now() - Date.parse(stepSince)) / 1000);
  if (seconds < 1 || seconds > longestMinutes * 60) return;
  await IntakeStepTime.query(trx).insert({ step, seconds });
};

export const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The same of added questions: an answer remembers the form that it was given to. */
const changedOwn = (kept: Kept, sent: Answers['additional'], device: Opened['device'], known: Origins): Kept => {
  if (!sent) return kept;
  const hidden = hiddenOwnFrom(kept, device);
  const additional = { ...kept.answers.additional };
  const [origins, writers] = [{ ...kept.origins }, { ...kept.writers }];
  for (const [name, value] of Object.entries(sent)) {
    if (hidden.includes(name) && isEmpty(value)) continue;
    if (!isEmpty(value) && !isDeepStrictEqual(additional[name], value)) {
      const origin = known[name] ?? origins[name];
      if (origin) origins[name] = origin;
      if (device) writers[ownNameOf({ name })] = device.id;
    }
    if (isEmpty(value)) delete additional[name];
    else additional[name] = value;
  }
  const { additional: _, ...specified } = kept.answers;
  return { answers: { ...specified, ...withoutOwn({ additional }, []) }, origins, writers };
};

/**
 * Answers after a change. A field that a device may not read stays when that device sends it empty: a form which was never shown
 * an answer cannot mean to take it back.
 */
const changed = (kept: Kept, sent: Answers, device: Opened['device'], origins: Origins): Kept => {
  const hidden = new Set<FieldName>(hiddenFrom(kept, device));
  const answers: Record<string, unknown> = { ...kept.answers };
  const writers: Record<string, string> = { ...kept.writers };
  for (const name of fieldNames) {
    const value = sent[name];
    if (value === undefined || (hidden.has(name) && isEmpty(value))) continue;
    if (value === null) delete answers[name];
    else answers[name] = value;
    if (isSensitive(name) && device) writers[name] = device.id;
  }
  if (sent.ratherTalk !== undefined) answers.ratherTalk = sent.ratherTalk;
  return changedOwn({ ...kept, answers: answers as Answers, writers }, sent.additional, device, origins);
};

/** A change, with what is known of its added answers. */
export type StoredChange = Pick<DraftChange, 'answers' | 'step'> & { readonly origins?: Origins };

/** Writes answers into a draft as its next version; what changes nothing makes none. */
export const storeAnswers = async (
  core: Core,
  trx: Knex.Transaction,
  { draft, device }: Opened,
  { answers, step, origins = {} }: StoredChange,
  version: number = draft.version + 1,
): Promise<IntakeDraft> => {
  const before = await openGroups(core, trx, 'intake_drafts', draft);
  const after = changed(before, answers, device, origins);
  if (isDeepStrictEqual(after.answers, before.answers) && (step ?? draft.step) === draft.step) return draft;
  const now = fn.now();
  // A draft begins in the midst of a step: when that one began is not known.
  const moved = version > draft.version && step !== undefined && step !== draft.step;
  if (moved && step > draft.step) await noteStepTime(trx, draft);
  return IntakeDraft.query(trx).patchAndFetchById(draft.id, {
    ...(await sealGroups(core, trx, 'intake_drafts', { id: draft.id, userId: draft.userId }, after)),
    email: mailAddress(after.answers.email),
    step: step ?? draft.step,
    ...(moved && { stepSince: now }),
    version,
    updatedAt: now,
  });
};

/** Saves answers into the caller's open draft; 412 with what is there when it was changed elsewhere. */
export const saveDraft = async (
  core: Core,
  forms: Forms,
  trx: Knex.Transaction,
  holder: Holder,
  change: DraftChange,
  ifMatch: string | null,
): Promise<IntakeDraft> => {
  const opened = await lockDraft(trx, holder);
  if (!opened) throw notFound('draft');
  if (ifMatch !== String(opened.draft.version)) throw preconditionFailed(await viewOf(core, forms, trx, opened));
  const origins = await forms.readOrigins(trx, change.form, change.answers.additional);
  return storeAnswers(core, trx, opened, { ...change, origins });
};
