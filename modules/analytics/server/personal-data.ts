import type { Core, PersonalData } from '#core/contract/server';
import { AccountSource } from './models/account-source';
import { FigureMail } from './models/figure-mail';

/** From where somebody came when they opened the account, and whether they get figures by mail. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({
    cameFrom: (await AccountSource.query(core.db).findById(userId))?.source ?? null,
    figuresByMail: (await FigureMail.query(core.db).findById(userId))?.rhythm ?? 'never',
  }),
  erase: async (trx, userId) => {
    await AccountSource.query(trx).deleteById(userId);
    await FigureMail.query(trx).deleteById(userId);
  },
});
