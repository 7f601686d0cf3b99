import { formatNumber } from '#core/web';
import { ChartFrame } from '#ui/chart-frame/chart-frame';
import type { Report } from '../../../schemas/report';
import { texts } from '../../texts/texts';
import { Bars } from './bars';
import { rounded, sourceOf } from './source';

/** How many come how far: requests and questionnaires as they came in, then the way of the accounts opened in the period. */
export const Funnel = ({ report }: { readonly report: Report }) => {
  const { funnel } = report;
  const most = Math.max(1, ...funnel.map(({ count }) => count));
  const of = (step: string) => funnel.find((one) => one.step === step);
  const accounts = of('accounts')?.count ?? 0;
  const finding =
    accounts === 0
      ? texts('funnel.finding.none')
      : texts('funnel.finding', {
          accounts,
          share: rounded(of('profiles')?.share ?? 0),
          labors: rounded(of('labors')?.share ?? 0),
        });
  return (
    <ChartFrame
      title={texts('funnel')}
      unit={texts('funnel.unit')}
      finding={finding}
      source={sourceOf(report)}
      fileName="steps"
      figures={{
        columns: [texts('funnel.step'), texts('funnel.count'), texts('funnel.share')],
        rows: funnel.map(({ step, count, share }) => [texts(`step.${step}`), count, share]),
      }}
    >
      <Bars
        label={funnel.map(({ step, count }) => texts('funnel.read', { count, step: texts(`step.${step}`) })).join(', ')}
        bars={funnel.map(({ step, count, share }) => ({
          key: step,
          name: texts(`step.${step}`),
          said: share === null ? formatNumber(count) : `${formatNumber(count)} · ${rounded(share)}`,
          part: (count / most) * 100,
        }))}
      />
    </ChartFrame>
  );
};
