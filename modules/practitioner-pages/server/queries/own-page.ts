import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { type PractitionerRecord, practitionerRecords } from '#modules/matching/public';
import { emptyContent, findMissing } from '../../lib/page-content';
import type { OwnPage } from '../../schemas/page';
import { Credential } from '../models/credential';
import { Page } from '../models/page';
import { toCredentialView } from '../views/credential';
import { isSameFacts, toFacts } from './facts';

/** The record behind a practitioner's account. Throws 409 while there is none. */
export const getRecord = async (core: Core, db: Knex, userId: string): Promise<PractitionerRecord> => {
  const record = await core.port(practitionerRecords).find(db, userId);
  if (!record)
    throw conflict('no-record', 'Describe your work first: Practice, then Your record. Your page is built upon it.');
  return record;
};

export const listCredentials = (db: Knex, userId: string): Promise<Credential[]> =>
  Credential.query(db).where({ user_id: userId }).orderBy(['created_at', 'id']).execute();

/** The own page as its practitioner edits it. */
export const viewOwnPage = async (db: Knex, record: PractitionerRecord, page: Page | undefined): Promise<OwnPage> => {
  const credentials = record.userId === null ? [] : await listCredentials(db, record.userId);
  const content = page?.draft ?? emptyContent;
  return {
    content,
    state: page?.state ?? 'draft',
    note: page?.note ?? null,
    version: page?.version ?? 0,
    slug: page?.slug ?? null,
    isPublished: page?.published != null,
    isHidden: page?.hidden ?? false,
    recordChanged: page?.publishedFacts != null && !isSameFacts(page.publishedFacts, toFacts(record)),
    name: record.name,
    missing: findMissing(content),
    credentials: credentials.map(toCredentialView),
  };
};

/** The own page; null for somebody without a record. */
export const findOwnPage = async (core: Core, db: Knex, userId: string): Promise<OwnPage | null> => {
  const record = await core.port(practitionerRecords).find(db, userId);
  if (!record) return null;
  return viewOwnPage(db, record, await Page.query(db).findOne({ user_id: userId }));
};
