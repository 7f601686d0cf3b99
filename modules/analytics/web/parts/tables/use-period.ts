import { formatDate, formatInstant, useSearchParams } from '#core/web';
import { type NamedPeriod, parsePeriod, periodAt } from '../../../lib/named-periods';
import { texts } from './texts/texts';

/** Today, as the server counts days: in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** The period in the address (`?period=2026-Q4`), the running month where it names none. */
export const useNamedPeriod = (): readonly [NamedPeriod, (name: string) => void] => {
  const [params, setParams] = useSearchParams();
  const period = parsePeriod(params.get('period') ?? '') ?? periodAt('month', today());
  const change = (name: string): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('period', name);
        return next;
      },
      { replace: true },
    );
  return [period, change];
};

/** Days as they are read: "Nov 1, 2026 to Nov 28, 2026". */
export const daysText = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  texts('days', { from: formatDate(from, 'medium'), to: formatDate(to, 'medium') });

/** A period by its name: "November 2026". */
export const periodText = ({ unit, name, from, to }: NamedPeriod): string => {
  if (unit === 'year') return name;
  if (unit === 'quarter') return texts('period.quarter', { number: name.slice(6), year: name.slice(0, 4) });
  if (unit === 'week')
    return texts('period.week', {
      number: Number(name.slice(6)),
      from: formatDate(from, 'medium'),
      to: formatDate(to, 'medium'),
    });
  return formatInstant(from, { month: 'long', year: 'numeric', timeZone: 'UTC' });
};
