import type { Knex } from 'knex';
import { invalid, Problem } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { LaborResponseInput } from '../../schemas/labor-response';
import { isBlank } from '../../schemas/text';
import { laborOf } from '../../schemas/twelve-labors';
import { audiences } from '../../schemas/values';
import type { LaborDraft } from '../models/labor-draft';
import type { LaborResponse } from '../models/labor-response';
import { getDraftView } from '../queries/drafts';
import { getLaborName } from '../queries/labor-texts';
import { type Content, isSameContent, readContent } from '../queries/response-content';
import { chooseAudience } from './choose-audience';
import { discardDraft } from './discard-draft';
import { mergeSpokenPart } from './spoken-part';
import { checkVersion, lockAnswer, storeFirst, storeVersion } from './store-version';

export const blankMessage = 'Please provide a response before saving';

/** What saving an answer came to: `same` when exactly this was stored already. */
export interface SaveResult {
  readonly row: LaborResponse;
  readonly outcome: 'created' | 'changed' | 'same';
}

const nothing: Content = { text: '', audioId: null, transcription: null };

/** What the answer is to hold: what was sent, and of the rest what it holds already. */
const mergeContent = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: LaborResponseInput,
  present: Content,
): Promise<Content> => {
  const content = {
    text: input.textResponse ?? present.text,
    ...(await mergeSpokenPart(core, trx, user.id, input, present)),
  };
  if (isBlank(content.text) && !content.audioId && isBlank(content.transcription ?? ''))
    throw invalid('textResponse', blankMessage);
  return content;
};

/** A save may keep an answer back more than before, never less: of two windows the one that keeps it to oneself is heard. */
const narrowAudience = async (
  core: Core,
  trx: Knex.Transaction,
  row: LaborResponse,
  { audience }: LaborResponseInput,
): Promise<LaborResponse> => {
  if (!audience) return row;
  const isNew = row.status === 'withdrawn';
  if (!isNew && audiences.indexOf(audience) >= audiences.indexOf(row.audience)) return row;
  return chooseAudience(core, trx, row.id, audience);
};

/** Saves the answer to one Labor: new, a new version (needs If-Match), or the same again. Its draft has become the answer then. */
export const saveLabor = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: LaborResponseInput,
  ifMatch: string | null,
): Promise<SaveResult> => {
  const { laborNumber, draftRevision } = input;
  // The built-in name stays valid whatever staff call the Labor.
  if (![laborOf(laborNumber)?.name, getLaborName(core, laborNumber)].includes(input.laborName))
    throw invalid('laborName', `Labor ${laborNumber} has another name.`);
  const { row, draft } = await lockAnswer(trx, user.id, laborNumber, { draft: draftRevision !== undefined });
  const present = row?.status === 'saved' ? await readContent(core, trx, row) : nothing;
  const content = await mergeContent(core, trx, user, input, present);
  if (draft && draft.revision !== draftRevision) await checkDraft(core, trx, draft, content.text);
  if (!row) {
    const { audience = 'reading' } = input;
    const stored = await storeFirst(core, trx, { userId: user.id, laborNumber, audience }, content);
    return { row: stored, outcome: 'created' };
  }
  const next = row.version + 1;
  if (row.status === 'withdrawn') {
    await narrowAudience(core, trx, row, input);
    return { row: await storeVersion(core, trx, row, content, next, { dropsDraft: true }), outcome: 'created' };
  }
  if (isSameContent(present, content)) {
    await discardDraft(trx, user.id, laborNumber);
    return { row: await narrowAudience(core, trx, row, input), outcome: 'same' };
  }
  await checkVersion(core, trx, user, row, ifMatch);
  await narrowAudience(core, trx, row, input);
  return { row: await storeVersion(core, trx, row, content, next, { dropsDraft: true }), outcome: 'changed' };
};

/**
 * Refuses a save that comes from another draft than the one that stands: 412 `draft-changed` with that one, so that nobody's words are
 * dropped unseen. The same words are no other draft.
 */
const checkDraft = async (core: Core, trx: Knex.Transaction, present: LaborDraft, text: string): Promise<void> => {
  const current = await getDraftView(core, trx, present);
  if (current.text !== text)
    throw new Problem(412, 'draft-changed', 'You wrote on in another window. Compare both texts and save again.', {
      members: { current },
    });
};
