import type { ReactNode } from 'react';

/** A line of the keyboard table: keys as they are printed, and what they do. */
export type KeyRow = readonly [keys: string, effect: string];

/** An element of the drawing: its name, a selector within the part, and what it is for. */
export type AnatomyRow = readonly [name: string, selector: string, purpose: string];

/** A rendered example and the sentence below it. */
export interface Example {
  readonly show: ReactNode;
  readonly text: string;
}

export interface Change {
  /** YYYY-MM-DD */
  readonly on: string;
  readonly text: string;
}

/**
 * What the page of a part says next to what the compiler and the tests know: `<part>.docs.tsx` next to the part, or `parameters.part`
 * in the stories of a module.
 */
export interface PartDocs {
  /** stable: changes keep what uses it working. new: may still change. deprecated: use what `changes` names. */
  readonly status: 'stable' | 'new' | 'deprecated';
  /** Newest first. */
  readonly changes: readonly Change[];
  /** Drawn and measured on the page. What opens over a page is taken from a story. */
  readonly anatomy: {
    readonly show: ReactNode | { readonly story: string; readonly height: number };
    readonly rows: readonly AnatomyRow[];
  };
  /** Or the sentence that says why it has none. */
  readonly keyboard: readonly KeyRow[] | string;
  readonly accessibility: readonly string[];
  readonly dos: readonly Example[];
  readonly donts: readonly Example[];
}
