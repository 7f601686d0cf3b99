import type { OfferView, TeamOfferView } from '../../schemas/offer';
import type { Offer } from '../models/offer';
import { metresBetween, type Point } from '../offers/places-nearby';

/** An offer for the page; `from` is the middle of the asked place. */
export const presentOffer = (row: Offer, from: Point | null = null): OfferView => ({
  id: row.id,
  name: row.name,
  category: row.category,
  description: row.description,
  location: row.location,
  origin: row.origin,
  provider: row.provider,
  price:
    row.priceMinor !== null && row.currency !== null && row.pricePer !== null
      ? { minor: row.priceMinor, currency: row.currency, per: row.pricePer }
      : null,
  rating: row.ratingTenths === null ? null : row.ratingTenths / 10,
  reviews: row.reviews,
  features: row.features,
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
