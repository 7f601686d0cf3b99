import { inLanguage } from '#core/contract/written-languages';
import type { PictureSource } from '#modules/media/public';
import { toDecimal } from '#modules/money/public';
import type { PublicDate } from '../../schemas/date';
import type { RetreatCard, RetreatView } from '../../schemas/retreat';
import { retreatPath } from '../queries/retreat-path';

type Absolute = (path: string) => string;
/** Widest variant that a shared link needs. */
const shareWidth = 1400;

/** The variant of a picture for those who show it large. */
export const widestOf = ({ srcset, src, width }: PictureSource): { readonly url: string; readonly width: number } =>
  srcset.findLast((one) => one.width <= shareWidth) ?? srcset[0] ?? { url: src, width };

const offersOf = ({ rooms }: PublicDate, url: string): object[] =>
  rooms.map(({ name, price, left }) => ({
    '@type': 'Offer',
    name,
    price: toDecimal(price.minor, price.currency),
    priceCurrency: price.currency,
    availability: `https://schema.org/${left > 0 ? 'InStock' : 'SoldOut'}`,
    url,
  }));

const placeOf = ({ place }: RetreatView): object => ({
  '@type': 'Place',
  name: place.name,
  address: place.address === '' ? place.name : place.address,
  ...(place.latitude === null
    ? {}
    : { geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude } }),
});

const eventOf = (retreat: RetreatView, date: PublicDate, houseName: string, absolute: Absolute): object => {
  const url = absolute(inLanguage(retreatPath(retreat.slug), retreat.language, retreat.languages));
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: retreat.title,
    description: retreat.summary,
    inLanguage: retreat.language,
    url,
    startDate: date.startsOn,
    endDate: date.endsOn,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(retreat),
    image: retreat.pictures.map((picture) => absolute(widestOf(picture).url)),
    organizer: { '@type': 'Organization', name: houseName, url: absolute('/') },
    performer: retreat.hosts.map(({ name }) => ({ '@type': 'Person', name })),
    maximumAttendeeCapacity: date.capacity,
    remainingAttendeeCapacity: date.left,
    ...(date.rooms.length > 0 ? { offers: offersOf(date, url) } : {}),
  };
};

/** schema.org objects of a retreat: an event with its offers for each date, its questions, and where it is found. */
export const retreatLd = (retreat: RetreatView, houseName: string, absolute: Absolute): object[] => [
  ...retreat.dates.map((date) => eventOf(retreat, date, houseName, absolute)),
  ...(retreat.faq.length > 0
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: retreat.faq.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]
    : []),
  {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Retreats', item: absolute('/retreats') },
      { '@type': 'ListItem', position: 2, name: retreat.title, item: absolute(retreatPath(retreat.slug)) },
    ],
  },
];

/** schema.org object of the list. */
export const retreatListLd = (cards: readonly RetreatCard[], absolute: Absolute): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cards.map(({ title, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absolute(retreatPath(slug)),
    })),
  },
];
