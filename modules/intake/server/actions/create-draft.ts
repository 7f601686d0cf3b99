import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Answers } from '../../schemas/answers';
import type { DraftInput } from '../../schemas/draft';
import type { FieldName } from '../../schemas/fields';
import { IntakeDraft } from '../models/intake-draft';
import { addDevice, type Holder, lockDraft, type Opened } from '../queries/draft-access';
import { openGroups } from '../queries/encrypted-answers';
import type { Forms } from '../queries/form';
import { isEmpty, storeAnswers } from './save-draft';

/** A new draft, bound to the account of a signed-in caller and to the browser of a visitor. `token` is for the cookie. */
const insertDraft = async (
  core: Core,
  trx: Knex.Transaction,
  holder: Holder,
): Promise<Opened & { readonly token: string | null }> => {
  const draft = await IntakeDraft.query(trx).insertAndFetch({ id: randomUUID(), userId: holder.user?.id ?? null });
  core.log.info('a questionnaire was begun', { draft: draft.id });
  if (holder.user) return { draft, device: null, token: null };
  return { draft, ...(await addDevice(trx, draft.id, true)) };
};

/** The caller's open draft, or a new one. */
export const openOrNew = async (
  core: Core,
  trx: Knex.Transaction,
  holder: Holder,
): Promise<Opened & { readonly token: string | null }> => {
  const open = await lockDraft(trx, holder);
  return open ? { ...open, token: null } : insertDraft(core, trx, holder);
};

const gapsOnly = (kept: Answers, { additional = {}, ...sent }: Answers): Answers => {
  const gaps = Object.entries(sent).filter(([name]) => isEmpty(kept[name as FieldName] ?? null));
  const own = Object.entries(additional).filter(([name]) => isEmpty(kept.additional?.[name] ?? null));
  return { ...Object.fromEntries(gaps), ...(own.length > 0 && { additional: Object.fromEntries(own) }) };
};

/** Opens a draft with starting answers; one that is open already stays, and only its gaps are filled. */
export const createDraft = async (
  core: Core,
  forms: Forms,
  trx: Knex.Transaction,
  holder: Holder,
  { answers = {}, step, startAgain, form }: DraftInput,
): Promise<{ readonly draft: IntakeDraft; readonly token: string | null }> => {
  const open = startAgain ? null : await lockDraft(trx, holder);
  const origins = await forms.readOrigins(trx, form, answers.additional);
  if (open) {
    const missing = gapsOnly((await openGroups(core, trx, 'intake_drafts', open.draft)).answers, answers);
    if (Object.keys(missing).length === 0) return { draft: open.draft, token: null };
    return { draft: await storeAnswers(core, trx, open, { answers: missing, origins }), token: null };
  }
  const made = await insertDraft(core, trx, holder);
  const draft = await storeAnswers(
    core,
    trx,
    made,
    { answers, origins, ...(step ? { step } : {}) },
    made.draft.version,
  );
  return { draft, token: made.token };
};
