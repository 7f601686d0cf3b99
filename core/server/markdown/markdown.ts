import type { MarkdownTree } from '../../contract/markdown';
import { blocksOf } from './blocks';
import { GuardedLexer, tooTangled } from './guarded-lexer';

/** Most characters of a text that is parsed at all. */
const longest = 200_000;

/**
 * A Markdown text as the safe tree: HTML in it becomes words, links lead to `https:`, `mailto:` or own paths or are none.
 * Takes at most about 250 ms; throws 422 for a text that is longer than 200,000 characters, too deep or too tangled.
 */
export const parseMarkdown = (text: string): MarkdownTree => {
  if (text.length > longest) throw tooTangled();
  return blocksOf(new GuardedLexer(text.length).lex(text));
};
