import { api, useSession } from '#core/web';
import { getOwnZone } from '#core/web/slots/zones';
import { searchPlaces } from '#modules/geo/public';
import { getClient } from '#modules/profile/public';
import type { Answers } from '../../../schemas/answers';
import { ownCountry } from '../fields/countries';

/** Where the consultation form leaves what somebody has just entered, in this tab. */
const handedOver = 'hedo.intake-prefill';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What was handed over; taken once. */
const takeHandedOver = (): Answers => {
  try {
    const saved = JSON.parse(sessionStorage.getItem(handedOver) ?? '{}') as Readonly<Record<string, unknown>>;
    sessionStorage.removeItem(handedOver);
    return {
      firstName: text(saved.firstName),
      lastName: text(saved.lastName),
      email: text(saved.email),
      phone: text(saved.phone),
      dateOfBirth: text(saved.dateOfBirth),
      birthTime: text(saved.birthTime),
      birthTimeUnknown: saved.birthTimeUnknown === true ? true : null,
      birthLocation: text(saved.birthPlace),
      placeId: text(saved.placeId),
      offsetSeconds: typeof saved.offsetSeconds === 'number' ? saved.offsetSeconds : null,
    };
  } catch {
    return {};
  }
};

/** The zone of a chosen place, which the other form does not hand over. */
const zoneOf = async ({ birthLocation, placeId }: Answers): Promise<string | null> => {
  if (!birthLocation || !placeId) return null;
  const town = birthLocation.split(',')[0] ?? birthLocation;
  const found = await api(searchPlaces, { query: { q: town } });
  return found.find(({ id }) => id === placeId)?.zone ?? null;
};

/** The birth that the account has in its profile, if any; none where the profile cannot be asked. */
const bornAs = async (): Promise<Answers> => {
  const record = await api(getClient, {}, { quiet: true });
  if (!record) return {};
  const { birthDate, birthTime, place, moment } = record;
  return {
    dateOfBirth: birthDate,
    birthTime: birthTime?.slice(0, 5) ?? null,
    birthTimeUnknown: birthTime === null ? true : null,
    birthLocation: place.label,
    placeId: place.placeId,
    timezone: place.zone,
    offsetSeconds: moment?.status === 'chosen' ? moment.offsetSeconds : null,
  };
};

/** What is known of the person already, so that nobody types it twice: from the form before, then from the account. */
export const fillKnown = async (saved: Answers, fill: (known: Answers) => void): Promise<void> => {
  const given = takeHandedOver();
  const isBorn = ({ dateOfBirth, birthLocation, placeId }: Answers): boolean =>
    Boolean(dateOfBirth || birthLocation || placeId);
  // The offset belongs to the birth that it came with.
  fill(isBorn(saved) ? { ...given, offsetSeconds: null } : given);
  const { user } = useSession.getState();
  if (user) fill({ firstName: user.firstName, lastName: user.lastName, email: user.email });
  // Two births are never mixed: the profile's comes whole or not at all.
  try {
    if (isBorn(saved) || isBorn(given)) fill({ timezone: await zoneOf(given) });
    else if (user) fill(await bornAs());
  } catch {
    // Then it is entered by hand.
  }
};

/** What this device tells about where somebody is; only fills what is empty. */
export const findOwnPlace = (): { readonly contactTimezone: string; readonly phoneCountry: string | null } => ({
  contactTimezone: getOwnZone(),
  phoneCountry: ownCountry(navigator.languages),
});
