/** A place of the product's list; `label` reads "town, region, country". */
export interface ChosenPlace {
  readonly id: string;
  readonly label: string;
  /** IANA zone. */
  readonly zone: string;
}

/** What stands in the consultation form, and the key under which it was last sent: the same words keep the same key. */
export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: 'self' | 'other';
  /** `YYYY-MM-DD`, or as far as it was typed. */
  readonly birthDate: string;
  /** `HH:MM`, or as far as it was typed. */
  readonly birthTime: string;
  readonly timeUnknown: boolean;
  /** Chosen from the list; null while `placeText` is only text. */
  readonly place: ChosenPlace | null;
  readonly placeText: string;
  /** What the clock was ahead of UTC by, where it was chosen. */
  readonly offsetSeconds: number | null;
  readonly additionalInfo: string;
  /** Whether a profile may be computed before the talk. */
  readonly consent: boolean;
  /** The field that nobody sees; only programs fill it in. */
  readonly website: string;
  readonly key: string | null;
}

const storage = 'hedo.consultation';
/** An empty form. */
export const emptyDraft: Draft = {
  name: '',
  email: '',
  phone: '',
  subject: 'self',
  birthDate: '',
  birthTime: '',
  timeUnknown: false,
  place: null,
  placeText: '',
  offsetSeconds: null,
  additionalInfo: '',
  // Never ticked for anybody.
  consent: false,
  website: '',
  key: null,
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const placeOf = (value: unknown): ChosenPlace | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { id, label, zone } = value as Partial<Record<keyof ChosenPlace, unknown>>;
  return text(id) && text(label) ? { id: text(id), label: text(label), zone: text(zone) } : null;
};

/** What was typed in this tab and not sent yet; it survives a reload. */
export const readDraft = (): Draft => {
  try {
    const saved = JSON.parse(sessionStorage.getItem(storage) ?? '{}') as Partial<Record<keyof Draft, unknown>>;
    return {
      name: text(saved.name),
      email: text(saved.email),
      phone: text(saved.phone),
      subject: saved.subject === 'other' ? 'other' : 'self',
      birthDate: text(saved.birthDate),
      birthTime: text(saved.birthTime),
      timeUnknown: saved.timeUnknown === true,
      place: placeOf(saved.place),
      placeText: text(saved.placeText),
      offsetSeconds: typeof saved.offsetSeconds === 'number' ? saved.offsetSeconds : null,
      additionalInfo: text(saved.additionalInfo),
      consent: saved.consent === true,
      website: '',
      key: typeof saved.key === 'string' ? saved.key : null,
    };
  } catch {
    return emptyDraft;
  }
};

/** Keeps it for a reload; null forgets it. Where the browser stores nothing, the open page still holds it. */
export const keepDraft = (draft: Draft | null): void => {
  try {
    if (draft) sessionStorage.setItem(storage, JSON.stringify(draft));
    else sessionStorage.removeItem(storage);
  } catch {
    // Private windows may refuse.
  }
};
