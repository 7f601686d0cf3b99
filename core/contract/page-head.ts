/** What a search engine, a feed reader and a shared link see of a page. */
export interface PageHead {
  /** Without the product's name. */
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** Own path of the page without what only filters it; the asked path unless told. */
  readonly canonical?: string;
  /** Own path of a PNG, 1200 x 630, with what it shows in words; the product's own unless given. */
  readonly image?: { readonly path: string; readonly alt: string };
  readonly kind?: 'website' | 'article';
  /** schema.org objects; own paths are made absolute by who writes them. */
  readonly jsonLd?: readonly object[];
  readonly feeds?: readonly { readonly title: string; readonly path: string }[];
  /** Languages besides English in which the text exists; those of the module's pages unless given. */
  readonly languages?: readonly ('de' | 'es')[];
  /** Readable, but not to be listed. */
  readonly unlisted?: true;
}
