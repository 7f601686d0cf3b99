import { formatNumber } from '#core/web';
import { ChartFrame } from '#ui/chart-frame/chart-frame';
import type { Report } from '../../../schemas/report';
import { texts } from '../../texts/texts';
import { Bars } from './bars';
import styles from './pictures.module.css';
import { amount, sourceOf } from './source';

type Stage = Report['stages'][number];

const daysOf = (days: number): string => texts('days', { count: days, days: formatNumber(days) });
const nameOf = ({ stage }: Stage): string => texts(`stage.${stage}`);
const saidOf = ({ days }: Stage): string => (days === null ? texts('stages.none') : daysOf(days));

/** What people agreed to pay for a stage, one part for each currency; empty where nobody did. */
const agreedFor = ({ costs }: Stage): string =>
  costs
    .map(({ currency, minor, people }) => texts('stages.cost', { amount: amount(minor, currency), people }))
    .join('; ');
const offeredFor = ({ offered }: Stage): string =>
  offered
    .map(({ currency, low, high }) =>
      texts(low === high ? 'stages.offered.one' : 'stages.offered', {
        low: amount(low, currency),
        high: amount(high, currency),
      }),
    )
    .join('; ');

/** Costs under the drawing: amounts in several currencies have no common length. Stages without any are left to the table. */
const Costs = ({ stages }: { readonly stages: readonly Stage[] }) => {
  const paid = stages.filter(({ costs, offered }) => costs.length + offered.length > 0);
  if (paid.length === 0) return <p className={styles.key}>{texts('stages.cost.none')}</p>;
  return (
    <dl className={styles.costs} aria-label={texts('stages.costs')}>
      {paid.map((one) => (
        <div key={one.stage}>
          <dt>{nameOf(one)}</dt>
          <dd>{[agreedFor(one), offeredFor(one)].filter(Boolean).join('; ')}</dd>
        </div>
      ))}
    </dl>
  );
};

/** How long each stage takes and what it costs. */
export const Stages = ({ report }: { readonly report: Report }) => {
  const { stages } = report;
  const longest = stages.reduce<Stage | null>(
    (most, one) => (one.days !== null && one.days > (most?.days ?? -1) ? one : most),
    null,
  );
  const most = Math.max(1, longest?.days ?? 0);
  return (
    <ChartFrame
      title={texts('stages')}
      unit={texts('stages.unit')}
      finding={
        longest
          ? texts('stages.finding', { stage: nameOf(longest), days: saidOf(longest) })
          : texts('stages.finding.none')
      }
      source={sourceOf(report)}
      fileName="stages"
      figures={{
        columns: [
          texts('stages.stage'),
          texts('stages.days'),
          texts('stages.low'),
          texts('stages.high'),
          texts('stages.times'),
          texts('stages.cost.head'),
          texts('stages.offered.head'),
          texts('stages.definition'),
        ],
        rows: stages.map((one) => [
          nameOf(one),
          one.days,
          one.low,
          one.high,
          one.times,
          agreedFor(one) || null,
          offeredFor(one) || null,
          one.definition ?? texts('stages.none'),
        ]),
      }}
    >
      <Bars
        label={stages.map((one) => texts('stages.read', { stage: nameOf(one), said: saidOf(one) })).join('; ')}
        bars={stages.map((one) => ({
          key: one.stage,
          name: nameOf(one),
          said: saidOf(one),
          part: one.days === null ? null : (one.days / most) * 100,
        }))}
      />
      <Costs stages={stages} />
    </ChartFrame>
  );
};
