import type { Draft } from './draft';

/** Where the intake finds what somebody has just entered, so that nobody types it twice. */
export const prefillStorage = 'hedo.intake-prefill';

/** What the intake takes over. */
export interface IntakePrefill {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly dateOfBirth: string;
  readonly birthTime: string;
  readonly birthTimeUnknown: boolean;
  readonly birthPlace: string;
  readonly placeId: string;
  readonly offsetSeconds: number | null;
}

const nothingOfBirth = {
  dateOfBirth: '',
  birthTime: '',
  birthTimeUnknown: false,
  birthPlace: '',
  placeId: '',
  offsetSeconds: null,
};

/** The sender as the intake knows people. Birth data of somebody else stay out of it: the intake is about who fills it in. */
export const prefillOf = (draft: Draft): IntakePrefill => {
  const names = draft.name.trim().split(/\s+/u);
  return {
    firstName: names.length > 1 ? names.slice(0, -1).join(' ') : (names[0] ?? ''),
    lastName: names.length > 1 ? (names.at(-1) ?? '') : '',
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    ...(draft.subject === 'other'
      ? nothingOfBirth
      : {
          dateOfBirth: draft.birthDate,
          birthTime: draft.timeUnknown ? '' : draft.birthTime,
          birthTimeUnknown: draft.timeUnknown,
          birthPlace: draft.place?.label ?? draft.placeText.trim(),
          placeId: draft.place?.id ?? '',
          offsetSeconds: draft.offsetSeconds,
        }),
  };
};

/** Hands it over within this tab. */
export const handOver = (draft: Draft): void => {
  try {
    sessionStorage.setItem(prefillStorage, JSON.stringify(prefillOf(draft)));
  } catch {
    // Private windows may refuse; then the intake starts empty.
  }
};
