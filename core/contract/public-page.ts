import { type Address, type Endpoint, type ReplyOf, toPath } from './endpoint';
import { nextOf, type UiLanguage } from './page';
import type { PageHead } from './page-head';
import type { User } from './route';

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
export const answerTo = <E extends Endpoint>(
  endpoint: E,
  address: Address<E>,
  reply: ReplyOf<E>,
  next?: string | null,
): PublicPageAnswer['answers'] => {
  const path = toPath(endpoint, address as never);
  return { [path]: reply, ...(next === undefined ? {} : { [nextOf(path)]: next }) };
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
