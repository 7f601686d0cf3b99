import type { PageCard, PageView } from '../../schemas/page';
import { directoryPath, pagePath } from '../../schemas/paths';

type Absolute = (path: string) => string;

/** schema.org objects of a page: a person, what they offer, and where the page is found. Reviewers are not named in it. */
export const pageLd = (page: PageView, absolute: Absolute): object[] => {
  const url = absolute(pagePath(page.slug));
  const person = {
    '@type': 'Person',
    '@id': `${url}#person`,
    name: page.name,
    description: page.headline,
    url,
    ...(page.photo ? { image: absolute(page.photo.src) } : {}),
    knowsLanguage: page.languages.map(({ en }) => en),
    knowsAbout: page.specializations.map(({ en }) => en),
    hasCredential: page.credentials
      .filter(({ isChecked }) => isChecked)
      .map(({ title, issuer }) => ({
        '@type': 'EducationalOccupationalCredential',
        name: title,
        recognizedBy: { '@type': 'Organization', name: issuer },
      })),
  };
  const service = {
    '@type': 'ProfessionalService',
    '@id': `${url}#service`,
    name: page.name,
    description: page.headline,
    url,
    provider: { '@id': `${url}#person` },
    ...(page.photo ? { image: absolute(page.photo.src) } : {}),
    ...(page.place === null ? {} : { address: page.place }),
    ...(page.pricePerHour === null ? {} : { priceRange: `€${page.pricePerHour}` }),
    ...(page.rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: page.rating.average,
            reviewCount: page.rating.count,
            bestRating: 5,
          },
        }),
  };
  return [
    { '@context': 'https://schema.org', '@graph': [person, service] },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Practitioners', item: absolute(directoryPath) },
        { '@type': 'ListItem', position: 2, name: page.name, item: url },
      ],
    },
  ];
};

/** schema.org object of the directory. */
export const directoryLd = (cards: readonly PageCard[], absolute: Absolute): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cards.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(pagePath(slug)),
    })),
  },
];
