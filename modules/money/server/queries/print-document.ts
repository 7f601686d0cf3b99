import type { Core } from '#core/contract/server';
import type { Document } from '../models/document';
import type { Quote } from '../models/quote';
import type { MoneyConfig } from '../settings';
import { printDocumentOf } from '../views/printed-document';
import { printQuoteOf } from '../views/printed-quote';
import { readParts } from './document-parts';
import { getDocumentRow } from './staff-document';

/** A document as PDF. */
export const printPdf = async (core: Core, config: MoneyConfig, document: Document): Promise<Buffer> => {
  const { lines, parts } = await readParts(core.db, document);
  const corrects = document.correctsId === null ? null : await getDocumentRow(core.db, document.correctsId);
  const printed = { document, lines, parts, corrects: corrects?.numberText ?? null };
  return Buffer.from(await core.print(printDocumentOf(printed, config, new Date().toISOString())));
};

/** A quote as PDF. */
export const printQuotePdf = async (core: Core, quote: Quote): Promise<Buffer> =>
  Buffer.from(await core.print(printQuoteOf(quote, new Date().toISOString())));
