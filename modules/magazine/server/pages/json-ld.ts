import { inLanguage } from '#core/contract/written-languages';
import type { PictureSource } from '#modules/media/public';
import type { ArticleCard, ArticleView } from '../../schemas/article';
import { articlePagePath } from '../../schemas/paths';
import { cardPath } from './cards';

/** Widest variant that a shared link needs. */
const shareWidth = 1400;
type Absolute = (path: string) => string;

const duration = (seconds: number): string => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;

const mediaOf = (article: ArticleView, absolute: Absolute): object | null => {
  const { media } = article;
  if (!media) return null;
  return {
    '@type': media.kind === 'audio' ? 'AudioObject' : 'VideoObject',
    name: article.title,
    description: article.excerpt,
    contentUrl: absolute(media.src),
    encodingFormat: media.type,
    ...(article.publishedAt ? { uploadDate: article.publishedAt } : {}),
    ...(media.durationSeconds === null ? {} : { duration: duration(media.durationSeconds) }),
  };
};

/** The variant of a picture for those who show it large. */
export const widestOf = ({ srcset, src, width }: PictureSource): { readonly url: string; readonly width: number } =>
  srcset.findLast((one) => one.width <= shareWidth) ?? srcset[0] ?? { url: src, width };

const imageOf = ({ cover, category, coverCredit }: ArticleView, absolute: Absolute): object => {
  if (!cover) return { '@type': 'ImageObject', url: absolute(cardPath(category)), width: 1200, height: 630 };
  const { url, width } = widestOf(cover);
  return {
    '@type': 'ImageObject',
    url: absolute(url),
    width,
    height: Math.round((width * cover.height) / cover.width),
    ...(cover.alt === '' ? {} : { caption: cover.alt }),
    ...(coverCredit === '' ? {} : { creditText: coverCredit }),
  };
};

const schemaType = (article: ArticleView): string => (article.category === 'Science' ? 'ScholarlyArticle' : 'Article');

/** schema.org objects of an article: itself with its sound or film and sources, and where it stands. */
export const articleLd = (article: ArticleView, houseName: string, absolute: Absolute): object[] => {
  const url = absolute(inLanguage(articlePagePath(article.slug), article.language, article.languages));
  const media = mediaOf(article, absolute);
  return [
    {
      '@context': 'https://schema.org',
      '@type': schemaType(article),
      headline: article.title,
      description: article.excerpt,
      url,
      image: imageOf(article, absolute),
      mainEntityOfPage: url,
      inLanguage: article.language,
      articleSection: article.category,
      keywords: article.tags.join(', '),
      author: { '@type': 'Person', name: article.author },
      publisher: { '@type': 'Organization', name: houseName, url: absolute('/') },
      timeRequired: `PT${article.readTime}M`,
      ...(article.publishedAt ? { datePublished: article.publishedAt } : {}),
      dateModified: article.changedAt ?? article.publishedAt,
      ...(article.partner ? { sponsor: { '@type': 'Organization', name: article.partner } } : {}),
      ...(article.references.length > 0
        ? {
            citation: article.references.map(({ label, url: link }) => ({
              '@type': 'CreativeWork',
              name: label,
              url: link,
            })),
          }
        : {}),
      ...(media ? { [article.media?.kind === 'audio' ? 'audio' : 'video']: media } : {}),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        ['Transformation Journal', '/magazine'],
        [article.title, articlePagePath(article.slug)],
      ].map(([name, path = ''], index) => ({ '@type': 'ListItem', position: index + 1, name, item: absolute(path) })),
    },
  ];
};

/** schema.org object of the list. */
export const listLd = (cards: readonly ArticleCard[], absolute: Absolute): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: 'Transformation Journal',
    url: absolute('/magazine'),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: cards.map((card, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: card.title,
        url: absolute(articlePagePath(card.slug)),
      })),
    },
  },
];
