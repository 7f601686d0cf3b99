import { randomUUID } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Knex } from 'knex';
import { conflict, invalid, notFound } from '../../../contract/errors';
import type { Route } from '../../../contract/route';
import { implement } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import { createChallenge, redeemChallenge } from '../passkeys/challenges';
import { getRelyingParty } from '../passkeys/relying-party';
import { passkeyRefused } from '../passkeys/verify';
import { type PasskeyRow, readPasskey, sealName } from '../passkeys/view';
import { currentRequest } from '../request-context';
import { markSession, refuseLastFactor, requireFactorShown } from '../second-factor/factors';
import type { FactorParts } from '../second-factor/parts';
import { findPerson } from '../session-store';

/** Passkeys of one account at most. */
const mostPasskeys = 20;

const access = { signedIn: true } as const;
const sessionOf = (): string => findPerson(currentRequest())?.id ?? '';

const readName = (typed: string): string => {
  const name = typed.trim().replace(/\s+/g, ' ');
  if (name === '') throw invalid('name', 'Give the passkey a name.');
  return name;
};

const refuseMore = async (db: Knex, userId: string): Promise<readonly { readonly id: string }[]> => {
  const rows = await db('passkeys').where({ user_id: userId }).select<{ id: string }[]>({ id: 'credential_id' });
  if (rows.length >= mostPasskeys)
    throw conflict(
      'too-many-passkeys',
      `An account has at most ${mostPasskeys} passkeys. Remove one that you no longer use.`,
    );
  return rows;
};

const getRow = async (db: Knex, userId: string, id: string): Promise<PasskeyRow> => {
  const row = await db('passkeys').where({ id, user_id: userId }).first<PasskeyRow | undefined>();
  if (!row) throw notFound('passkey');
  return row;
};

/** Adding, naming and removing one's own passkeys. */
export const passkeyRoutes = (parts: FactorParts): readonly Route[] => {
  const { config, vault, rule, audit, notify } = parts;
  return [
    implement(api.beginPasskey, contract.beginPasskey, {
      access,
      weakSession: true,
      recentSignIn: true,
      limit: { points: 60, seconds: 900, by: 'person' },
      handle: async ({ user, trx }) => {
        await requireFactorShown(trx, user, rule);
        const known = await refuseMore(trx, user.id);
        const rp = getRelyingParty(config, currentRequest());
        const challenge = await createChallenge(trx, 'add', sessionOf());
        const { generateRegistrationOptions } = await import('@simplewebauthn/server');
        return generateRegistrationOptions({
          rpName: 'Hedo',
          rpID: rp.id,
          userID: new Uint8Array(Buffer.from(user.id)),
          userName: user.email,
          userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
          challenge: new Uint8Array(challenge),
          timeout: 300_000,
          attestationType: 'none',
          excludeCredentials: [...known],
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        });
      },
    }),
    implement(api.addPasskey, contract.addPasskey, {
      access,
      weakSession: true,
      recentSignIn: true,
      limit: { points: 60, seconds: 900, by: 'person' },
      bodyLimit: 128 * 1024,
      prepare: async ({ user, body, db }) => {
        await requireFactorShown(db, user, rule);
        const name = readName(body.name);
        const rp = getRelyingParty(config, currentRequest());
        const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
        const verified = await verifyRegistrationResponse({
          response: { ...body.passkey, clientExtensionResults: {} } as RegistrationResponseJSON,
          expectedChallenge: (challenge) => redeemChallenge(db, 'add', sessionOf(), challenge),
          expectedOrigin: rp.origin,
          expectedRPID: rp.id,
          requireUserVerification: true,
        }).catch(() => null);
        if (!verified?.verified) throw passkeyRefused();
        return { name, made: verified.registrationInfo };
      },
      handle: async ({ user, body, prepared: { name, made }, trx }) => {
        // One at a time, or two at once would be one more than an account may have.
        await trx('users').where({ id: user.id }).forUpdate().first('id');
        await refuseMore(trx, user.id);
        const id = randomUUID();
        const [row] = await trx('passkeys')
          .insert({
            id,
            user_id: user.id,
            credential_id: made.credential.id,
            public_key: Buffer.from(made.credential.publicKey),
            counter: made.credential.counter,
            transports: body.passkey.response.transports ?? [],
            is_synced: made.credentialBackedUp,
            name: await sealName(vault, trx, { id, user_id: user.id }, name),
          })
          .onConflict('credential_id')
          .ignore()
          .returning<PasskeyRow[]>('*');
        if (!row) throw conflict('passkey-known', 'This passkey is added already.');
        await markSession(trx, 'second-factor');
        await notify(trx, user, 'passkey-added');
        await audit(trx, { actor: user.id, action: 'passkey.added', subject: user.id, object: id });
        return readPasskey(vault, trx, row);
      },
    }),
    implement(api.renamePasskey, contract.renamePasskey, {
      access,
      bodyLimit: 4 * 1024,
      load: ({ user, params, db }) => getRow(db, user.id, params.id),
      handle: async ({ body, loaded, trx }) => {
        const name = await sealName(vault, trx, loaded, readName(body.name));
        await trx('passkeys').where({ id: loaded.id }).update({ name });
        return readPasskey(vault, trx, { ...loaded, name });
      },
    }),
    implement(api.removePasskey, contract.removePasskey, {
      access,
      recentSignIn: true,
      load: ({ user, params, db }) => getRow(db, user.id, params.id),
      handle: async ({ user, loaded, trx }) => {
        await requireFactorShown(trx, user, rule);
        await refuseLastFactor(trx, user, rule);
        await trx('passkeys').where({ id: loaded.id }).delete();
        await notify(trx, user, 'passkey-removed');
        await audit(trx, { actor: user.id, action: 'passkey.removed', subject: user.id, object: loaded.id });
      },
    }),
  ];
};
