import { api, useSession } from '#core/web';
import type { Answers } from '../../schemas/answers';
import type { ChosenPlace } from '../fields/place';

/** Where the consultation form leaves what somebody has just told it, in this tab. */
const handedOver = 'hedo.intake-prefill';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What was handed over; taken once. */
const takeHandedOver = (): Answers => {
  try {
    const held = JSON.parse(sessionStorage.getItem(handedOver) ?? '{}') as Readonly<Record<string, unknown>>;
    sessionStorage.removeItem(handedOver);
    return {
      firstName: text(held.firstName),
      lastName: text(held.lastName),
      email: text(held.email),
      phone: text(held.phone),
      dateOfBirth: text(held.dateOfBirth),
      birthTime: text(held.birthTime),
      birthTimeUnknown: held.birthTimeUnknown === true ? true : null,
      birthLocation: text(held.birthPlace),
      placeId: text(held.placeId),
    };
  } catch {
    return {};
  }
};

/** The zone of a chosen place, which the other form does not hand over. */
const zoneOf = async ({ birthLocation, placeId }: Answers): Promise<string | null> => {
  if (!birthLocation || !placeId) return null;
  const town = birthLocation.split(',')[0] ?? birthLocation;
  const found = await api<readonly ChosenPlace[]>(`/api/places?q=${encodeURIComponent(town)}`);
  return found.find(({ id }) => id === placeId)?.zone ?? null;
};

/** What is known of the person already, so that nobody types it twice: from the form before, then from the account. */
export const fillKnown = async (fill: (known: Answers) => void): Promise<void> => {
  const given = takeHandedOver();
  fill(given);
  const { user } = useSession.getState();
  if (user) fill({ firstName: user.firstName, lastName: user.lastName, email: user.email });
  try {
    fill({ timezone: await zoneOf(given) });
  } catch {
    // Then the zone is chosen by hand.
  }
};
