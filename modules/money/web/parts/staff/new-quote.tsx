import { useState } from 'react';
import { api, useApi } from '#core/web';
import { Button, toast } from '#ui';
import { toDecimal } from '../../../lib/amounts';
import { planQuoteParts } from '../../../lib/quote-parts';
import { addDays } from '../../../lib/refund-policy';
import { createQuote, listTaxRates } from '../../../schemas/endpoints';
import type { QuoteInput, QuoteSubject, QuoteView } from '../../../schemas/quotes';
import { languages, maxDescription } from '../../../schemas/values';
import { currencyField, currencyOf, dayField, nameRates, type Rate, readAmount, today } from './fields';
import { FormDialog, type FormField, type FormValues } from './form-dialog';
import styles from './staff.module.css';
import { texts } from './texts/texts';

/** Days for which a new quote holds, unless staff say otherwise. */
const usualDays = 14;
const mostLines = 30;

/** What a line of a new quote begins with. */
interface LineStart {
  readonly description: string;
  readonly quantity: number;
  /** Null: nobody knows yet. */
  readonly unitAmount: number | null;
  readonly taxCode: string | null;
}

const usualCurrency = 'EUR';

/** Lines of the quote in whose place it comes, else what was chosen in what it is about; prices of one currency alone. */
const startOf = (
  quote: QuoteView | undefined,
  about: QuoteSubject | undefined,
): { readonly currency: string; readonly lines: readonly LineStart[] } => {
  if (quote) return { currency: quote.currency, lines: quote.lines };
  if (!about) return { currency: usualCurrency, lines: [] };
  const currency = about.lines.find((line) => line.currency !== null)?.currency ?? usualCurrency;
  const lines = about.lines.slice(0, mostLines).map((line) => ({
    description: line.description.slice(0, maxDescription),
    quantity: 1,
    unitAmount: line.currency === currency ? line.unitAmount : null,
    taxCode: line.taxCode,
  }));
  const alone = { description: about.description, quantity: 1, unitAmount: null, taxCode: null };
  return { currency, lines: lines.length > 0 ? lines : [alone] };
};

const lineFields = (i: number, rates: readonly Rate[], line: LineStart | undefined, currency: string): FormField[] => {
  const label = (field: string): string => texts('quote.line', { line: i + 1, field });
  return [
    {
      name: `lines.${i}.description`,
      label: label(texts('field.description')),
      value: line?.description ?? '',
      maxLength: maxDescription,
    },
    {
      name: `lines.${i}.quantity`,
      label: label(texts('quote.quantity')),
      value: String(line?.quantity ?? 1),
      maxLength: 4,
    },
    {
      name: `lines.${i}.unitAmount`,
      label: label(texts('quote.price')),
      value: typeof line?.unitAmount === 'number' ? toDecimal(line.unitAmount, currency) : '',
      maxLength: 20,
    },
    {
      name: `lines.${i}.taxCode`,
      label: label(texts('field.tax')),
      value: line?.taxCode ?? rates[0]?.value ?? '',
      options: rates,
    },
  ];
};

/** How a quote that is to be replaced is paid, as the fields of the form say it. */
const planOf = (quote: QuoteView | undefined): { deposit: string; count: string; first: string } => {
  const rest = quote?.parts.filter(({ label }) => label !== 'deposit') ?? [];
  const deposit = quote?.parts.find(({ label }) => label === 'deposit')?.amount;
  return {
    deposit: quote && deposit ? toDecimal(deposit, quote.currency) : '',
    count: String(Math.max(1, rest.length)),
    first: String(rest[0]?.dueInDays ?? 0),
  };
};

const fieldsOf = (
  count: number,
  rates: readonly Rate[],
  quote: QuoteView | undefined,
  about: QuoteSubject | undefined,
): readonly FormField[] => {
  const plan = planOf(quote);
  const start = startOf(quote, about);
  return [
    { name: 'name', label: texts('field.name'), value: quote?.clientName ?? about?.name ?? '', maxLength: 120 },
    {
      name: 'email',
      label: texts('field.email'),
      value: quote?.clientEmail ?? about?.email ?? '',
      type: 'email',
      maxLength: 254,
    },
    {
      name: 'language',
      label: texts('quote.language'),
      hint: texts('quote.language.hint'),
      value: quote?.language ?? about?.language ?? 'en',
      options: languages.map((value) => ({ value, label: texts(`language.${value}`) })),
    },
    { ...currencyField, value: start.currency },
    { ...dayField('validUntil'), value: addDays(today(), usualDays) },
    {
      name: 'deposit',
      label: texts('quote.deposit'),
      hint: texts('quote.deposit.hint'),
      value: plan.deposit,
      maxLength: 20,
      isOptional: true,
    },
    { name: 'count', label: texts('quote.count'), value: plan.count, maxLength: 2 },
    { name: 'first', label: texts('quote.first'), hint: texts('quote.first.hint'), value: plan.first, maxLength: 3 },
    ...Array.from({ length: count }, (_, i) => lineFields(i, rates, start.lines[i], start.currency)).flat(),
  ];
};

const countOf = (typed = ''): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

const readLines = (values: FormValues, count: number): QuoteInput['lines'] =>
  Array.from({ length: count }, (_, i) => ({
    description: values[`lines.${i}.description`]?.trim() ?? '',
    quantity: countOf(values[`lines.${i}.quantity`]),
    unitAmount: readAmount({ ...values, amount: values[`lines.${i}.unitAmount`] ?? '' }) ?? Number.NaN,
    taxCode: values[`lines.${i}.taxCode`] ?? '',
  }));

const readParts = (values: FormValues, lines: QuoteInput['lines']): QuoteInput['parts'] | null => {
  const { deposit = '' } = values;
  return planQuoteParts({
    total: lines.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0),
    deposit: deposit.trim() === '' ? 0 : (readAmount({ ...values, amount: deposit }) ?? Number.NaN),
    count: countOf(values.count),
    firstInDays: countOf(values.first),
  });
};

/** What is wrong with lines and parts, by field. */
const checkQuote = (values: FormValues, count: number): FormValues => {
  const lines = readLines(values, count);
  const wrong: (readonly [string, string])[] = lines.flatMap(({ quantity, unitAmount }, i) => [
    ...(quantity >= 1 && quantity <= 1000 ? [] : [[`lines.${i}.quantity`, texts('quote.quantity.wrong')] as const]),
    ...(unitAmount > 0 ? [] : [[`lines.${i}.unitAmount`, texts('field.amount.wrong')] as const]),
  ]);
  if (wrong.length === 0 && readParts(values, lines) === null) wrong.push(['deposit', texts('quote.plan.wrong')]);
  return Object.fromEntries(wrong);
};

interface NewQuoteProps {
  /** An open quote in whose place the new one comes. */
  readonly replaces?: QuoteView;
  /** What it is made about. */
  readonly about?: QuoteSubject;
  readonly onSent: (id: string) => void;
}

/** A quote that staff write and send: lines, a last day, and how it is paid once it is accepted. */
export const NewQuote = ({ replaces, about, onSent }: NewQuoteProps) => {
  const { data: rates } = useApi(listTaxRates);
  const [count, setCount] = useState(Math.max(1, startOf(replaces, about).lines.length));
  const options = nameRates(rates ?? []);
  if (options.length === 0) return null;
  const title = texts(replaces ? 'quote.change' : 'quote.new');
  return (
    <FormDialog
      opener={title}
      isLoud={!replaces}
      title={title}
      lead={replaces ? texts('quote.change.more', { number: replaces.number }) : texts('quote.new.more')}
      fields={fieldsOf(count, options, replaces, about)}
      more={
        <div className={styles.ends}>
          {count < mostLines && <Button onClick={() => setCount(count + 1)}>{texts('quote.line.add')}</Button>}
          {count > 1 && (
            <Button variant="bare" onClick={() => setCount(count - 1)}>
              {texts('quote.line.remove')}
            </Button>
          )}
        </div>
      }
      action={texts('quote.send')}
      check={(values) => checkQuote(values, count)}
      send={async (values, idempotencyKey) => {
        const { name = '', email = '', language, validUntil = '' } = values;
        const lines = readLines(values, count);
        const body: QuoteInput = {
          name: name.trim(),
          email: email.trim(),
          language: languages.find((one) => one === language) ?? 'en',
          currency: currencyOf(values),
          lines,
          validUntil,
          parts: readParts(values, lines) ?? [],
          ...(replaces && { replacesId: replaces.id }),
          ...(about && { subject: about.subject }),
        };
        const { id, number } = await api(createQuote, { body }, { idempotencyKey });
        toast({ title: texts('quote.sent', { number }), tone: 'success' });
        onSent(id);
      }}
    />
  );
};
