import type { Core } from '#core/contract/server';
import type { Document } from '../models/document';
import type { MoneyConfig } from '../settings';
import { printDocumentOf } from '../views/printed-document';
import { readParts } from './document-parts';
import { getDocumentRow } from './staff-document';

/** A document as PDF. */
export const printPdf = async (core: Core, config: MoneyConfig, document: Document): Promise<Buffer> => {
  const { lines, parts } = await readParts(core.db, document);
  const corrects = document.correctsId === null ? null : await getDocumentRow(core.db, document.correctsId);
  const printed = { document, lines, parts, corrects: corrects?.numberText ?? null };
  return Buffer.from(await core.print(printDocumentOf(printed, config, new Date().toISOString())));
};
