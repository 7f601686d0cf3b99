import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import { getLastPeriod } from '../../lib/mail-periods';
import type { NamedPeriod } from '../../lib/named-periods';
import { figureReportMail } from '../mails';
import { FigureMail } from '../models/figure-mail';
import { isAdmin } from '../queries/figure-mails';
import { listTables, readTable } from '../queries/figure-tables';
import { toFigureLines } from '../views/figure-lines';

/** The totals of all tables over a period, as an admin reads them. */
const writeFigures = async (core: Core, userId: string, period: NamedPeriod): Promise<string> => {
  const reader = { userId, role: 'admin' };
  const lines: string[] = [];
  // One after the other: a report in the background must not take the whole pool.
  for (const table of listTables(core, reader))
    lines.push(...toFigureLines(await readTable(core, reader, table, period)));
  return lines.length === 0 ? 'Nothing was counted.' : lines.join('\n\n');
};

const sendTo = async (core: Core, trx: Knex.Transaction, userId: string): Promise<void> => {
  const chosen = await FigureMail.query(trx).findById(userId).forUpdate().skipLocked();
  if (!chosen) return;
  const period = getLastPeriod(chosen.rhythm, new Date());
  if (period.name === chosen.done) return;
  const person = await core.people.contact(trx, userId);
  // Whoever is no admin any more, or is suspended, may not read figures.
  if (!person || !(await isAdmin(core, trx, userId))) return;
  await core.mail.send(
    trx,
    figureReportMail({
      ...{ to: person.email, home: core.config.baseUrl, rhythm: chosen.rhythm, from: period.from, until: period.to },
      figures: await writeFigures(core, userId, period),
    }),
  );
  await FigureMail.query(trx).findById(userId).patch({ done: period.name });
};

/** Mails the totals of the last week or month, once to each who gets them; a day without the server is made up for on the next. */
export const mailFiguresJob = (core: Core): Job => ({
  name: 'mail-figures',
  cron: '20 6 * * *',
  run: async () => {
    for (const { userId } of await FigureMail.query(core.db).orderBy('user_id').select('user_id'))
      await core.db.transaction((trx) => sendTo(core, trx, userId));
  },
});
