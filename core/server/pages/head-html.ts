import { type House, productName } from '../../contract/house';
import type { ProductLanguage, UiLanguage } from '../../contract/page';
import type { PageHead } from '../../contract/public-page';
import { inLanguage, languageOf } from '../../contract/written-languages';
import { accentStyle } from './accent-style';
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
  readonly house: Pick<House, 'name' | 'mark' | 'accent'>;
}

/** The picture of links to pages that have none of their own; it names the product, so a house with another name shows its mark. */
const ownImage = { path: '/card.png', alt: 'Hedo: twelve questions about your life, answered in your own words' };
const locales: Readonly<Record<UiLanguage, string>> = { en: 'en_US', de: 'de_DE', es: 'es_ES', 'en-XA': 'en_US' };

const meta = (kind: 'name' | 'property', name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta ${kind}="${name}" content="${escaped(content)}">`;

/** Title, description, addresses, cards for shared links and schema.org data of a page, as HTML. */
export const headHtml = ({ head, path, baseUrl, nonce, language, house, ...parts }: HeadParts): string => {
  const languages: readonly UiLanguage[] = head.languages ?? parts.languages;
  const absolute = (own: string): string => new URL(own, baseUrl).href;
  const { name, mark, accent } = house;
  const title = head.title === productName || head.title === name ? name : `${head.title} · ${name}`;
  /** Who publishes and organizes is the house, under its own name. */
  const asHouse = (key: string, value: unknown): unknown => (key === 'name' && value === productName ? name : value);
  const canonical = head.canonical ?? path;
  const usual = head.original ?? 'en';
  const spoken = languages.includes(language) ? language : usual;
  const written: readonly ProductLanguage[] = [usual, ...languages.map(languageOf)];
  const hrefIn = (one: UiLanguage): string => absolute(inLanguage(canonical, languageOf(one), written));
  const address = hrefIn(spoken);
  const alternates = head.unlisted || languages.length === 0 ? [] : written;
  const houseImage = name === productName ? ownImage : mark && { ...mark, path: mark.src, alt: name };
  const shown = head.image ?? houseImage;
  const image = shown && { type: 'image/png', width: 1200, height: 630, ...shown };
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', head.description),
    head.unlisted ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escaped(address)}">`,
    ...alternates.map((one) => `<link rel="alternate" hreflang="${one}" href="${escaped(hrefIn(one))}">`),
    alternates.length > 0 ? `<link rel="alternate" hreflang="x-default" href="${escaped(absolute(canonical))}">` : '',
    meta('property', 'og:site_name', name),
    meta('property', 'og:type', head.kind ?? 'website'),
    meta('property', 'og:title', head.title === productName ? name : head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', locales[spoken]),
    ...(image
      ? [
          meta('property', 'og:image', absolute(image.path)),
          meta('property', 'og:image:type', image.type),
          meta('property', 'og:image:width', String(image.width)),
          meta('property', 'og:image:height', String(image.height)),
          meta('property', 'og:image:alt', image.alt),
        ]
      : []),
    meta('name', 'twitter:card', head.image || name === productName ? 'summary_large_image' : 'summary'),
    ...(head.feeds ?? []).map(
      (feed) =>
        `<link rel="alternate" type="application/rss+xml" title="${escaped(feed.title)}" href="${escaped(absolute(feed.path))}">`,
    ),
    accent ? `<style nonce="${escaped(nonce)}">${accentStyle(accent)}</style>` : '',
    ...(head.jsonLd ?? []).map(
      (thing) => `<script type="application/ld+json" nonce="${escaped(nonce)}">${jsonBlock(thing, asHouse)}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
};
