import { type Interest, interests } from '../../../schemas/values';

/** What stands in the form, and the key under which it was last sent: the same words keep the same key. */
export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly interest: Interest;
  readonly message: string;
  readonly key: string | null;
}

const place = 'hedo.contact';
/** An empty form. */
export const emptyDraft: Draft = { name: '', email: '', interest: 'protocol-a', message: '', key: null };

/** The subject of that name; null when there is none. */
export const interestOf = (name: unknown): Interest | null => interests.find((known) => known === name) ?? null;

/** What was typed in this tab and not sent yet; it survives a reload. */
export const readDraft = (): Draft => {
  try {
    const saved = JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Record<keyof Draft, unknown>>;
    const text = (value: unknown): string => (typeof value === 'string' ? value : '');
    return {
      name: text(saved.name),
      email: text(saved.email),
      interest: interestOf(saved.interest) ?? emptyDraft.interest,
      message: text(saved.message),
      key: typeof saved.key === 'string' ? saved.key : null,
    };
  } catch {
    return emptyDraft;
  }
};

/** Keeps it for a reload; null forgets it. Where the browser stores nothing, the open page still holds it. */
export const keepDraft = (draft: Draft | null): void => {
  try {
    if (draft) sessionStorage.setItem(place, JSON.stringify(draft));
    else sessionStorage.removeItem(place);
  } catch {
    // Private windows may refuse.
  }
};
