import type { Token } from 'marked';
import type { MarkdownInline } from '../../contract/markdown';
import { readEntities } from './entities';
import { safeHref } from './safe-href';

const marks = { strong: 'strong', em: 'emphasis', del: 'deleted' } as const;
const isMark = (type: string): type is keyof typeof marks => Object.hasOwn(marks, type);

/** Tokens below a token; marked types them loosely. */
export const tokensOf = (token: Token): Token[] => ('tokens' in token && token.tokens) || [];

const textOf = (token: Token): string => ('text' in token && typeof token.text === 'string' ? token.text : token.raw);

const one = (token: Token, count: () => void, inLink: boolean): MarkdownInline[] => {
  count();
  if (isMark(token.type)) return [{ kind: marks[token.type], children: inlines(tokensOf(token), count, inLink) }];
  switch (token.type) {
    case 'codespan':
      return [{ kind: 'code', text: textOf(token) }];
    case 'br':
      return [{ kind: 'break' }];
    case 'link': {
      const children = inlines(tokensOf(token), count, true);
      const href = inLink ? null : safeHref(String(token.href ?? ''));
      return href === null ? children : [{ kind: 'link', href, children }];
    }
    case 'escape':
      return [{ kind: 'text', text: textOf(token) }];
    case 'checkbox':
      return [{ kind: 'text', text: token.checked ? '☑ ' : '☐ ' }];
    case 'html':
      // Markup of others is shown as what it is: words.
      return [{ kind: 'text', text: token.raw }];
    case 'image':
      return [{ kind: 'text', text: readEntities(textOf(token)) }];
    default: {
      const nested = tokensOf(token);
      return nested.length > 0 ? inlines(nested, count, inLink) : [{ kind: 'text', text: readEntities(textOf(token)) }];
    }
  }
};

/** A line's tokens as the safe tree; neighbouring texts become one. `count` is called for each token and may throw. */
export const inlines = (tokens: readonly Token[], count: () => void, inLink = false): MarkdownInline[] => {
  const joined: MarkdownInline[] = [];
  for (const piece of tokens.flatMap((token) => one(token, count, inLink))) {
    const last = joined.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = { kind: 'text', text: last.text + piece.text };
    else if (piece.kind !== 'text' || piece.text !== '') joined.push(piece);
  }
  return joined;
};

/** The words of a line without its marks. */
export const wordsOf = (line: readonly MarkdownInline[]): string =>
  line.map((piece) => ('text' in piece ? piece.text : 'children' in piece ? wordsOf(piece.children) : ' ')).join('');
