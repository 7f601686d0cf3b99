import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { ContentFields } from '../../lib/content';
import type { Target } from '../queries/catalogue';
import type { StudioParts } from '../queries/documents';
import { readHouse } from '../queries/house';
import { requireComplete } from './change-draft';
import { readDraft } from './save-draft';

/** Mails a draft, with sample values, to whoever edits it. 404 for what is no mail, 422 for one that could not be published. */
export const sendTestMail = async (
  { core }: StudioParts,
  trx: Knex.Transaction,
  target: Target,
  sent: ContentFields,
  user: Pick<User, 'email'>,
): Promise<void> => {
  const { noun, document, language } = target;
  const draft = readDraft(target, sent);
  if (!noun.previewMail) throw notFound('mail');
  await requireComplete(core, trx, target, draft);
  const mail = noun.previewMail({ key: document.key, language, fields: draft }, readHouse(core));
  if (!mail) throw notFound('mail');
  const { subject, text, html } = mail;
  await core.mail.send(trx, { to: user.email, kind: 'test', validForMinutes: 24 * 60, subject, text, html });
};
