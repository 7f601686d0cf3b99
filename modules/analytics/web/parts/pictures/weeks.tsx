import { formatDate, formatNumber, Link, useSession } from '#core/web';
import { buttonClass } from '#ui';
import { ChartFrame } from '#ui/chart-frame/chart-frame';
import type { Report } from '../../../schemas/report';
import { consultationsPath } from '../../paths';
import { texts } from '../../texts/texts';
import { Bars } from './bars';
import styles from './pictures.module.css';
import { sourceOf } from './source';

type Week = Report['weeks'][number];

const nameOf = ({ from }: Week): string => texts('weeks.week', { day: formatDate(from, 'medium') });
const saidOf = ({ offered, taken }: Week): string =>
  offered === 0 && taken === 0
    ? texts('weeks.said.none')
    : texts('weeks.said', { taken: formatNumber(taken), offered: formatNumber(offered) });

/** How many hours of the team can be booked in the next weeks, and how many are. */
export const Weeks = ({ report }: { readonly report: Report }) => {
  const { weeks } = report;
  const admin = useSession(({ user }) => user?.role === 'admin');
  const sum = (of: (week: Week) => number): number => weeks.reduce((all, week) => all + of(week), 0);
  const offered = sum((week) => week.offered);
  const taken = sum((week) => week.taken);
  if (offered === 0 && taken === 0)
    return (
      <section className={styles.empty}>
        <h2>{texts('weeks.none')}</h2>
        <p>{texts('weeks.none.more')}</p>
        {admin && (
          <Link to={consultationsPath} className={buttonClass('plain')}>
            {texts('weeks.none.go')}
          </Link>
        )}
      </section>
    );
  return (
    <ChartFrame
      title={texts('weeks')}
      unit={texts('weeks.unit')}
      finding={texts('weeks.finding', {
        taken: formatNumber(taken),
        offered: formatNumber(offered),
        weeks: weeks.length,
      })}
      source={sourceOf(report)}
      fileName="consultation-hours"
      figures={{
        columns: [texts('weeks.head'), texts('weeks.offered'), texts('weeks.taken')],
        rows: weeks.map((week) => [nameOf(week), week.offered, week.taken]),
      }}
    >
      <Bars
        label={weeks.map((week) => texts('stages.read', { stage: nameOf(week), said: saidOf(week) })).join('; ')}
        bars={weeks.map((week) => ({
          key: week.from,
          name: nameOf(week),
          said: saidOf(week),
          part: week.offered === 0 ? (week.taken > 0 ? 100 : null) : (week.taken / week.offered) * 100,
          over: week.taken > week.offered,
        }))}
      />
    </ChartFrame>
  );
};
