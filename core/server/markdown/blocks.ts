import type { Token, Tokens } from 'marked';
import type { MarkdownBlock, MarkdownInline } from '../../contract/markdown';
import { tooTangled } from './guarded-lexer';
import { inlines, tokensOf, wordsOf } from './inline';

/** Tokens of one text; a page with more would be slow to draw. 200 kB of lively prose have about 20,000. */
const most = 40_000;

/** Anchors of one text: from the heading's words, each once. The prefix keeps them apart from ids of the page itself. */
const anchors = (): ((words: string) => string) => {
  const used = new Map<string, number>();
  return (words) => {
    const plain = words
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60);
    const base = `h-${plain || 'section'}`;
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    return count === 1 ? base : `${base}--${count}`;
  };
};

/** Makes the blocks of one text. The highest heading it uses becomes level 2, the ones below it follow down to 4. */
export const blocksOf = (tokens: readonly Token[]): MarkdownBlock[] => {
  const anchor = anchors();
  const depths = tokens.flatMap((token) => (token.type === 'heading' ? [(token as Tokens.Heading).depth] : []));
  const shift = 2 - Math.min(...depths, 6);
  let made = 0;
  const count = (): void => {
    made += 1;
    if (made > most) throw tooTangled();
  };
  const paragraph = (children: MarkdownInline[]): MarkdownBlock[] =>
    wordsOf(children).trim() === '' ? [] : [{ kind: 'paragraph', children }];
  const cell = ({ tokens: inside }: Tokens.TableCell): MarkdownInline[] => {
    count();
    return inlines(inside, count);
  };
  const block = (token: Token): MarkdownBlock[] => {
    count();
    switch (token.type) {
      case 'space':
      case 'def':
        return [];
      case 'heading': {
        const children = inlines(tokensOf(token), count);
        const words = wordsOf(children);
        const level = Math.min(4, Math.max(2, (token as Tokens.Heading).depth + shift));
        return words.trim() === '' ? [] : [{ kind: 'heading', level, id: anchor(words), children }];
      }
      case 'blockquote':
        return [{ kind: 'quote', blocks: many(tokensOf(token)) }];
      case 'list': {
        const { ordered, start, items } = token as Tokens.List;
        return [{ kind: 'list', ordered, start: Number(start) || 1, items: items.map((item) => many(item.tokens)) }];
      }
      case 'code':
        return [{ kind: 'code', text: (token as Tokens.Code).text }];
      case 'hr':
        return [{ kind: 'rule' }];
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        return [{ kind: 'table', head: header.map(cell), rows: rows.map((row) => row.map(cell)) }];
      }
      case 'html':
        return paragraph([{ kind: 'text', text: token.raw.trim() }]);
      default:
        return paragraph(inlines(tokensOf(token).length > 0 ? tokensOf(token) : [token], count));
    }
  };
  /** A task's box is a token next to its words: they belong into one line. */
  const many = (list: readonly Token[]): MarkdownBlock[] => {
    const [first, second, ...rest] = list;
    if (first?.type !== 'checkbox' || second?.type !== 'text') return list.flatMap(block);
    return [...paragraph(inlines([first, second], count)), ...rest.flatMap(block)];
  };
  return many(tokens);
};
