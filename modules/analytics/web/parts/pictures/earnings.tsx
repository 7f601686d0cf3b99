import { Link } from '#core/web';
import { buttonClass } from '#ui';
import { ChartFrame } from '#ui/chart-frame/chart-frame';
import type { Report } from '../../../schemas/report';
import { conciergeTabPath } from '../../paths';
import { texts } from '../../texts/texts';
import { Bars } from './bars';
import styles from './pictures.module.css';
import { amount, rounded, sourceOf } from './source';

type Earned = Report['earnings'][number];

const Split = ({
  report,
  earned,
  alone,
}: {
  readonly report: Report;
  readonly earned: Earned;
  readonly alone: boolean;
}) => {
  const { currency, parts } = earned;
  const money = (minor: number): string => amount(minor, currency);
  return (
    <ChartFrame
      title={alone ? texts('earnings') : texts('earnings.in', { currency })}
      unit={texts('earnings.unit')}
      finding={texts('earnings.finding', {
        total: money(earned.minor),
        each: money(earned.each),
        people: earned.people,
      })}
      source={sourceOf(report)}
      fileName={`agreed-${currency.toLowerCase()}`}
      figures={{
        columns: [texts('earnings.part'), `${texts('earnings.amount')} (${currency})`, texts('earnings.share')],
        rows: parts.map(({ kind, minor, share }) => [texts(`kind.${kind}`), minor / 100, share]),
      }}
    >
      <Bars
        label={parts.map(({ kind, minor }) => `${texts(`kind.${kind}`)}: ${money(minor)}`).join(', ')}
        bars={parts.map(({ kind, minor, share }) => ({
          key: kind,
          name: texts(`kind.${kind}`),
          said: share === null ? money(minor) : `${money(minor)} · ${rounded(share)}`,
          part: share ?? 0,
        }))}
      />
    </ChartFrame>
  );
};

/** What was agreed in bookings, by kind; a picture for each currency. */
export const EarningsSplit = ({ report }: { readonly report: Report }) => {
  if (report.earnings.length === 0)
    return (
      <section className={styles.empty}>
        <h2>{texts('earnings.none')}</h2>
        <p>{texts('earnings.none.more')}</p>
        <Link to={conciergeTabPath} className={buttonClass('plain')}>
          {texts('earnings.none.go')}
        </Link>
      </section>
    );
  return report.earnings.map((earned) => (
    <Split key={earned.currency} report={report} earned={earned} alone={report.earnings.length === 1} />
  ));
};
