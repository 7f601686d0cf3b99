import type { PrintBlock, PrintDocument } from '#core/contract/documents';
import type { Document, Line, Part } from '../models/document';
import type { MoneyConfig } from '../settings';
import { documentTexts } from '../texts/documents';
import { printing } from './printed-lines';

const titles = { invoice: 'invoice', 'credit-note': 'creditNote', statement: 'statement' } as const;

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
  const { amount, day, printLines } = printing(language, currency);
  const title = `${words[titles[document.kind]]} ${document.numberText}`;
  const facts: PrintBlock = {
    kind: 'definitions',
    columns: 2,
    items: [
      { term: words.from, text: [issuer.name, issuer.address].filter(Boolean).join('\n') },
      { term: words.to, text: document.payerName },
      { term: words.issued, text: day(document.issuedOn) },
      ...(issuer.taxId ? [{ term: words.taxId, text: issuer.taxId }] : []),
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
    blocks: [facts, ...printLines(lines, document.total, isInvoice)],
    sections: [
      ...(isInvoice && parts.length > 0
        ? [
            {
              heading: words.parts,
              blocks: [
                {
                  kind: 'table' as const,
                  columns: [...words.partColumns],
                  numeric: [2],
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
                  columns: 2 as const,
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
