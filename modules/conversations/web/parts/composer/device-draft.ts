/** A message that was not sent yet, as this device keeps it. */
export interface MessageDraft {
  readonly text: string;
  /** Under which key these very words are sent: sent twice, they are one message. */
  readonly key: string;
}

type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const placeOf = (userId: string, whom: string): string => `hedo.message.${userId}.${whom}`;

/** Words with a key of their own. */
export const aDraft = (text: string): MessageDraft => ({ text, key: crypto.randomUUID() });

/** What this device kept for a conversation; an empty draft where it kept nothing or refuses. */
export const readDraft = (device: Device, userId: string, whom: string): MessageDraft => {
  try {
    const stored = JSON.parse(device.getItem(placeOf(userId, whom)) ?? 'null') as Partial<MessageDraft> | null;
    return typeof stored?.text === 'string' && typeof stored.key === 'string'
      ? { text: stored.text, key: stored.key }
      : aDraft('');
  } catch {
    return aDraft('');
  }
};

/** Keeps a draft, or forgets an empty one; false when the device refuses (private mode, full). */
export const keepDraft = (device: Device, userId: string, whom: string, draft: MessageDraft): boolean => {
  try {
    if (draft.text.trim() === '') device.removeItem(placeOf(userId, whom));
    else device.setItem(placeOf(userId, whom), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
};
