import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { hostIdentity } from '#core/contract/person-ports';
import type { UploadedFile, User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { showPicture } from '../../schemas/endpoints';
import { refuse } from '../picture/bytes';
import { cleanPicture } from '../picture/clean';
import { picturePlace } from '../queries/pictures';

/** Replaces the person's picture; what else such files carry is not kept. Answers its address. */
export const uploadPicture = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  file: UploadedFile | null,
  requestId: string,
): Promise<string> => {
  const { type, body } = file ? cleanPicture(file.bytes) : refuse('Choose a picture first.');
  const id = randomUUID();
  const address = toPath(showPicture, { params: { id } });
  // The row of the person is taken first: two pictures at once come one after the other.
  await core.port(hostIdentity).setPicture(trx, user.id, address);
  await trx('pictures').where({ user_id: user.id }).delete();
  const sealed = await core.vault.encrypt(trx, user.id, picturePlace(id), body);
  await trx('pictures').insert({ id, user_id: user.id, type, sealed });
  await core.audit.record(trx, { actor: user.id, action: 'picture.changed', subject: user.id }, requestId);
  return address;
};
