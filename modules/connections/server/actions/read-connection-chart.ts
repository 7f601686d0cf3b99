import { notFound } from '#core/contract/errors';
import { formatShortName } from '#core/contract/person-names';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { ownCharts } from '#modules/profile/public';
import type { ConnectionChart } from '../../schemas/connection-chart';
import { ConnectionReading, getOtherSide } from '../models/connection';
import { lockAccepted } from '../queries/connection';
import { compareCharts, emptyChart, getStanding, toSharedChart } from '../views/connection-chart';

/** The chart of a connection. The reading is written into the other's log in the transaction that reads. */
export const readConnectionChart = (core: Core, user: User, id: string): Promise<ConnectionChart> =>
  core.db.transaction(async (trx) => {
    const row = await lockAccepted(trx, user.id, id);
    const otherId = getOtherSide(row, user.id);
    const other = otherId === null ? null : await core.people.contact(trx, otherId);
    // An account that is suspended or closing shows nothing.
    if (!other) throw notFound('connection');
    const charts = core.port(ownCharts);
    const mine = (await charts.findNewest(trx, user.id))?.chart ?? null;
    const theirs = (await charts.findNewest(trx, other.id))?.chart ?? null;
    if (theirs) {
      await ConnectionReading.query(trx).insert({ connectionId: row.id, ownerId: other.id });
      await core.audit.record(trx, {
        actor: user.id,
        action: 'connection.read',
        subject: other.id,
        object: `connection:${row.id}`,
      });
    }
    return {
      id: row.id,
      name: formatShortName(other, 'Member'),
      standing: { mine: getStanding(mine), theirs: getStanding(theirs) },
      theirs: theirs ? toSharedChart(theirs) : emptyChart,
      ...compareCharts(mine, theirs),
    };
  });
