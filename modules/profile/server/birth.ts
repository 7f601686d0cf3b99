import { invalid, Problem } from '#core/contract/errors';
import { type ChartErrorCode, ChartInputError, checkBirth, sweptSpanOf } from '#modules/chart-engine/public';
import type { Places, PlaceView } from '#modules/geo/public';
import { findStandInTown, listLikelyOffsets, offsetAt, resolveLocalTime } from '#modules/geo/public-server';
import type { SettledBirth } from '../public';
import type { BirthMoment, BirthPlace, BirthWindow, ClientInput } from '../schemas/client';

/** Birth data as it is stored: wall-clock words and a settled place. */
export interface Birth {
  readonly birthDate: string;
  readonly birthTime: string | null;
  /** Between which readings an unknown time lies; absent where none was given, as in rows from before there were windows. */
  readonly birthWindow?: BirthWindow;
  readonly place: BirthPlace;
  readonly fold: 'earlier' | 'later' | null;
  readonly nameAtBirth: string | null;
  /** Chosen by the person, where the zone's history is another town's. */
  readonly offsetSeconds?: number;
}

const placeOf = (place: PlaceView): BirthPlace => ({
  placeId: place.id,
  label: place.label,
  latitude: place.latitude,
  longitude: place.longitude,
  zone: place.zone,
});

/** The place of an input: `placeId` wins; plain text takes its best candidate, or is refused with the candidates. */
const settlePlace = (places: Places, { placeId, birthLocation }: ClientInput): BirthPlace => {
  if (placeId !== undefined) {
    const place = places.byId(placeId);
    if (!place) throw invalid('placeId', 'This place is not known. Choose one from the list.');
    return placeOf(place);
  }
  if (birthLocation === undefined) throw invalid('birthLocation', 'Enter the place of birth.');
  const found = places.resolveText(birthLocation);
  if (found.kind === 'one') return placeOf(found.place);
  if (found.kind === 'none')
    throw invalid('birthLocation', 'This place was not found. Try the nearest town, or add the country.');
  const message = 'Several places have this name. Choose one.';
  throw new Problem(422, 'place-ambiguous', message, {
    fields: [{ path: 'birthLocation', message }],
    members: { candidates: found.candidates },
  });
};

const fieldOf: Readonly<Record<ChartErrorCode, string>> = {
  'date-malformed': 'birthDate',
  'date-impossible': 'birthDate',
  'date-out-of-range': 'birthDate',
  'time-malformed': 'birthTime',
  'latitude-invalid': 'birthLocation',
  'longitude-invalid': 'birthLocation',
  'zone-unknown': 'birthLocation',
  'name-invalid': 'nameAtBirth',
  'window-malformed': 'birthWindow',
  'instant-malformed': 'at',
  'instant-out-of-range': 'at',
};

/** Turns a refusal of the engine into one of the field it concerns. */
export const charted = <T>(compute: () => T): T => {
  try {
    return compute();
  } catch (error) {
    if (error instanceof ChartInputError) throw invalid(fieldOf[error.code], error.message);
    throw error;
  }
};

/** The engine's form of a birth. */
export const asEngineInput = (birth: Birth) => ({
  fullName: birth.nameAtBirth,
  birthDate: birth.birthDate,
  birthTime: birth.birthTime,
  ...(birth.birthWindow ? { birthWindow: birth.birthWindow } : {}),
  lat: birth.place.latitude,
  lon: birth.place.longitude,
  tz: birth.place.zone,
  ...(birth.fold ? { fold: birth.fold } : {}),
  ...(birth.offsetSeconds === undefined ? {} : { offsetSeconds: birth.offsetSeconds }),
});

/** How the clock reading of a birth became an instant; null for an unknown time. */
export const momentOf = ({
  birthDate,
  birthTime,
  place,
  fold,
  offsetSeconds,
}: Pick<Birth, 'birthDate' | 'birthTime' | 'place' | 'fold' | 'offsetSeconds'>): BirthMoment | null => {
  if (birthTime === null) return null;
  const resolved = resolveLocalTime({
    date: birthDate,
    time: birthTime,
    zone: place.zone,
    ...(fold ? { fold } : {}),
    ...(offsetSeconds === undefined ? {} : { offsetSeconds }),
  });
  const town = findStandInTown(place, Date.parse(resolved.utc));
  const certain = resolved.status !== 'normal' || town === null;
  return {
    utc: resolved.utc,
    offsetSeconds: resolved.offsetSeconds,
    status: offsetSeconds !== undefined ? 'chosen' : certain ? resolved.status : 'uncertain',
    zone: place.zone,
    town,
    shiftedTo: resolved.shiftedTo ?? null,
    alternatives: resolved.alternatives ? [...resolved.alternatives] : [],
  };
};

/** Refuses what no clock there showed: a day, or a window, that the calendar or the clock skipped. */
const refuseSkipped = (birth: Birth): void => {
  if (birth.birthTime === null) charted(() => sweptSpanOf(asEngineInput(birth), resolveLocalTime));
};

const refuseFuture = (birth: Birth): void => {
  const now = Date.now();
  const today = new Date(now + offsetAt(birth.place.zone, now) * 1000).toISOString().slice(0, 10);
  if (birth.birthDate > today) throw invalid('birthDate', 'The date of birth lies in the future.');
  const moment = momentOf(birth);
  if (moment && Date.parse(moment.utc) > now) throw invalid('birthTime', 'The time of birth lies in the future.');
  const end = birth.birthWindow && momentOf({ ...birth, birthTime: birth.birthWindow.to });
  if (end && Date.parse(end.utc) > now) throw invalid('birthWindow', 'This window reaches into the future.');
};

/** What was said about the time: a reading, a window, or neither. */
const settleTime = ({ birthTime = null, birthTimeUnknown, birthWindow }: ClientInput) => {
  if (birthTime !== null && birthTimeUnknown)
    throw invalid('birthTime', 'Give a time, or say that it is unknown, not both.');
  return { birthTime, ...(birthWindow ? { birthWindow: { from: birthWindow.from, to: birthWindow.to } } : {}) };
};

/** Kept only where the zone's history is another town's, and then one of those that are offered. */
const settleOffset = ({ offsetSeconds }: ClientInput, moment: BirthMoment | null): { offsetSeconds?: number } => {
  if (typeof offsetSeconds !== 'number' || !moment?.town) return {};
  if (!listLikelyOffsets(moment.zone, Date.parse(moment.utc)).includes(offsetSeconds))
    throw invalid('offsetSeconds', 'No clock near there was that far from UTC. Choose one of the offsets.');
  return { offsetSeconds };
};

const checked = (input: ClientInput, place: BirthPlace): Birth => {
  const nameAtBirth = input.nameAtBirth?.trim() || null;
  const birth: Birth = {
    birthDate: input.birthDate,
    ...settleTime(input),
    place,
    nameAtBirth,
    fold: input.fold ?? null,
  };
  charted(() => checkBirth(asEngineInput(birth)));
  refuseFuture(birth);
  return birth;
};

/** Checks an input and settles it into birth data. Throws 422 for the first field that is wrong. */
export const settleBirth = (places: Places, input: ClientInput): Birth => {
  settleTime(input);
  const birth = checked(input, settlePlace(places, input));
  refuseSkipped(birth);
  const moment = momentOf(birth);
  return {
    ...birth,
    // Kept only where the clock really showed the time twice.
    fold: moment?.status === 'overlap' ? (input.fold ?? 'earlier') : null,
    ...settleOffset(input, moment),
  };
};

/** Where every day begins: what lies ahead there is in the future everywhere. */
const earliestZone = 'Pacific/Kiritimati';

/** The same for a form that left the place out. */
const settleWithoutPlace = (input: ClientInput): SettledBirth => {
  const nowhere = { placeId: '', label: '', latitude: 0, longitude: 0, zone: earliestZone };
  return { ...checked(input, nowhere), fold: null, place: null };
};

/**
 * Settles the birth in a form of another module. Such a form sends an offset only where it was offered one, so that any other is a
 * mistake and not a remnant of an earlier reading.
 */
export const settleFormBirth = (places: Places, input: ClientInput): SettledBirth => {
  const placeLess = input.placeId === undefined && input.birthLocation === undefined;
  const birth: SettledBirth = placeLess ? settleWithoutPlace(input) : settleBirth(places, input);
  if (typeof input.offsetSeconds === 'number' && birth.offsetSeconds === undefined)
    throw invalid('offsetSeconds', 'There is no offset to choose for this time and place. Leave it out.');
  return birth;
};

/** True when two births are the same in everything that counts. */
export const sameBirth = (a: Birth, b: Birth): boolean => JSON.stringify(a) === JSON.stringify(b);
