import type { PrintBlock, PrintDocument } from '#core/contract/documents';
import { formatAmount } from '../../lib/amounts';
import type { Document, Line, Part } from '../models/document';
import type { MoneyConfig } from '../settings';
import { documentTexts } from '../texts/documents';

const percent = (rate: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);

const titles = { invoice: 'invoice', 'credit-note': 'creditNote', statement: 'statement' } as const;

/** The tax within, by rate. */
const taxRows = (lines: readonly Line[]): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const { taxRate, tax } of lines) if (taxRate > 0) sums.set(taxRate, (sums.get(taxRate) ?? 0) + tax);
  return sums;
};

interface Printed {
  readonly document: Document;
  readonly lines: readonly Line[];
  readonly parts: readonly Part[];
  /** Number of the invoice that a credit note corrects. */
  readonly corrects: string | null;
}

/** An invoice, credit note or statement on paper, in the language it was issued in. */
export const printDocumentOf = (
  { document, lines, parts, corrects }: Printed,
  config: MoneyConfig,
  now: string,
): PrintDocument => {
  const { language, currency, issuer } = document;
  const words = documentTexts[language];
  const amount = (minor: number) => formatAmount(minor, currency, language);
  const day = (date: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  const title = `${words[titles[document.kind]]} ${document.numberText}`;
  const taxes = [...taxRows(lines)];
  const sums = [
    ...taxes.map(([rate, tax]) => ({ term: words.included(percent(rate, language)), text: amount(tax) })),
    { term: words.total, text: amount(document.total) },
  ];
  const facts: PrintBlock = {
    kind: 'definitions',
    items: [
      { term: words.issued, text: day(document.issuedOn) },
      { term: words.from, text: [issuer.name, issuer.address].filter(Boolean).join('\n') },
      ...(issuer.taxId ? [{ term: words.taxId, text: issuer.taxId }] : []),
      { term: words.to, text: document.payerName },
      ...(corrects ? [{ term: words.corrects, text: corrects }] : []),
    ],
  };
  const due = Math.max(0, document.balance);
  const isInvoice = document.kind === 'invoice';
  return {
    title,
    ...(isInvoice && document.cancelledAt !== null ? { subtitle: words.cancelled } : {}),
    language,
    runningHead: title,
    footer: issuer.name,
    pageNumber: words.page,
    created: now,
    ...(document.isSample ? { watermark: words.sample } : {}),
    sections: [
      {
        heading: title,
        blocks: [
          facts,
          {
            kind: 'table',
            columns: [...words.columns],
            rows: lines.map((line) => [
              line.description,
              String(line.quantity),
              amount(line.unitAmount),
              percent(line.taxRate, language),
              amount(line.amount),
            ]),
          },
          { kind: 'definitions', items: sums },
          ...(taxes.length === 0 && isInvoice ? [{ kind: 'note' as const, text: words.noTax }] : []),
        ],
      },
      ...(isInvoice && parts.length > 0
        ? [
            {
              heading: words.parts,
              blocks: [
                {
                  kind: 'table' as const,
                  columns: [...words.partColumns],
                  rows: parts.map((part) => [words.part[part.label], day(part.dueOn), amount(part.amount)]),
                },
              ],
            },
          ]
        : []),
      ...(isInvoice
        ? [
            {
              heading: words.state,
              blocks: [
                {
                  kind: 'definitions' as const,
                  items: [
                    { term: words.paid, text: amount(document.received) },
                    ...(document.refunded > 0 ? [{ term: words.refunded, text: amount(document.refunded) }] : []),
                    { term: words.remaining, text: amount(due) },
                    ...(due > 0 && config.iban
                      ? [
                          {
                            term: words.transfer,
                            text: [
                              `${words.holder}: ${config.accountHolder || config.issuerName}`,
                              `IBAN: ${config.iban}`,
                              ...(config.bic ? [`BIC: ${config.bic}`] : []),
                              `${words.reference}: ${document.numberText}`,
                            ].join('\n'),
                          },
                        ]
                      : []),
                  ],
                },
              ],
            },
          ]
        : []),
    ],
  };
};
