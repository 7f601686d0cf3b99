import { notFound } from '#core/contract/errors';
import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { deleteResponse } from '../actions/delete-response';
import { saveResponse } from '../actions/save-response';
import { findChapters } from '../queries/chapters';
import { hasChapter } from '../queries/texts';

const mine = { permission: 'chart-chapters.keep' } as const;
const limit = { points: 120, seconds: 60, by: 'person' } as const;

/** The chapter that a path names. Throws 404 where there is no such chapter. */
const named = async ({ params }: { readonly params: { readonly chapter: string } }): Promise<string> => {
  if (!hasChapter(params.chapter)) throw notFound('chapter');
  return params.chapter;
};

/** The caller's own chart in words, and what they say of it. Nobody else reads either. */
export const chapterRoutes = (core: Core) => ({
  listChapters: implement(api.listChapters, contract.listChapters, {
    access: mine,
    limit,
    handle: async ({ user }) => {
      const found = await findChapters(core, core.db, user.id);
      if (!found) throw notFound('profile');
      return found;
    },
  }),
  saveResponse: implement(api.saveResponse, contract.saveResponse, {
    access: mine,
    limit,
    load: named,
    handle: ({ user, loaded, body, trx }) => saveResponse(core, trx, user.id, loaded, body),
  }),
  deleteResponse: implement(api.deleteResponse, contract.deleteResponse, {
    access: mine,
    limit,
    load: named,
    handle: ({ user, loaded, trx }) => deleteResponse(core, trx, user.id, loaded),
  }),
});
