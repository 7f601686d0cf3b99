/** Words by field, with the key under which these very words are sent: sent twice, they are one post. */
export type StoredDraft<Field extends string> = Readonly<Record<Field, string>> & { readonly key: string };

/** The part of localStorage that is used; null where there is none. */
type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | null;

const prefix = 'hedo.unsent.';

/** Browsers that refuse storage throw already at its name. */
const ownDevice = (): Device => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};

/** Removes every draft from this device, at sign-out; those of `userId` stay where one is given. */
export const clearDrafts = (userId?: string, device: Device = ownDevice()): void => {
  try {
    const keys = Array.from({ length: device?.length ?? 0 }, (_, index) => device?.key(index) ?? '');
    for (const key of keys)
      if (key.startsWith(prefix) && !(userId && key.startsWith(`${prefix}${userId}.`))) device?.removeItem(key);
  } catch {
    // Nothing was kept, then.
  }
};

/** What this device kept for a place, `empty` under a new key when nothing. Drafts of somebody else are removed. */
export const readDraft = <Field extends string>(
  userId: string,
  place: string,
  empty: Readonly<Record<Field, string>>,
  device: Device = ownDevice(),
): StoredDraft<Field> => {
  clearDrafts(userId, device);
  const none = { ...empty, key: crypto.randomUUID() };
  try {
    const stored = JSON.parse(device?.getItem(`${prefix}${userId}.${place}`) ?? 'null') as Record<
      string,
      unknown
    > | null;
    return stored && Object.keys(none).every((field) => typeof stored[field] === 'string')
      ? { ...none, ...(stored as StoredDraft<Field>) }
      : none;
  } catch {
    return none;
  }
};

/** Keeps it until it is sent; null takes it off. Where the device refuses, the open page still holds it. */
export const saveDraft = (
  userId: string,
  place: string,
  draft: StoredDraft<string> | null,
  device: Device = ownDevice(),
): void => {
  const key = `${prefix}${userId}.${place}`;
  try {
    if (draft) device?.setItem(key, JSON.stringify(draft));
    else device?.removeItem(key);
  } catch {
    // Full, or a private window.
  }
};
