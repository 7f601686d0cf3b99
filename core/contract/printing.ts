/** A block of a printed section. Texts are plain; a line feed breaks the line. */
export type PrintBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Small and muted: explanations, dates, sources. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string; readonly from?: string }
  | { readonly kind: 'list'; readonly ordered?: boolean; readonly items: readonly string[] }
  | { readonly kind: 'definitions'; readonly items: readonly { readonly term: string; readonly text: string }[] }
  /** One to eight columns; every row has as many cells as there are columns. */
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** A heading with what stands below it; sections nest up to three deep. */
export interface PrintSection {
  readonly heading: string;
  readonly blocks: readonly PrintBlock[];
  readonly sections?: readonly PrintSection[];
  /** Begins on a page of its own. */
  readonly newPage?: boolean;
}

/**
 * What `core.print` makes a tagged PDF of: A4 or Letter, its own letters inside, text that can be selected and read aloud. Nothing is
 * fetched. Latin, Greek, Cyrillic, Vietnamese and Devanagari have letters; a sign of another script is drawn as � and
 * kept in the file, so that screen readers and copying give the original.
 */
export interface PrintDocument {
  readonly title: string;
  readonly subtitle?: string;
  /** BCP 47, of the whole text: `en`. */
  readonly language: string;
  /** Small, on every page: 'Private: prepared for Ann Lee, 22 November 2026'. */
  readonly runningHead: string;
  /** Left of the page number. */
  readonly footer?: string;
  /** With `{page}` and `{pages}`: 'Page {page} of {pages}'. */
  readonly pageNumber: string;
  /** Large, pale and slanting across every page. */
  readonly watermark?: string;
  readonly paper?: 'A4' | 'Letter';
  /** Instant that the file names as its making. */
  readonly created: string;
  readonly blocks?: readonly PrintBlock[];
  readonly sections: readonly PrintSection[];
}

/** Characters a document may hold in all. */
export const longestPrint = 2_000_000;
