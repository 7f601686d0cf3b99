import type { MarkdownBlock, MarkdownInline, MarkdownTree } from '#core/contract/markdown';
import type { HeadingView } from '../../schemas/article';

const ofLine = (line: readonly MarkdownInline[]): string =>
  line.map((piece) => ('text' in piece ? piece.text : 'children' in piece ? ofLine(piece.children) : ' ')).join('');

const ofBlock = (block: MarkdownBlock): string[] => {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [ofLine(block.children)];
    case 'quote':
      return block.blocks.flatMap(ofBlock);
    case 'list':
      return block.items.flatMap((item) => item.flatMap(ofBlock));
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(ofLine).join(' · '));
    case 'code':
      return [block.text];
    default:
      return [];
  }
};

/** The words of a text without its marks, one paragraph a line. */
export const plainText = (tree: MarkdownTree): string => tree.flatMap(ofBlock).join('\n');

/** Headings for a table of contents. */
export const listHeadings = (tree: MarkdownTree): HeadingView[] =>
  tree.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, level: block.level, text: ofLine(block.children) }] : [],
  );
