import type { Knex } from 'knex';
import { invalid, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { practitionerRecords } from '#modules/matching/public';
import { media } from '#modules/media/public';
import { cleanContent } from '../../lib/page-content';
import type { PageContent } from '../../schemas/page';
import { Page } from '../models/page';
import { getRecord, viewOwnPage } from '../queries/own-page';
import { filesOf, noteUses } from './note-uses';

/** Files of others are no part of a page; a photo is a picture, and a film one that moves or sounds. */
const checkFiles = async (
  core: Core,
  trx: Knex.Transaction,
  content: PageContent,
  before: Page | undefined,
  userId: string,
) => {
  const known = new Set([...filesOf(before?.draft ?? null), ...filesOf(before?.published ?? null)]);
  const fresh = filesOf(content).filter((id) => !known.has(id));
  if (!(await core.port(media).isOwnedBy(trx, fresh, userId)))
    throw invalid('photoId', 'Choose one of your own files.');
  const files = await core.port(media).find(trx, filesOf(content));
  const kindOf = (id: string | null) => files.find((file) => file.id === id)?.kind ?? null;
  const [photo, film] = [kindOf(content.photoId), kindOf(content.filmId)];
  if (photo !== null && photo !== 'picture') throw invalid('photoId', 'Choose a picture.');
  if (film !== null && film !== 'video' && film !== 'audio') throw invalid('filmId', 'Choose a film or a recording.');
};

/** Saves the draft of the own page. What everybody sees stays as it is. */
export const savePage = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: PageContent,
  ifMatch: string | null,
): Promise<Page> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`practitioner-page:${user.id}`]);
  const before = await Page.query(trx).findOne({ user_id: user.id }).forUpdate();
  if (ifMatch !== String(before?.version ?? 0)) {
    const current = await core.port(practitionerRecords).find(trx, user.id);
    throw preconditionFailed(current && (await viewOwnPage(trx, current, before)));
  }
  const record = await getRecord(core, trx, user.id);
  const content = cleanContent(input);
  await checkFiles(core, trx, content, before, user.id);
  const fields = { name: record.name, draft: content, draftFacts: null, state: 'draft', note: null } as const;
  const page = before
    ? await Page.query(trx).patchAndFetchById(before.id, {
        ...fields,
        version: before.version + 1,
        updatedAt: new Date().toISOString(),
      })
    : await Page.query(trx).insertAndFetch({
        ...fields,
        practitionerId: record.practitionerId,
        userId: user.id,
        sample: record.sample,
      });
  await noteUses(core, trx, page);
  return page;
};
