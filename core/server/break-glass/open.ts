import type { Knex } from 'knex';
import { invalid, notFound } from '../../contract/errors';
import type { BreakGlassObjects, ObjectOwner } from '../../contract/hooks';
import { grant } from './grants';
import { openedMail } from './mail';
import type { BreakGlassParts } from './parts';

const addressOf = async (db: Knex, { userId, email }: ObjectOwner): Promise<string | null> => {
  if (userId === null) return email;
  const row = await db('users')
    .where({ id: userId })
    .whereNull('deleted_at')
    .first<{ email: string } | undefined>('email');
  return row?.email ?? email;
};

/** Grants one hour with one object, on record and with word to its owner: all of it, or nothing. */
export const openObject = async (
  { vault, mail, audit, config }: BreakGlassParts,
  kinds: readonly BreakGlassObjects[],
  trx: Knex.Transaction,
  given: { readonly actor: string; readonly object: string; readonly reason: string },
  requestId: string,
) => {
  const reason = given.reason.trim();
  if (reason.length < 10) throw invalid('reason', 'Say in at least ten characters why this has to be opened.');
  const [kind = '', id = ''] = given.object.split(':');
  const owner = await kinds.find((one) => one.kind === kind)?.ownerOf(trx, id);
  if (!owner) throw notFound('object');
  const made = await grant(trx, vault, { ...given, reason });
  const to = await addressOf(trx, owner);
  if (to !== null) await mail.send(trx, openedMail(to, made.createdAt, config.contactEmail));
  await audit(
    trx,
    {
      actor: given.actor,
      action: 'break-glass.opened',
      subject: owner.userId,
      object: given.object,
      detail: { grant: made.id, ownerTold: to !== null },
    },
    requestId,
  );
  return { id: made.id, object: given.object, expiresAt: made.expiresAt, ownerTold: to !== null };
};
