import { readDraft, saveDraft } from '#core/web/drafts';

/** A message on its way. */
export interface Outgoing {
  /** The server stores it once under this id. */
  readonly clientId: string;
  readonly content: string;
  /** Refused; it goes out again only when asked to. */
  readonly failed: boolean;
}

const boxes = new Map<string, readonly Outgoing[]>();
const placeOf = (podId: string): string => `outbox.${podId}`;

const isOutgoing = (one: unknown): one is Outgoing =>
  typeof (one as Outgoing | null)?.clientId === 'string' && typeof (one as Outgoing).content === 'string';

/** What this device kept from an earlier page; nothing where it cannot be read. */
const kept = (userId: string, podId: string): readonly Outgoing[] => {
  try {
    const stored: unknown = JSON.parse(readDraft(userId, placeOf(podId), { box: '[]' }).box);
    return Array.isArray(stored) ? stored.filter(isOutgoing) : [];
  } catch {
    return [];
  }
};

const of = (userId: string, podId: string): readonly Outgoing[] => {
  const place = `${userId} ${podId}`;
  const box = boxes.get(place) ?? kept(userId, podId);
  boxes.set(place, box);
  return box;
};
const change = (userId: string, podId: string, how: (box: readonly Outgoing[]) => readonly Outgoing[]): void => {
  const box = how(of(userId, podId));
  boxes.set(`${userId} ${podId}`, box);
  saveDraft(userId, placeOf(podId), box.length > 0 ? { box: JSON.stringify(box), key: podId } : null);
};

/** What one person wrote in one pod and what was not acknowledged yet. It outlives the page and its tab, as all drafts do, until sign-out. */
export const outboxOf = (userId: string, podId: string) => {
  const mark = (clientId: string, failed: boolean): void =>
    change(userId, podId, (box) => box.map((one) => (one.clientId === clientId ? { ...one, failed } : one)));
  return {
    all: (): readonly Outgoing[] => of(userId, podId),
    /** The oldest that may go out. */
    next: (): Outgoing | undefined => of(userId, podId).find(({ failed }) => !failed),
    add: (content: string): void =>
      change(userId, podId, (box) => [...box, { clientId: crypto.randomUUID(), content, failed: false }]),
    fail: (clientId: string): void => mark(clientId, true),
    again: (clientId: string): void => mark(clientId, false),
    drop: (clientId: string): void => change(userId, podId, (box) => box.filter((one) => one.clientId !== clientId)),
  };
};
