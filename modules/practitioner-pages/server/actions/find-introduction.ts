import type { Knex } from 'knex';
import type { GuestIntroduction } from '../../schemas/introduction';
import { getByToken, viewForGuest } from '../queries/introductions';

/** What the link of a mail belongs to. A post although it changes nothing: the token stands in no address, so in no log. */
export const findIntroduction = async (db: Knex, token: string): Promise<GuestIntroduction> =>
  viewForGuest(db, await getByToken(db, token));
