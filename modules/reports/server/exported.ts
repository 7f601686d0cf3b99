import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { drawnHouses, type HouseSystem, type ShownChart, withoutBirth } from '#modules/chart-engine/public';
import type { Enneagram } from '#modules/profile/schemas/enneagram';
import type { HolisticProfileView } from '#modules/profile/schemas/holistic-profile';
import type { VersionBirth } from '#modules/profile/schemas/version';
import type { HolisticProfile } from '#modules/profile/server/models/holistic-profile';
import { presentVersion } from '#modules/profile/server/service/version';

/** What a file of a chart is made of. */
export interface Exported {
  readonly name: string;
  /** ISO instant of the export. */
  readonly at: string;
  readonly profile: Pick<HolisticProfileView, 'version' | 'createdAt' | 'sources'>;
  /** Without instants and fine degrees where the birth is left out. */
  readonly chart: ShownChart;
  /** The houses that are drawn and listed. */
  readonly houses: HouseSystem;
  /** What the person said of themself; null reads 'not assessed'. */
  readonly enneagram: Enneagram | null;
  readonly withBirth: boolean;
  /** Null where it is left out, or no longer known. */
  readonly birth: VersionBirth | null;
}

/** Gathers a version for its owner; `birth` false takes out what tells the birth, and then the houses are whole signs. */
export const exported = async (
  core: Core,
  row: HolisticProfile,
  user: User,
  birth: boolean,
  houses: HouseSystem = 'whole',
): Promise<Exported> => {
  const view = await presentVersion(core, core.db, row);
  return {
    name: `${user.firstName} ${user.lastName}`.trim() || user.email,
    at: new Date().toISOString(),
    profile: view.profile,
    chart: birth ? view.profile.chart : withoutBirth(view.profile.chart),
    houses: birth ? drawnHouses(view.profile.chart.westernAstrology, houses) : 'whole',
    enneagram: view.profile.additionalKeys.enneagram,
    withBirth: birth,
    birth: birth ? view.birth : null,
  };
};

/** Said wherever the birth was left out. */
export const withoutBirthNote =
  'Without birth data: date, time, place, zone, instants and fine degrees were left out. The gates, lines and signs themselves still point to a moment: somebody with tables of the sky can reckon back from them. Give this only to people you trust.';
