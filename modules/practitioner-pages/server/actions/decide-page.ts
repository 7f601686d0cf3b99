import type { Knex } from 'knex';
import { conflict, invalid, notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { toSlug } from '../../lib/page-content';
import type { PageDecision } from '../../schemas/studio';
import { indexPages } from '../jobs/index-free-times';
import { Page } from '../models/page';
import { pageDecisionMail } from '../page-mails';
import { viewStudioPage } from '../queries/studio-pages';
import { noteUses } from './note-uses';

/** An address that nobody else has: `anna-berg`, `anna-berg-2`. */
const findFreeSlug = async (trx: Knex.Transaction, name: string): Promise<string> => {
  const base = toSlug(name);
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`practitioner-slug:${base}`]);
  const taken = new Set<string>(await trx('practitioner_pages').whereLike('slug', `${base}%`).pluck('slug'));
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
};

/** What the row becomes; throws 409 for what was not submitted or never published. */
const change = async (trx: Knex.Transaction, page: Page, { to, note }: PageDecision): Promise<Partial<Page>> => {
  const needsNote = to === 'return' || to === 'hide';
  if (needsNote && note.trim() === '') throw invalid('note', 'Say what has to change.');
  if (to === 'hide' || to === 'show') {
    if (page.published === null) throw conflict('not-submitted', 'This page was never published.');
    return { hidden: to === 'hide', note: to === 'hide' ? note.trim() : null };
  }
  if (page.state !== 'submitted' || page.draftFacts === null)
    throw conflict('not-submitted', 'This page is not waiting for approval any more. Look at it again.');
  if (to === 'return') return { state: 'returned', note: note.trim() };
  return {
    ...{ state: 'approved', note: null, hidden: false, published: page.draft, publishedFacts: page.draftFacts },
    ...{ specializations: page.draftFacts.specializations, languages: page.draftFacts.languages },
    publishedAt: new Date().toISOString(),
    slug: page.slug ?? (await findFreeSlug(trx, page.draftFacts.name)),
  };
};

/** Approves a page in the version that the admin read, sends it back, or takes it off; its practitioner gets a mail. */
export const decidePage = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  decision: PageDecision,
  ifMatch: string | null,
): Promise<Page> => {
  const page = await Page.query(trx).findById(id).forUpdate();
  if (!page) throw notFound('page');
  if (ifMatch !== String(page.version)) throw preconditionFailed(await viewStudioPage(trx, page));
  const decided = await Page.query(trx).patchAndFetchById(id, {
    ...(await change(trx, page, decision)),
    version: page.version + 1,
    updatedAt: new Date().toISOString(),
  });
  await noteUses(core, trx, decided);
  await indexPages(core, trx, [decided]);
  await core.audit.record(trx, {
    actor: user.id,
    action: `practitioner-pages.${decision.to}`,
    subject: page.userId,
    object: `practitioner-page:${id}`,
  });
  const person = await core.people.contact(trx, page.userId);
  if (person && decision.to !== 'show')
    await core.mail.send(trx, pageDecisionMail(person.email, decision.to, core.config.baseUrl));
  return decided;
};
