import type { ReactNode } from 'react';

/** One thing that can be chosen: a page, an article, an action. */
export interface CommandItem {
  /** Unique in the list. */
  readonly key: string;
  readonly text: string;
  /** A quiet line under it: what kind of thing it is, why it was found. */
  readonly detail?: ReactNode;
}

/** Items of one kind under a heading; the heading names them for screen readers. */
export interface CommandGroup<Item extends CommandItem = CommandItem> {
  readonly key: string;
  readonly label: string;
  readonly items: readonly Item[];
}
