import type { User } from '#core/contract/route';
import { drawnHouses, type HouseSystem, type ShownChart, withoutBirth } from '#modules/chart-engine/public';
import type { Enneagram, HolisticProfileView, ProfileVersionView, VersionBirth } from '#modules/profile/public';

/** What a file of a chart is made of. */
export interface ChartExport {
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

/** A version as it is given to its owner; `birth` false takes out what tells the birth, and then the houses are whole signs. */
export const toChartExport = (
  { profile, birth: storedBirth }: ProfileVersionView,
  user: Pick<User, 'firstName' | 'lastName' | 'email'>,
  birth: boolean,
  houses: HouseSystem = 'whole',
): ChartExport => ({
  name: `${user.firstName} ${user.lastName}`.trim() || user.email,
  at: new Date().toISOString(),
  profile,
  chart: birth ? profile.chart : withoutBirth(profile.chart),
  houses: birth ? drawnHouses(profile.chart.westernAstrology, houses) : 'whole',
  enneagram: profile.additionalKeys.enneagram,
  withBirth: birth,
  birth: birth ? storedBirth : null,
});

/** Printed wherever the birth was left out. */
export const withoutBirthNote =
  'Without birth data: date, time, place, zone, instants and fine degrees were left out. The gates, lines and signs themselves still point to a moment: somebody with tables of the sky can reckon back from them. Give this only to people you trust.';
