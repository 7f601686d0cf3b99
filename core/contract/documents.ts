/** One stroke, surface or word of a drawing; lengths in the drawing's own units, colours as `#rrggbb`. */
export type Shape =
  | {
      readonly kind: 'path';
      /** SVG path data in absolute commands: M L H V C S Q A Z. */
      readonly d: string;
      readonly fill?: string;
      readonly stroke?: string;
      /** Width of the stroke; 1 by default. */
      readonly width?: number;
      readonly dash?: readonly number[];
      /** How a stroke ends; butt by default. Round joins its corners round as well. */
      readonly cap?: 'round';
      /** Moves and scales the path, as SVG's `translate(x y) scale(scale)`. */
      readonly at?: { readonly x: number; readonly y: number; readonly scale: number };
    }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      /** Where the letters stand. */
      readonly baseline: number;
      readonly size: number;
      readonly fill: string;
      readonly strong?: boolean;
      /** The title's face. */
      readonly serif?: boolean;
      readonly anchor?: 'middle' | 'end';
    };

/** A picture as data, from which both a file of its own and a figure on paper are made; drawn in the order given. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** A block of a printed section. Texts are plain; a line feed breaks the line. */
export type PrintBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Small and muted: explanations, dates, sources. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string; readonly from?: string }
  | { readonly kind: 'list'; readonly ordered?: boolean; readonly items: readonly string[] }
  /** One below the other, or side by side in columns, row by row. */
  | {
      readonly kind: 'definitions';
      readonly items: readonly { readonly term: string; readonly text: string }[];
      readonly columns?: 2 | 3;
    }
  /** One to eight columns; every row has as many cells as there are columns. */
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Columns of numbers, from 0: they end at the same place. */
      readonly numeric?: readonly number[];
      /** Rows that sum up the others, the last one strong. */
      readonly sums?: readonly (readonly string[])[];
    }
  /** A drawing with what it shows in words; as wide as the text by default, smaller where the page ends. */
  | {
      readonly kind: 'figure';
      readonly drawing: Drawing;
      readonly alt: string;
      readonly caption?: string;
      /** Widest, in points. */
      readonly width?: number;
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
  /** Title and subtitle have the first page to themselves. */
  readonly titlePage?: boolean;
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

/** Somebody in a calendar entry; the address must be one plain address. */
export interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

/** One appointment as calendar programs exchange it. All texts may be anything; they are escaped. */
export interface CalendarEvent {
  /** The same for as long as it is this appointment, also when it is moved or called off: the id of its row. */
  readonly uid: string;
  /** Instants with a zone (`2026-12-01T10:00:00Z`); written in UTC, to the second. */
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly description?: string;
  readonly location?: string;
  readonly organizer?: CalendarPerson;
  readonly attendees?: readonly CalendarPerson[];
  /** Grows with every change; programs ignore a lower one. */
  readonly sequence: number;
  readonly status: 'CONFIRMED' | 'CANCELLED';
  /** `REQUEST` asks the attendees, `CANCEL` calls off, `PUBLISH` is a copy for the own calendar. */
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
}
