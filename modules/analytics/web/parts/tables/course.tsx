import { useState } from 'react';
import { formatInstant, useApi } from '#core/web';
import { Alert, Field, Skeleton } from '#ui';
import { ChartFrame } from '#ui/chart-frame/chart-frame';
import { Select } from '#ui/select/select';
import { toMajor } from '../../../lib/amounts';
import { parsePeriod } from '../../../lib/named-periods';
import { getCourse } from '../../../schemas/endpoints';
import type { FigureCourse, FigureTableView } from '../../../schemas/tables';
import { Columns } from './columns';
import styles from './tables.module.css';
import { texts } from './texts/texts';
import { periodText } from './use-period';
import { valueText } from './value-text';

type Step = FigureCourse[number];

const fullName = ({ name }: Step): string => {
  const period = parsePeriod(name);
  return period ? periodText(period) : name;
};
/** What fits under a column: the month, or the number of the week. */
const shortName = ({ name, from }: Step): string =>
  name.includes('W') ? name.slice(5) : formatInstant(from, { month: 'short', timeZone: 'UTC' });

const Choice = ({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}) => (
  <Field label={label}>
    <Select value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  </Field>
);

const Drawing = ({ view, course }: { readonly view: FigureTableView; readonly course: FigureCourse }) => {
  const { measures } = view;
  const currencies = [...new Set(course.flatMap(({ totals }) => totals.map(({ currency }) => currency)))];
  const [key, setKey] = useState(measures[0]?.key ?? '');
  const [wished, setWished] = useState<string | null>(null);
  const place = Math.max(
    0,
    measures.findIndex((one) => one.key === key),
  );
  const measure = measures[place];
  const currency = currencies.includes(wished) ? wished : (currencies[0] ?? null);
  if (!measure || currencies.length === 0) return null;
  const money = measure.unit === 'money' ? currency : null;
  const findValue = (step: Step): number | null =>
    step.totals.find((one) => one.currency === currency)?.values[place] ?? null;
  const highest = course.reduce<Step | null>(
    (most, step) => ((findValue(step) ?? 0) > ((most && findValue(most)) ?? 0) ? step : most),
    null,
  );
  const said = (step: Step): string => valueText(findValue(step), measure.unit, money);
  const isWeekly = view.period.unit === 'week';
  return (
    <div className={styles.course}>
      {(measures.length > 1 || currencies.length > 1) && (
        <div className={styles.picker}>
          <Choice
            label={texts('course.measure')}
            value={measure.key}
            options={measures.map((one) => [one.key, one.label] as const)}
            onChange={setKey}
          />
          {currencies.length > 1 && (
            <Choice
              label={texts('course.currency')}
              value={currency ?? ''}
              options={currencies.map((one) => [one ?? '', one ?? ''] as const)}
              onChange={setWished}
            />
          )}
        </div>
      )}
      <ChartFrame
        title={
          money === null
            ? texts('course', { measure: measure.label })
            : texts('course.in', { measure: measure.label, currency: money })
        }
        unit={texts(isWeekly ? 'course.unit.week' : 'course.unit.month')}
        finding={
          highest
            ? texts('course.finding', { period: fullName(highest), value: said(highest) })
            : texts('course.finding.none')
        }
        source={texts('course.source')}
        fileName={`${view.id}-${measure.key}`}
        figures={{
          columns: [texts('course.head'), money === null ? measure.label : `${measure.label} (${money})`],
          rows: course.map((step) => {
            const value = findValue(step);
            return [fullName(step), value === null || money === null ? value : toMajor(value, money)];
          }),
        }}
      >
        <Columns
          label={course.map((step) => `${fullName(step)}: ${said(step)}`).join('; ')}
          columns={course.map((step) => ({
            key: step.name,
            name: shortName(step),
            said: `${fullName(step)}: ${said(step)}`,
            value: findValue(step),
          }))}
          format={(value) => valueText(value, measure.unit, money)}
        />
      </ChartFrame>
    </div>
  );
};

/** One figure of the whole table over thirteen months or weeks, drawn and as a table. */
export const Course = ({ view }: { readonly view: FigureTableView }) => {
  const input = { params: { table: view.id }, query: { period: view.period.name } };
  const { data, error } = useApi(getCourse, input, { keep: true });
  if (error && !data) return <Alert tone="error">{error.message}</Alert>;
  if (!data) return <Skeleton height={360} label={texts('loading')} />;
  return <Drawing view={view} course={data} />;
};
