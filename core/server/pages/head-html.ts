import type { UiLanguage } from '../../contract/page';
import type { PageHead } from '../../contract/public-page';
import { escaped, jsonBlock } from './escape';

/** What a page's head is written from. */
export interface HeadParts {
  readonly head: PageHead;
  /** Asked path without query. */
  readonly path: string;
  readonly baseUrl: string;
  readonly nonce: string;
  /** Language of the page, and those besides English that its module's pages have. */
  readonly language: UiLanguage;
  readonly languages: readonly UiLanguage[];
}

const product = 'Hedo';
/** The picture of links to pages that have none of their own. */
const ownImage = { path: '/card.png', alt: 'Hedo: twelve questions about your life, answered in your own words' };
const locales: Readonly<Record<UiLanguage, string>> = { en: 'en_US', de: 'de_DE', es: 'es_ES', 'en-XA': 'en_US' };

const meta = (kind: 'name' | 'property', name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta ${kind}="${name}" content="${escaped(content)}">`;

/** Own path with the language in its query; English needs none. */
export const inLanguage = (path: string, language: UiLanguage): string => {
  if (language !== 'de' && language !== 'es') return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
};

/** Title, description, addresses, cards for shared links and schema.org data of a page, as HTML. */
export const headHtml = ({ head, path, baseUrl, nonce, language, ...parts }: HeadParts): string => {
  const languages: readonly UiLanguage[] = head.languages ?? parts.languages;
  const absolute = (own: string): string => new URL(own, baseUrl).href;
  const title = head.title === product ? product : `${head.title} · ${product}`;
  const canonical = head.canonical ?? path;
  const spoken = languages.includes(language) ? language : 'en';
  const address = absolute(inLanguage(canonical, spoken));
  const alternates = head.unlisted || languages.length === 0 ? [] : (['en', ...languages] as const);
  const image = { type: 'image/png', width: 1200, height: 630, ...(head.image ?? ownImage) };
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', head.description),
    head.unlisted ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escaped(address)}">`,
    ...alternates.map(
      (one) => `<link rel="alternate" hreflang="${one}" href="${escaped(absolute(inLanguage(canonical, one)))}">`,
    ),
    alternates.length > 0 ? `<link rel="alternate" hreflang="x-default" href="${escaped(absolute(canonical))}">` : '',
    meta('property', 'og:site_name', product),
    meta('property', 'og:type', head.kind ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', locales[spoken]),
    meta('property', 'og:image', absolute(image.path)),
    meta('property', 'og:image:type', image.type),
    meta('property', 'og:image:width', String(image.width)),
    meta('property', 'og:image:height', String(image.height)),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.feeds ?? []).map(
      (feed) =>
        `<link rel="alternate" type="application/rss+xml" title="${escaped(feed.title)}" href="${escaped(absolute(feed.path))}">`,
    ),
    ...(head.jsonLd ?? []).map(
      (thing) => `<script type="application/ld+json" nonce="${escaped(nonce)}">${jsonBlock(thing)}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
};
