import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ClientView } from '../../schemas/client';
import { momentOf } from '../birth';
import { decryptBirth } from '../encryption';
import type { Client } from '../models/client';

/** A client record as its owner sees it. */
export const readClientView = async (core: Core, db: Knex, user: User, row: Client): Promise<ClientView> => {
  const birth = await decryptBirth(core, db, row);
  return {
    id: row.id,
    firstName: user.firstName,
    lastName: user.lastName,
    birthDate: birth.birthDate,
    birthTime: birth.birthTime,
    birthTimeUnknown: birth.birthTime === null,
    birthWindow: birth.birthWindow ?? null,
    birthLocation: birth.place.label,
    place: birth.place,
    fold: birth.fold,
    nameAtBirth: birth.nameAtBirth,
    moment: momentOf(birth),
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
};
