import type { PageData, UiLanguage } from './page';
import type { PageHead } from './page-head';

/** What the pages bundle knows of an address without drawing it. */
export interface PlannedPage {
  /** `shell` or the id of the module whose page it is. */
  readonly bundle: string;
  /** The page's pattern in that bundle; null when nothing is there. */
  readonly pattern: string | null;
  readonly params: Readonly<Record<string, string>>;
  /** What the shell says of its own page; null where the module has to. */
  readonly head: PageHead | null;
  /** Languages that the page is written in. */
  readonly languages: readonly UiLanguage[];
  /** The asked page needs a sign-in: that at `/` is drawn below it. */
  readonly standsIn?: true;
  /** The page is drawn without header, footer and dock. */
  readonly cleared?: true;
  /** The page is drawn with italics. */
  readonly italics?: true;
}

/** What `dist/pages` exports: the browser side as the server draws it. Every call is synchronous, so that no two requests mix. */
export interface PagesBundle {
  /** Loads the page components of the given patterns of a bundle, and all catalogues. Answers what cannot be drawn, and why. */
  readonly prepare: (
    pages: readonly { readonly bundle: string; readonly pattern: string }[],
    languages: readonly UiLanguage[],
  ) => Promise<readonly { readonly pattern: string; readonly error: Error }[]>;
  readonly plan: (data: PageData, path: string) => PlannedPage;
  /** The markup of `#app`. Throws when any part of it cannot be drawn at once. */
  readonly draw: (data: PageData, address: string) => string;
}
