import { isRealDate } from '#ui/date-field/date-parts';
import type { ClientInput, ClientView } from '../../../schemas/client';
import type { ChosenPlace } from '../../api/profile';
import { texts } from './texts/texts';

/** How well the time is known: to the minute, between two readings of the clock, or not at all. */
export type TimeKnown = 'exact' | 'window' | 'unknown';

/** Birth data while it is being typed. */
export interface BirthDraft {
  /** `YYYY-MM-DD`, or as far as it was typed. */
  readonly birthDate: string;
  /** `HH:MM`, or as far as it was typed. */
  readonly birthTime: string;
  /** The ends of a window, typed like `birthTime`. */
  readonly windowFrom: string;
  readonly windowTo: string;
  readonly known: TimeKnown;
  /** Chosen from the list; null while `placeText` is only text. */
  readonly place: ChosenPlace | null;
  readonly placeText: string;
  readonly nameAtBirth: string;
  readonly fold: 'earlier' | 'later' | null;
  /** What the clock was ahead of UTC by, where it was chosen. */
  readonly offsetSeconds: number | null;
}

export const emptyDraft: BirthDraft = {
  birthDate: '',
  birthTime: '',
  windowFrom: '',
  windowTo: '',
  known: 'exact',
  place: null,
  placeText: '',
  nameAtBirth: '',
  fold: null,
  offsetSeconds: null,
};

/** The stored record as the form shows it. */
export const draftOf = (client: ClientView): BirthDraft => ({
  birthDate: client.birthDate,
  birthTime: client.birthTime ?? '',
  windowFrom: client.birthWindow?.from ?? '',
  windowTo: client.birthWindow?.to ?? '',
  known: client.birthWindow ? 'window' : client.birthTimeUnknown ? 'unknown' : 'exact',
  place: { id: client.place.placeId, label: client.place.label, zone: client.place.zone },
  placeText: client.place.label,
  nameAtBirth: client.nameAtBirth ?? '',
  fold: client.fold,
  offsetSeconds: client.moment?.status === 'chosen' ? client.moment.offsetSeconds : null,
});

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);

const wholeDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What still has to be filled in before the form can be saved (specification 5), in words. */
export const missingOf = ({ birthDate, place, placeText }: BirthDraft): string[] => [
  ...(wholeDate(birthDate) ? [] : [texts('theDateOfBirth')]),
  ...(place || placeText.trim() ? [] : [texts('thePlaceOfBirth')]),
];

export type BirthField = 'birthDate' | 'birthTime' | 'birthWindow' | 'birthLocation' | 'nameAtBirth';
export type BirthErrors = Partial<Record<BirthField, string>>;

const timeError = ({ known, birthTime }: BirthDraft): string | null => {
  if (known !== 'exact' || isTime(birthTime)) return null;
  return birthTime === '' ? texts('enterTheTimeOf') : texts('thisTimeCannotBe');
};

const windowError = ({ known, windowFrom, windowTo }: BirthDraft): string | null => {
  if (known !== 'window') return null;
  if (windowFrom === '' || windowTo === '') return texts('enterBoth');
  if (!isTime(windowFrom) || !isTime(windowTo)) return texts('thisTimeCannotBe');
  return windowFrom < windowTo ? null : texts('endsLater');
};

/** What is wrong with a filled form as far as the browser can tell; the server judges the rest. */
export const errorsOf = (draft: BirthDraft): BirthErrors => {
  const [birthTime, birthWindow] = [timeError(draft), windowError(draft)];
  return {
    ...(isRealDate(draft.birthDate) ? {} : { birthDate: texts('thisDateIsNot') }),
    ...(birthTime ? { birthTime } : {}),
    ...(birthWindow ? { birthWindow } : {}),
  };
};

/** What is sent. A place from the list is settled by its id; plain text is resolved by the server. */
export const inputOf = (draft: BirthDraft): ClientInput => {
  const text = draft.placeText.trim().slice(0, 100);
  return {
    birthDate: draft.birthDate,
    birthTime: draft.known === 'exact' ? draft.birthTime : null,
    birthTimeUnknown: draft.known !== 'exact',
    ...(draft.known === 'window' ? { birthWindow: { from: draft.windowFrom, to: draft.windowTo } } : {}),
    ...(text ? { birthLocation: text } : {}),
    ...(draft.place ? { placeId: draft.place.id } : {}),
    ...(draft.fold && draft.known === 'exact' ? { fold: draft.fold } : {}),
    ...(draft.offsetSeconds !== null && draft.known === 'exact' ? { offsetSeconds: draft.offsetSeconds } : {}),
    nameAtBirth: draft.nameAtBirth.trim(),
  };
};
