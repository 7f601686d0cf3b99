import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { UploadView } from '../../schemas/media';
import { partBytes } from '../../schemas/values';
import { Upload } from '../models/upload';

export const toUploadView = ({ id, name, size, received, expiresAt }: Upload): UploadView => ({
  id,
  name,
  size,
  received,
  partSize: partBytes,
  expiresAt,
});

const own = (db: Knex, ownerId: string) => Upload.query(db).where({ owner_id: ownerId }).whereRaw('expires_at > now()');

/** A person's uploads that can be continued, newest first. */
export const listUploads = (db: Knex, ownerId: string) => own(db, ownerId).orderBy('created_at', 'desc');

/** One of them. Throws 404 for any other, of whomever it is. */
export const getUpload = async (db: Knex, ownerId: string, id: string): Promise<Upload> => {
  const found = await own(db, ownerId).findOne({ id });
  if (!found) throw notFound('upload');
  return found;
};

/** The same, and nobody else changes it until the transaction ends. */
export const lockUpload = async (trx: Knex.Transaction, ownerId: string, id: string): Promise<Upload> => {
  const found = await own(trx, ownerId).findOne({ id }).forUpdate();
  if (!found) throw notFound('upload');
  return found;
};
