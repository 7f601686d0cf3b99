import { formatNumber } from '#core/web';
import { ChartFrame } from '#ui/chart-frame/chart-frame';
import type { Report } from '../../../schemas/report';
import { texts } from '../../texts/texts';
import { Bars } from './bars';
import { sourceOf } from './source';

type Screen = Report['screens'][number];

const saidOf = ({ minutes }: Screen): string =>
  minutes === null ? texts('screens.none') : texts('minutes', { count: minutes, minutes: formatNumber(minutes) });
const nameOf = ({ step, name }: Screen): string => texts('screens.step', { step, name });

/** How long people take for each step of the questionnaire; the server names steps in English. */
export const Screens = ({ report }: { readonly report: Report }) => {
  const { screens } = report;
  if (screens.length === 0) return null;
  const longest = screens.reduce<Screen | null>(
    (most, one) => (one.minutes !== null && one.minutes > (most?.minutes ?? -1) ? one : most),
    null,
  );
  const most = Math.max(0.1, longest?.minutes ?? 0);
  return (
    <ChartFrame
      title={texts('screens')}
      unit={texts('screens.unit')}
      finding={
        longest
          ? texts('screens.finding', { name: longest.name, minutes: saidOf(longest) })
          : texts('screens.finding.none')
      }
      source={sourceOf(report)}
      fileName="questionnaire-minutes"
      figures={{
        columns: [texts('screens.head'), texts('screens.minutes'), texts('screens.times')],
        rows: screens.map((one) => [nameOf(one), one.minutes, one.times]),
      }}
    >
      {longest && (
        <Bars
          label={screens.map((one) => texts('stages.read', { stage: nameOf(one), said: saidOf(one) })).join('; ')}
          bars={screens.map((one) => ({
            key: String(one.step),
            name: nameOf(one),
            said: saidOf(one),
            part: one.minutes === null ? null : (one.minutes / most) * 100,
          }))}
        />
      )}
    </ChartFrame>
  );
};
