import { useSearchParams } from '#core/web';
import { type PeriodDays, periodLengths } from '../../schemas/values';

/** The period in the address (`?days=90`), 30 days where it names none. */
export const usePeriod = (): readonly [PeriodDays, (days: PeriodDays) => void] => {
  const [search, setSearch] = useSearchParams();
  const days = periodLengths.find((length) => String(length) === search.get('days')) ?? 30;
  return [days, (next) => setSearch(next === 30 ? {} : { days: String(next) }, { replace: true })];
};

/** A period as the server is asked for it; 30 days are not named. */
export const toPeriodQuery = (days: PeriodDays) => (days === 30 ? {} : { days });

/** The address of a page about a period; 30 days are not named. */
export const ofPeriod = (path: string, days: PeriodDays): string => (days === 30 ? path : `${path}?days=${days}`);
