import type { PrintBlock } from '#core/contract/documents';
import { formatAmount } from '../../lib/amounts';
import { documentTexts } from '../texts/documents';

interface PrintedLine {
  readonly description: string;
  readonly quantity: number;
  readonly unitAmount: number;
  readonly amount: number;
  readonly taxRate: number;
  readonly tax: number;
}

/** The tax within, by rate. */
const sumTaxes = (lines: readonly PrintedLine[]): [rate: number, tax: number][] => {
  const sums = new Map<number, number>();
  for (const { taxRate, tax } of lines) if (taxRate > 0) sums.set(taxRate, (sums.get(taxRate) ?? 0) + tax);
  return [...sums];
};

/** How amounts, days and lines stand on paper in a language. */
export const printing = (language: 'en' | 'de' | 'es', currency: string) => {
  const words = documentTexts[language];
  const amount = (minor: number): string => formatAmount(minor, currency, language);
  const percent = (rate: number): string =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);
  return {
    amount,
    day: (date: string): string =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)),
    /** Lines with the tax within, and their sum; `saysNoTax`: also that there is none. */
    printLines: (lines: readonly PrintedLine[], total: number, saysNoTax: boolean): PrintBlock[] => {
      const taxes = sumTaxes(lines);
      return [
        {
          kind: 'table',
          columns: [...words.columns],
          numeric: [1, 2, 3, 4],
          rows: lines.map((line) => [
            line.description,
            String(line.quantity),
            amount(line.unitAmount),
            percent(line.taxRate),
            amount(line.amount),
          ]),
          sums: [
            ...taxes.map(([rate, tax]) => [words.included(percent(rate)), '', '', '', amount(tax)]),
            [words.total, '', '', '', amount(total)],
          ],
        },
        ...(taxes.length === 0 && saysNoTax ? [{ kind: 'note' as const, text: words.noTax }] : []),
      ];
    },
  };
};
