import { formatInstant } from '#core/web';
import { ChartFrame } from '#ui/chart-frame/chart-frame';
import type { Report } from '../../../schemas/report';
import { texts } from '../../texts/texts';
import { HeatMap } from './heat-map';
import { rounded, sourceOf } from './source';

const monthName = (month: string): string =>
  formatInstant(`${month}-01`, { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Clients by the month in which they came, and how many of them were there in each month since. */
export const Cohorts = ({ report }: { readonly report: Report }) => {
  const { cohorts } = report;
  // The newest month whose next month is over: the running one would look like leaving.
  const shown = cohorts.filter(({ clients }, place) => clients > 0 && place < cohorts.length - 2).at(-1);
  const finding = shown
    ? texts('cohorts.finding', { month: monthName(shown.month), share: rounded(shown.active[1] ?? 0) })
    : texts('cohorts.finding.none');
  const columns = cohorts.map((_, months) => texts('cohorts.after', { months }));
  return (
    <ChartFrame
      title={texts('cohorts')}
      unit={texts('cohorts.unit')}
      finding={finding}
      source={sourceOf(report)}
      fileName="months"
      figures={{
        columns: [texts('cohorts.month'), texts('cohorts.clients'), ...columns.map((name) => `${name} (%)`)],
        rows: cohorts.map(({ month, clients, active }) => [monthName(month), clients, ...active]),
      }}
    >
      <HeatMap
        label={finding}
        headings={cohorts.map((_, months) => texts('cohorts.after.short', { months }))}
        rows={cohorts.map(({ month, clients, active }) => ({
          key: month,
          name: monthName(month),
          under: texts('cohorts.people', { count: clients }),
          parts: active,
        }))}
        missing={texts('cohorts.early')}
      />
    </ChartFrame>
  );
};
