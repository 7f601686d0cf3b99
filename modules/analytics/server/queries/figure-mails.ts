import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { fullName, toPersonName } from '#core/contract/person-names';
import type { Core, PersonAccount } from '#core/contract/server';
import type { FigureMailView } from '../../schemas/mails';
import { FigureMail } from '../models/figure-mail';

/** Admins in good standing. */
const admins = (core: Core, db: Knex): Knex.QueryBuilder =>
  db.from(core.people.accounts(db, 'admin').as('admin')).whereNull('admin.suspended_at');

/** Throws 404 for anybody else. */
export const requireAdmin = async (core: Core, db: Knex, id: string): Promise<void> => {
  if (!(await admins(core, db).where('admin.id', id).first('admin.id'))) throw notFound('admin');
};

export const isAdmin = async (core: Core, db: Knex, id: string): Promise<boolean> =>
  (await admins(core, db).where('admin.id', id).first('admin.id')) !== undefined;

/** All admins with how often each gets the totals by mail. */
export const listFigureMails = async (core: Core, db: Knex): Promise<FigureMailView[]> => {
  const accounts = (await admins(core, db).orderBy([
    'admin.first_name',
    'admin.last_name',
    'admin.id',
  ])) as PersonAccount[];
  const chosen = new Map((await FigureMail.query(db)).map(({ userId, rhythm }) => [userId, rhythm]));
  return accounts.map((account) => ({
    userId: account.id,
    name: fullName(toPersonName(account)),
    rhythm: chosen.get(account.id) ?? 'never',
  }));
};
