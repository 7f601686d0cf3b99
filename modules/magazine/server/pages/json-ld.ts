import type { ArticleCard, ArticleView } from '../../schemas/article';
import { articlePagePath } from '../../schemas/paths';
import { cardPath } from './cards';

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

const schemaType = (article: ArticleView): string => (article.category === 'Science' ? 'ScholarlyArticle' : 'Article');

/** schema.org objects of an article: itself with its sound or film and sources, and where it stands. */
export const articleLd = (article: ArticleView, absolute: Absolute): object[] => {
  const url = absolute(articlePagePath(article.slug));
  const media = mediaOf(article, absolute);
  return [
    {
      '@context': 'https://schema.org',
      '@type': schemaType(article),
      headline: article.title,
      description: article.excerpt,
      url,
      image: { '@type': 'ImageObject', url: absolute(cardPath(article.category)), width: 1200, height: 630 },
      mainEntityOfPage: url,
      inLanguage: article.language,
      articleSection: article.category,
      keywords: article.tags.join(', '),
      author: { '@type': 'Person', name: article.author },
      publisher: { '@type': 'Organization', name: 'Hedo', url: absolute('/') },
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
