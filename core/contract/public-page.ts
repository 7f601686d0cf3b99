import { type Address, type Endpoint, type ReplyOf, toPath } from './endpoint';
import { getNextKey, type PageData, type UiLanguage } from './page';
import type { User } from './route';
import type { WebModule } from './web';

/** What the server knows of a page before it is drawn. */
export interface PublicPageAnswer {
  readonly status?: 200 | 404 | 410;
  readonly head: PageHead;
  /**
   * Answers to the GET routes which the page asks by `useApi` or `usePages`, by the exact path it asks; where a list goes on, the
   * path of its next page under `nextOf`.
   */
  readonly answers: Readonly<Record<string, unknown>>;
  /** False where what the device keeps decides what stands there: then the browser alone draws it. */
  readonly drawn?: false;
}

/** One answer of a page; of a list with `next`, the path and query of its next page. */
export const toAnswer = <E extends Endpoint>(
  endpoint: E,
  address: Address<E>,
  reply: ReplyOf<E>,
  next?: string | null,
): PublicPageAnswer['answers'] => {
  const path = toPath(endpoint, address as never);
  return { [path]: reply, ...(next === undefined ? {} : { [getNextKey(path)]: next }) };
};

/** A page of the module which is drawn on the server too, readable without JavaScript. Its component is the one in `web`. */
export interface PublicPage {
  /** The pattern that the page has in the module's web entry: `/magazine/:slug`. */
  readonly path: `/${string}`;
  readonly load: (request: {
    readonly params: Readonly<Record<string, string>>;
    readonly query: URLSearchParams;
    readonly user: User | null;
    readonly language: UiLanguage;
  }) => Promise<PublicPageAnswer>;
  /** The addresses of this pattern, for the sitemap; `changed` is an ISO instant. */
  readonly addresses?: () => Promise<readonly { readonly path: string; readonly changed: string | null }[]>;
}

/** A public file: a text made on demand, such as a feed, or the bytes of a picture. */
export interface PublicDocument {
  readonly path: `/${string}`;
  /** Media type, with the charset of a text. */
  readonly type: string;
  readonly write: (query: URLSearchParams) => Promise<string | Uint8Array>;
}

/** What a search engine, a feed reader and a shared link see of a page. */
export interface PageHead {
  /** Without the product's name. */
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** Own path of the page without what only filters it; the asked path by default. */
  readonly canonical?: string;
  /** Own path of a picture with what it shows in words: a PNG, 1200 x 630, unless it says otherwise. The product's own unless given. */
  readonly image?: {
    readonly path: string;
    readonly alt: string;
    readonly type?: 'image/webp';
    readonly width?: number;
    readonly height?: number;
  };
  readonly kind?: 'website' | 'article';
  /** schema.org objects; own paths are made absolute by who writes them. */
  readonly jsonLd?: readonly object[];
  readonly feeds?: readonly { readonly title: string; readonly path: string }[];
  /** Languages besides English in which the text exists; those of the module's pages unless given. */
  readonly languages?: readonly ('de' | 'es')[];
  /** The language of a text that does not exist in English: it is shown where no other is asked for. */
  readonly original?: 'de' | 'es';
  /** Readable, but not to be listed. */
  readonly unlisted?: true;
}

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
  /** What the drawing bundle of a module that was built elsewhere takes from this one, by name. */
  readonly shared: Readonly<Record<string, object>>;
  /** Takes in such a module, or another version of it; `prepare` loads its pages. */
  readonly adopt: (web: WebModule) => void;
  readonly plan: (data: PageData, path: string) => PlannedPage;
  /** The markup of `#app`. Throws when any part of it cannot be drawn at once. */
  readonly draw: (data: PageData, address: string) => string;
}
