import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Chart } from '#modules/chart-engine/public';
import { offsetsIn } from '#modules/geo/public-server';
import type { ClientView } from '../schemas/client';
import type { Enneagram } from '../schemas/enneagram';
import type { HolisticProfileView } from '../schemas/holistic-profile';
import { enneagramTypeOf } from './enneagram/read';
import type { Client } from './models/client';
import type { HolisticProfile } from './models/holistic-profile';
import { momentOf } from './service/birth';
import { heldBirth } from './service/held-birth';
import { openBirth, openChart } from './service/sealed';
import { sourcesOf } from './sources';

/** A client record as its owner sees it. */
export const presentClient = async (core: Core, db: Knex, user: User, row: Client): Promise<ClientView> => {
  const birth = await openBirth(core, db, row);
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

/** A chart in the shape of the specification, the whole chart and what the person said of themself beside it. */
export const profileView = (
  row: Omit<HolisticProfileView, keyof ReturnType<typeof sectionsOf>>,
  chart: Chart,
  enneagram: Enneagram | null,
): HolisticProfileView => ({
  ...row,
  ...sectionsOf(chart, enneagram),
});

const sectionsOf = (chart: Chart, enneagram: Enneagram | null) => {
  const { lifeWork, ...spheres } = chart.geneKeys;
  return {
    timeKnown: chart.timeKnown,
    humanDesign: chart.humanDesign,
    geneKeys: { lifework: lifeWork, ...spheres },
    westernAstrology: chart.westernAstrology,
    chineseAstrology: chart.chineseAstrology,
    numerology: chart.numerology,
    additionalKeys: {
      enneagram,
      archetypes: chart.archetype ? [chart.archetype] : [],
      chakras: { ...chart.chakras },
    },
    chart,
    sources: sourcesOf(chart, enneagram !== null),
  };
};

/** A stored chart; one of unknown time with the offsets of its place's clocks. Browsers do not know those of before 1970 everywhere. */
const chartOf = async (core: Core, db: Knex, row: HolisticProfile): Promise<Chart> => {
  const chart = await openChart(core, db, row);
  const birth = chart.sweep && (await heldBirth(core, db, row));
  if (!chart.sweep || !birth) return chart;
  return { ...chart, sweep: { ...chart.sweep, offsets: offsetsIn(birth.place.zone, chart.sweep) } };
};

/** A stored profile as its owner sees it. */
export const presentProfile = async (core: Core, db: Knex, row: HolisticProfile): Promise<HolisticProfileView> =>
  profileView(
    { id: row.id, version: row.version, createdAt: row.createdAt, note: row.note },
    await chartOf(core, db, row),
    await enneagramTypeOf(core, db, row.userId),
  );
