import type { ContentDocument, ContentField, ContentFields, ContentTranslation } from '#modules/studio/public';
import type { OfferView, TeamOfferView } from '../../schemas/offer';
import type { Offer } from '../models/offer';
import { metresBetween, type Point } from '../offers/places-nearby';

/** The noun of the studio under which offers are translated. */
export const offerTexts = 'offer-texts';

/** An offer as the studio translates it: what everybody sees. What it leaves empty has nothing to translate. */
export const toDocument = ({ id, name, description, location, features, language }: Offer): ContentDocument => {
  const words = {
    name,
    location,
    ...(description.trim() === '' ? {} : { description }),
    ...(features.length === 0 ? {} : { features }),
  };
  const fields: readonly ContentField[] = [
    { name: 'name', label: 'Name', kind: 'text', most: 120 },
    { name: 'location', label: 'Place', kind: 'text', most: 120 },
    { name: 'description', label: 'Description', kind: 'long-text', most: 1000 },
    { name: 'features', label: 'Features', kind: 'list', least: features.length, most: features.length },
  ];
  return {
    key: id,
    title: name,
    sourcePath: '/team-portal/offers',
    source: language,
    fields: fields.filter((field) => field.name in words).map((field) => ({ ...field, isRequired: true })),
    builtIn: { [language]: words },
  };
};

type Words = Pick<OfferView, 'name' | 'location' | 'description' | 'features' | 'language' | 'translated'>;
/** What an offer says in the words of a translation; what that lacks stays as it is. */
const wordsOf = (row: Offer, translation: ContentTranslation | null): Words => {
  const { name, location, description, features, language } = row;
  const own = { name, location, description, features, language, translated: null };
  if (!translation) return own;
  const text = (value: ContentFields[string] | undefined, original: string): string =>
    typeof value === 'string' && value !== '' ? value : original;
  const { fields } = translation;
  return {
    name: text(fields['name'], name),
    location: text(fields['location'], location),
    description: text(fields['description'], description),
    features: Array.isArray(fields['features']) ? fields['features'].map(String) : features,
    language: translation.language,
    translated: { from: language, isCurrent: translation.isCurrent },
  };
};

/** An offer for the page; `from` is the middle of the asked place. */
export const presentOffer = (
  row: Offer,
  from: Point | null = null,
  translation: ContentTranslation | null = null,
): OfferView => ({
  ...wordsOf(row, translation),
  id: row.id,
  category: row.category,
  origin: row.origin,
  provider: row.provider,
  price:
    row.priceMinor !== null && row.currency !== null && row.pricePer !== null
      ? { minor: row.priceMinor, currency: row.currency, per: row.pricePer }
      : null,
  rating: row.ratingTenths === null ? null : row.ratingTenths / 10,
  reviews: row.reviews,
  dietaryOptions: row.dietary,
  availability: row.availability,
  opens: row.opens,
  closes: row.closes,
  departs: row.departs,
  minutes: row.minutes,
  distance: from && row.category !== 'flight' ? metresBetween(from, row) : null,
  sample: row.sample,
});

/** Whether an address may be opened: https, without a name or password in it, at one of the hosts or below. */
export const mayOpen = (address: string, hosts: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, port } = new URL(address);
  const plain = protocol === 'https:' && username === '' && password === '' && port === '';
  return plain && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
};

/** The same for the team: with the address where it is booked, or why there is none. */
export const presentTeamOffer = (row: Offer, hosts: readonly string[]): TeamOfferView => {
  const { bookingUrl: url } = row;
  const refusal =
    url === null ? 'none' : row.availability === 'booked' ? 'booked' : mayOpen(url, hosts) ? null : 'host';
  return {
    id: row.id,
    offer: presentOffer(row),
    bookingUrl: refusal === null && url !== null ? new URL(url).href : null,
    refusal,
    source: `${row.source}:${row.id}`,
  };
};
