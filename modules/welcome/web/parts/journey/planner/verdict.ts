import { formatMoney } from '#core/web';
import { type Band, coverOf, reachOf } from '../../../../lib/costs/bands';
import type { Costs } from '../../../../lib/costs/costs';
import { getFigures } from '../../figures';
import { texts } from '../texts/texts';

/** A budget as people say it: `$15,000–$25,000`. */
export const bandWords = ({ least, most }: Band): string =>
  most === null
    ? texts('band.open', { from: formatMoney(least) })
    : texts('band', { from: formatMoney(least), to: formatMoney(most) });

/** What a budget is good for, in sentences: first the stages, then what was added to them. */
export const verdict = (band: Band, costs: Costs, full: boolean): readonly string[] => {
  const what = full ? 'full' : 'part';
  const { stages, extras, total } = costs;
  const reach = reachOf(band, stages.sum);
  const values = { band: bandWords(band), difference: formatMoney(reach.difference) };
  if (reach.kind === 'open') return [texts('verdict.open', { ...values, price: formatMoney(total.to) })];
  const first =
    reach.kind === 'short'
      ? texts(`verdict.short.${what}`, { ...values, price: formatMoney(stages.sum.from) })
      : texts(`verdict.${reach.kind}.${what}`, values);
  if (reach.kind === 'short') {
    const { months, journey } = coverOf(band, getFigures().prices);
    return journey.kind === 'short' ? [first, texts('verdict.instead', { months })] : [first];
  }
  if (extras.sum.from === 0) return [first];
  // Next to the stages at their lowest price: the least that the whole plan comes to.
  const all = reachOf(band, total);
  const price = formatMoney(total.from);
  return [
    first,
    all.kind === 'short'
      ? texts('verdict.added', { price, difference: formatMoney(all.difference) })
      : texts('verdict.fits', { price }),
  ];
};
