import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict, notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { DraftView, ResumeInput } from '../../schemas/draft';
import { IntakeDraft, ResumeLink } from '../models/intake-draft';
import { viewOf } from '../queries/draft';
import { addDevice, type Holder, type Opened, openDraft } from '../queries/draft-access';
import type { Forms } from '../queries/form';
import { hashOf } from '../tokens';

/** Refuses to let go of a draft that this browser holds, unless that is wanted. */
const keepOther = (other: Opened | null, id: string, replace: boolean): void => {
  if (other && other.draft.id !== id && !replace)
    throw conflict(
      'draft-open',
      'Another questionnaire is open in this browser. Say that it may be replaced, or send it first.',
    );
};

/** Opens a draft on another device by a mailed link, once. Answers what that device may read, and the secret for its cookie. */
export const resumeDraft = async (
  core: Core,
  forms: Forms,
  trx: Knex.Transaction,
  holder: Holder,
  { token, replace = false }: ResumeInput,
): Promise<{ readonly view: DraftView; readonly token: string }> => {
  const link = await ResumeLink.query(trx)
    .where({ token_hash: hashOf(token) })
    .whereNull('used_at')
    .whereRaw('expires_at > now()')
    .first()
    .forUpdate();
  const draft = link && (await IntakeDraft.query(trx).findById(link.draftId).forUpdate());
  // Sent in the meantime, or taken over by an account: the link opens neither.
  if (!draft || draft.intakeId !== null || draft.userId !== null) throw notFound('link');
  const here = await openDraft(trx, { ...holder, user: null });
  keepOther(here, draft.id, replace);
  await ResumeLink.query(trx).findById(link.id).patch({ usedAt: fn.now() });
  // The browser that wrote it keeps its fuller view.
  if (here?.draft.id === draft.id) return { view: await viewOf(core, forms, trx, here), token: holder.token ?? '' };
  const added = await addDevice(trx, draft.id, false);
  return { view: await viewOf(core, forms, trx, { draft, device: added.device }), token: added.token };
};
