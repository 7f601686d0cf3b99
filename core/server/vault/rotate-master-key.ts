import { randomBytes } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { recordAudit } from '../audit';
import { decrypt, encrypt } from './cipher';
import { getKeyId, keyFiles, type MasterKeys, masterKeyBytes, writeKeyFile } from './master-keys';
import { findMaster, rootContext, rootKeyId } from './root-key';
import { userKeyContext } from './vault';

const page = 500;

interface Wrapped {
  readonly user_id: string;
  readonly wrapped_key: Buffer;
  readonly key_id: string;
}

const rewrap = (masters: MasterKeys, context: string, keyId: string, wrapped: Buffer): Buffer =>
  encrypt(masters.current, context, decrypt(findMaster(masters, keyId), context, wrapped));

/** Wraps the keys of some people anew; answers how many. All of them or none. */
const rewrapPage = (knex: Knex, masters: MasterKeys, currentId: string): Promise<number> =>
  knex.transaction(async (trx) => {
    const rows = await trx('user_keys')
      .whereNot({ key_id: currentId })
      .orderBy('key_id')
      .limit(page)
      .forUpdate()
      .select<Wrapped[]>('user_id', 'wrapped_key', 'key_id');
    const fresh = rows.map((row) => rewrap(masters, userKeyContext(row.user_id), row.key_id, row.wrapped_key));
    await trx.raw(
      `update user_keys set wrapped_key = fresh.wrapped_key, key_id = ?
       from unnest(?::uuid[], ?::bytea[]) as fresh(user_id, wrapped_key) where user_keys.user_id = fresh.user_id`,
      [currentId, rows.map(({ user_id }) => user_id), fresh],
    );
    return rows.length;
  });

/**
 * Wraps every key with the current master key: people's keys in transactions of 500, the host's root key last, so that a database in
 * which that is done needs no former key. What was done stays done when it is stopped; run again it goes on. What people wrote is
 * neither read nor written. Throws `StartRefused` where a key is wrapped with neither of the two.
 */
export const rotateMasterKey = async (
  knex: Knex,
  masters: MasterKeys,
  say: (line: string) => void,
): Promise<{ readonly rewrapped: number }> => {
  const currentId = getKeyId(masters.current);
  const [{ count: left } = { count: 0 }] = await knex('user_keys').whereNot({ key_id: currentId }).count();
  let rewrapped = 0;
  for (let done = page; done === page; ) {
    done = await rewrapPage(knex, masters, currentId);
    rewrapped += done;
    if (done > 0) say(`${rewrapped} of ${Number(left)} keys are wrapped with the new master key.`);
  }
  await knex.transaction(async (trx) => {
    const root = await trx('server_keys')
      .where({ id: rootKeyId })
      .forUpdate()
      .first<{ sealed: Buffer; key_id: string } | undefined>('sealed', 'key_id');
    if (!root || root.key_id === currentId) return;
    await trx('server_keys')
      .where({ id: rootKeyId })
      .update({ sealed: rewrap(masters, rootContext, root.key_id, root.sealed), key_id: currentId });
    await recordAudit(trx, { actor: null, action: 'master-key.rotated', detail: { keyId: currentId } });
  });
  return { rewrapped };
};

/** Begins a rotation where the keys are files of the data folder: a new one is made, the present one is called the former. */
export const beginFileRotation = async (dataDir: string): Promise<void> => {
  const [current, former] = [join(dataDir, keyFiles.current), join(dataDir, keyFiles.former)];
  const next = `${current}.next`;
  await rm(next, { force: true });
  await writeKeyFile(next, randomBytes(masterKeyBytes));
  await rename(current, former);
  await rename(next, current);
};

/** Removes the former key file, when nothing is wrapped with it any more. */
export const endFileRotation = (dataDir: string): Promise<void> => rm(join(dataDir, keyFiles.former), { force: true });
