import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { BODIES, type Body, CENTRES, type Chart, connectionOf, type HeldGates } from '#modules/chart-engine/public';
import { gatesOfDay } from '#modules/chart-engine/public-server';
import { newestProfile } from '#modules/profile/server/service/profiles';
import { openChart } from '#modules/profile/server/service/sealed';
import type { ConnectionChart, SharedChart } from '../schemas/connection-chart';
import { holdAccepted, otherSide } from './load';
import { ConnectionReading } from './models';
import { shortName } from './names';

const chartOf = async (core: Core, db: Knex, userId: string): Promise<Chart | null> => {
  const row = await newestProfile(db, userId);
  return row ? openChart(core, db, row) : null;
};

/** The gates of a chart; an unknown birth time leaves open what its day leaves open. */
const heldGates = ({ humanDesign, sweep }: Chart): HeldGates => {
  if (humanDesign.gates) {
    const gates = new Set(humanDesign.gates);
    return { certain: gates, possible: gates };
  }
  const certain = new Set(sweep?.certainGates ?? []);
  const day = sweep ? gatesOfDay(Date.parse(sweep.from), Date.parse(sweep.to)) : [];
  return { certain, possible: new Set([...certain, ...day]) };
};

const gatesOnly = (half: Chart['humanDesign']['personality']): SharedChart['personality'] =>
  Object.fromEntries(
    BODIES.map((body: Body) => {
      const { gate } = half[body];
      return [body, gate === null ? null : { gate, line: null }];
    }),
  ) as SharedChart['personality'];

/** What the other gets to see of a chart: neither lines nor longitudes nor instants. */
const shared = ({ humanDesign, sweep }: Chart): SharedChart => ({
  centers: { ...humanDesign.centers },
  channels: [...(humanDesign.channels ?? sweep?.certainChannels ?? [])],
  personality: gatesOnly(humanDesign.personality),
  design: gatesOnly(humanDesign.design),
});

const each = <K extends string>(names: readonly K[]): Record<K, null> =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<K, null>;
const nothing: SharedChart = { centers: each(CENTRES), channels: [], personality: each(BODIES), design: each(BODIES) };

const standingOf = (chart: Chart | null): ConnectionChart['standing']['mine'] => {
  if (!chart) return 'none';
  return chart.timeKnown ? 'whole' : 'day';
};

/** Both charts and what they are together; without one of them nothing is computed. */
export const togetherOf = (
  mine: Chart | null,
  theirs: Chart | null,
): Pick<ConnectionChart, 'channels' | 'open' | 'centers'> => {
  if (!mine || !theirs) return { channels: [], open: [], centers: [] };
  const { channels, open, centers } = connectionOf(heldGates(mine), heldGates(theirs));
  return {
    channels: [...channels],
    open: [...open],
    centers: CENTRES.map((name) => {
      const own = { mine: mine.humanDesign.centers[name], theirs: theirs.humanDesign.centers[name] };
      return { name, ...own, together: own.mine || own.theirs ? true : centers[name] };
    }),
  };
};

/** The chart of a connection. The reading is written into the other's log in the transaction that reads. */
export const readConnectionChart = (core: Core, user: User, id: string): Promise<ConnectionChart> =>
  core.db.transaction(async (trx) => {
    const row = await holdAccepted(trx, user.id, id);
    const otherId = otherSide(row, user.id);
    const other = otherId === null ? null : await core.people.contact(trx, otherId);
    // An account that is suspended or closing shows nothing.
    if (!other) throw notFound('connection');
    const mine = await chartOf(core, trx, user.id);
    const theirs = await chartOf(core, trx, other.id);
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
      name: shortName(other),
      standing: { mine: standingOf(mine), theirs: standingOf(theirs) },
      theirs: theirs ? shared(theirs) : nothing,
      ...togetherOf(mine, theirs),
    };
  });
