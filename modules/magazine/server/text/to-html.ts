import type { MarkdownBlock, MarkdownInline, MarkdownTree } from '#core/contract/markdown';
import { type MediaFile, mediaKeyOf, type PictureSource } from '#modules/media/public';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const marks = { emphasis: 'em', strong: 'strong', deleted: 'del' } as const;

interface Around {
  /** Makes an own path an address. */
  readonly absolute: (path: string) => string;
  readonly files: ReadonlyMap<string, MediaFile>;
}

const addressOf = (href: string, { absolute }: Around): string => (/^[/#]/.test(href) ? absolute(href) : href);

const line = (pieces: readonly MarkdownInline[], around: Around): string =>
  pieces
    .map((piece) => {
      switch (piece.kind) {
        case 'text':
          return escaped(piece.text);
        case 'code':
          return `<code>${escaped(piece.text)}</code>`;
        case 'break':
          return '<br>';
        case 'link':
          return `<a href="${escaped(addressOf(piece.href, around))}">${line(piece.children, around)}</a>`;
        default:
          return `<${marks[piece.kind]}>${line(piece.children, around)}</${marks[piece.kind]}>`;
      }
    })
    .join('');

/** A picture as a paragraph. */
export const pictureHtml = ({ src, width, height, alt }: PictureSource, absolute: Around['absolute']): string =>
  `<p><img src="${escaped(absolute(src))}" width="${width}" height="${height}" alt="${escaped(alt)}"></p>`;

/** A picture that stands as a paragraph of its own; null for any other paragraph. */
const figure = (pieces: readonly MarkdownInline[], around: Around): string | null => {
  const [only] = pieces;
  if (pieces.length !== 1 || only?.kind !== 'link') return null;
  const picture = around.files.get(mediaKeyOf(only.href) ?? '')?.picture;
  return picture ? pictureHtml(picture, around.absolute) : null;
};

const block = (part: MarkdownBlock, around: Around): string => {
  switch (part.kind) {
    case 'paragraph':
      return figure(part.children, around) ?? `<p>${line(part.children, around)}</p>`;
    case 'heading':
      return `<h${part.level}>${line(part.children, around)}</h${part.level}>`;
    case 'quote':
      return `<blockquote>${many(part.blocks, around)}</blockquote>`;
    case 'list': {
      const [name, start] = part.ordered ? ['ol', part.start === 1 ? '' : ` start="${part.start}"`] : ['ul', ''];
      return `<${name}${start}>${part.items.map((item) => `<li>${many(item, around)}</li>`).join('')}</${name}>`;
    }
    case 'code':
      return `<pre><code>${escaped(part.text)}</code></pre>`;
    case 'rule':
      return '<hr>';
    case 'table': {
      const row = (cells: readonly MarkdownInline[][], cell: 'th' | 'td'): string =>
        `<tr>${cells.map((one) => `<${cell}>${line(one, around)}</${cell}>`).join('')}</tr>`;
      return `<table>${row(part.head, 'th')}${part.rows.map((one) => row(one, 'td')).join('')}</table>`;
    }
    default:
      return '';
  }
};

const many = (parts: readonly MarkdownBlock[], around: Around): string =>
  parts.map((part) => block(part, around)).join('\n');

/** A text as HTML for readers of feeds: every word of it is escaped, own addresses are whole. */
export const toHtml = (tree: MarkdownTree, around: Around): string => many(tree, around);
