import { useState } from 'react';
import { useSession } from '#core/web';
import { readDraft, type StoredDraft, saveDraft } from '#core/web/drafts';

/** A post while it is written: kept on the device with every key stroke, through reloads and crashes, until it is sent. */
export interface Writing<Field extends string> {
  readonly draft: StoredDraft<Field>;
  /** Other words are another post, so they get another key. */
  readonly write: (change: Partial<Record<Field, string>>) => void;
  /** After it was sent. */
  readonly clear: () => void;
}

/** What the person at hand writes at `place`; `empty` names the fields and may fill them in. */
export const usePostDraft = <Field extends string>(
  place: string,
  empty: Readonly<Record<Field, string>>,
): Writing<Field> => {
  const userId = useSession(({ user }) => user?.id ?? '');
  const [draft, setDraft] = useState<StoredDraft<Field>>(() => readDraft(userId, place, empty));
  const clear = (): void => {
    setDraft({ ...empty, key: crypto.randomUUID() });
    saveDraft(userId, place, null);
  };
  const write = (change: Partial<Record<Field, string>>): void => {
    const next = { ...draft, ...change, key: crypto.randomUUID() };
    const fields = Object.keys(empty) as Field[];
    setDraft(next);
    saveDraft(userId, place, fields.some((field) => next[field].trim() !== empty[field]) ? next : null);
  };
  return { draft, write, clear };
};
