import { Lexer, type Token, type TokensList } from 'marked';
import { Problem } from '../../contract/errors';

/** Containers in containers, and marks in marks. */
const deepest = 24;
/** The time some marks take grows with the square of the run they stand in; a longer run is kept as plain words. */
const longestRun = 4000;
/** Milliseconds of the processor, which other work of the machine hardly lengthens. 200 kB of prose take about 40. */
const budget = 250;
/** Other threads of this process count too, so texts of which the depth alone bounds the work are not timed. */
const unclocked = 2000;

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Refusal of a text that would take too long or go too deep. */
export const tooTangled = (): Problem =>
  new Problem(422, 'markdown-too-tangled', 'This text is nested or marked up too heavily to be shown.');

/** The lexer of CommonMark and GitHub's tables and strikes, with a bound on depth and time. It makes tokens, never HTML. */
export class GuardedLexer extends Lexer {
  #depth = 0;
  readonly #end: number;

  constructor(length: number) {
    super({ gfm: true, breaks: false, pedantic: false });
    this.#end = length > unclocked ? spent() + budget : Number.POSITIVE_INFINITY;
  }

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(src: string, tokens: Token[] = [], lastParagraphClipped = false): Token[] {
    return this.#within(() => super.blockTokens(src, tokens, lastParagraphClipped));
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (src.length > longestRun) {
      tokens.push({ type: 'text', raw: src, text: src, escaped: false });
      return tokens;
    }
    return this.#within(() => super.inlineTokens(src, tokens));
  }

  #within<T>(work: () => T): T {
    if (this.#depth >= deepest || spent() > this.#end) throw tooTangled();
    this.#depth += 1;
    try {
      return work();
    } finally {
      this.#depth -= 1;
    }
  }
}
