import type { PrintDocument } from '#core/contract/documents';
import type { Quote } from '../models/quote';
import { documentTexts } from '../texts/documents';
import { quoteTexts } from '../texts/quotes';
import { printing } from './printed-lines';
import { stateOf } from './quote';

/** A quote on paper, in the language it was written in. */
export const printQuoteOf = (quote: Quote, now: string): PrintDocument => {
  const { language, currency, issuer, parts } = quote;
  const words = { ...documentTexts[language], ...quoteTexts[language] };
  const { amount, day, printLines } = printing(language, currency);
  const title = `${words.quote} ${quote.numberText}`;
  const state = stateOf(quote);
  return {
    title,
    ...(state === 'open' ? {} : { subtitle: words.states[state] }),
    language,
    runningHead: title,
    footer: issuer.name,
    pageNumber: words.page,
    created: now,
    blocks: [
      {
        kind: 'definitions',
        columns: 2,
        items: [
          { term: words.from, text: [issuer.name, issuer.address].filter(Boolean).join('\n') },
          { term: words.to, text: quote.clientName },
          { term: words.sent, text: day(quote.createdAt.slice(0, 10)) },
          { term: words.validUntil, text: day(quote.validUntil) },
          ...(issuer.taxId ? [{ term: words.taxId, text: issuer.taxId }] : []),
        ],
      },
      ...printLines(quote.lines, quote.total, true),
    ],
    sections: [
      {
        heading: words.ifAccepted,
        blocks: [
          parts.length === 0
            ? { kind: 'note', text: words.dueAtOnce }
            : {
                kind: 'table',
                columns: [...words.partColumns],
                numeric: [2],
                rows: parts.map((part) => [words.part[part.label], words.dueIn(part.dueInDays), amount(part.amount)]),
              },
          { kind: 'note', text: words.fixed },
        ],
      },
      ...(quote.terms === null
        ? []
        : [
            {
              heading: words.terms(quote.termsVersion ?? 1),
              blocks: quote.terms.split(/\n\s*\n/).map((text) => ({ kind: 'note' as const, text })),
            },
          ]),
    ],
  };
};
