import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { type Reply, respond, type User } from '#core/contract/route';
import { createScanHeaders } from '#core/contract/scans';
import type { Core } from '#core/contract/server';
import type { CredentialRow } from '../../schemas/credential';
import { documentContext } from '../actions/add-credential';
import { documentKey } from '../jobs/remove-documents';
import { Credential } from '../models/credential';
import { Page } from '../models/page';
import { toCredentialView } from '../views/credential';

/** Most that a list of an admin shows. */
const most = 100;

/** A practitioner's own credential. Throws 404. */
export const getOwnCredential = async (db: Knex, userId: string, id: string): Promise<Credential> => {
  const row = await Credential.query(db).findOne({ id, user_id: userId });
  if (!row) throw notFound('credential');
  return row;
};

/** A credential for its practitioner, or for those who check it. Throws 404. */
export const getReadableCredential = async (db: Knex, user: User, id: string): Promise<Credential> => {
  if (!user.permissions.has('practitioner-pages.review')) return getOwnCredential(db, user.id, id);
  const row = await Credential.query(db).findById(id);
  if (!row) throw notFound('credential');
  return row;
};

/** The document as it was handed in. Throws 404 where there is none. */
export const openDocument = async (core: Core, { fileId, type, userId }: Credential) => {
  const stored = fileId === null ? null : await core.storage.get(documentKey(fileId));
  if (!stored || fileId === null || type === null) throw notFound('document');
  return { bytes: await core.vault.decrypt(core.db, userId, documentContext(fileId), stored), type };
};

/** The document; a reading by staff is recorded before it leaves. */
export const readDocument = async (core: Core, user: User, row: Credential): Promise<Reply<unknown>> => {
  const { bytes, type } = await openDocument(core, row);
  if (row.userId !== user.id)
    await core.db.transaction((trx) =>
      core.audit.record(trx, {
        actor: user.id,
        action: 'practitioner-pages.document-read',
        subject: row.userId,
        object: `credential:${row.id}`,
      }),
    );
  return respond<unknown>(bytes, { headers: createScanHeaders('credential', type) });
};

/** Credentials that wait for a check, those that wait longest first. */
export const listWaitingCredentials = async (core: Core, db: Knex): Promise<CredentialRow[]> => {
  const rows = await Credential.query(db).where({ state: 'uploaded' }).orderBy(['created_at', 'id']).limit(most);
  const userIds = rows.map(({ userId }) => userId);
  const names = await core.people.names(userIds);
  const pages = await Page.query(db).whereIn('user_id', userIds).select('id', 'user_id');
  return rows.map((row) => {
    const person = names.get(row.userId);
    return {
      ...toCredentialView(row),
      name: person ? `${person.firstName} ${person.lastName}`.trim() : '',
      pageId: pages.find(({ userId }) => userId === row.userId)?.id ?? null,
      createdAt: row.createdAt,
    };
  });
};
