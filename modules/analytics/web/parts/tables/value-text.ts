import { formatNumber } from '#core/web';
import { toMajor } from '../../../lib/amounts';
import type { FigureTableView } from '../../../schemas/tables';
import { texts } from './texts/texts';

type Unit = FigureTableView['measures'][number]['unit'];

const format = (value: number, unit: Unit, currency: string | null, more: Intl.NumberFormatOptions): string => {
  if (unit === 'money' && currency !== null)
    return formatNumber(toMajor(value, currency), { style: 'currency', currency, ...more });
  if (unit === 'percent') return formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1, ...more });
  const number = formatNumber(value, { maximumFractionDigits: 1, ...more });
  return unit === 'hours' ? texts('value.hours', { hours: number }) : number;
};

/** A value as it is read. */
export const valueText = (value: number | null, unit: Unit, currency: string | null): string =>
  value === null ? texts('value.none') : format(value, unit, currency, {});

/** What a value changed by, against that of other days. */
export const changeText = (
  value: number | null,
  other: number | null,
  { unit, currency, days }: { readonly unit: Unit; readonly currency: string | null; readonly days: string },
): string =>
  value === null || other === null
    ? texts('change.none', { days })
    : texts('change', { by: format(value - other, unit, currency, { signDisplay: 'exceptZero' }), days });
