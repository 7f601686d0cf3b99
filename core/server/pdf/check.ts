import { longestPrint, type PrintBlock, type PrintDocument, type PrintSection } from '../../contract/documents';
import { textsOf } from './characters';

const deepest = 3;
const mostColumns = 8;
const mostShapes = 5000;

type Figure = Extract<PrintBlock, { kind: 'figure' }>;

/** What a path may hold: absolute commands, and numbers without exponents. */
const path = /^M[MLHVCSQAZ0-9\-., ]*$/;

const faultOfFigure = ({ alt, drawing: { width, height, shapes } }: Figure): string | null => {
  if (alt.trim() === '') return 'a figure says in words what it shows';
  if (!(width > 0 && height > 0)) return 'a figure has a size';
  if (shapes.length > mostShapes) return 'a figure has at most five thousand shapes';
  return shapes.every((shape) => shape.kind === 'text' || path.test(shape.d))
    ? null
    : 'a path holds absolute commands and numbers';
};

const faultOf = (block: PrintBlock): string | null => {
  if (block.kind === 'figure') return faultOfFigure(block);
  if (block.kind !== 'table') return null;
  const { length } = block.columns;
  if (length < 1 || length > mostColumns) return 'a table has one to eight columns';
  return [...block.rows, ...(block.sums ?? [])].every((row) => row.length === length)
    ? null
    : 'every row of a table has as many cells as columns';
};

const checkSection = ({ blocks, sections = [] }: PrintSection, depth: number): void => {
  if (depth > deepest) throw new Error('sections of a printed document nest three deep');
  checkBlocks(blocks);
  for (const inner of sections) checkSection(inner, depth + 1);
};

const checkBlocks = (blocks: readonly PrintBlock[]): void => {
  for (const block of blocks) {
    const fault = faultOf(block);
    if (fault) throw new Error(fault);
  }
};

/** Throws where a document is none: mistakes of the caller, never of what people wrote. */
export const checkDocument = (document: PrintDocument): void => {
  if (document.title.trim() === '') throw new Error('a printed document needs a title');
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(document.language))
    throw new Error('a printed document needs a language');
  if (Number.isNaN(Date.parse(document.created))) throw new Error('a printed document needs the instant of its making');
  checkBlocks(document.blocks ?? []);
  for (const section of document.sections) checkSection(section, 1);
  const length = textsOf(document).reduce((sum, text) => sum + text.length, 0);
  if (length > longestPrint) throw new Error('this is too long to be printed');
};
