import type { PrintBlock, PrintDocument, PrintSection } from '../../contract/documents';

const textsOfBlock = (block: PrintBlock): readonly string[] => {
  switch (block.kind) {
    case 'quote':
      return [block.text, block.from ?? ''];
    case 'list':
      return block.items;
    case 'definitions':
      return block.items.flatMap(({ term, text }) => [term, text]);
    case 'table':
      return [...block.columns, ...block.rows.flat(), ...(block.sums ?? []).flat()];
    case 'figure':
      return [
        block.alt,
        block.caption ?? '',
        ...block.drawing.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
      ];
    default:
      return [block.text];
  }
};

const textsOfSection = ({ heading, blocks, sections = [] }: PrintSection): readonly string[] => [
  heading,
  ...blocks.flatMap(textsOfBlock),
  ...sections.flatMap(textsOfSection),
];

/** Every text of a document, in no particular order. */
export const textsOf = (document: PrintDocument): readonly string[] => [
  document.title,
  document.subtitle ?? '',
  document.runningHead,
  document.footer ?? '',
  document.pageNumber,
  document.watermark ?? '',
  ...(document.blocks ?? []).flatMap(textsOfBlock),
  ...document.sections.flatMap(textsOfSection),
];

/** Text as paper takes it: composed letters, plain spaces, no control characters, no halves of a character. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : ''))
    .replace(/[\p{Cs}\p{Co}\p{Cn}]/gu, '\ufffd');
