import type { MarkdownBlock, MarkdownInline, MarkdownTree } from '#core/contract/markdown';
import { mediaKeyOf } from '#modules/media/public';

const ofLine = (line: readonly MarkdownInline[]): string[] =>
  line.flatMap((piece) => {
    if (piece.kind === 'link') return mediaKeyOf(piece.href) ?? [];
    return 'children' in piece ? ofLine(piece.children) : [];
  });

const ofBlock = (block: MarkdownBlock): string[] => {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return ofLine(block.children);
    case 'quote':
      return block.blocks.flatMap(ofBlock);
    case 'list':
      return block.items.flatMap((item) => item.flatMap(ofBlock));
    case 'table':
      return [block.head, ...block.rows].flatMap((row) => row.flatMap(ofLine));
    default:
      return [];
  }
};

/** The digests of the library's files that a text names, in its order, each once. */
export const listFileKeys = (tree: MarkdownTree): string[] => [...new Set(tree.flatMap(ofBlock))];
