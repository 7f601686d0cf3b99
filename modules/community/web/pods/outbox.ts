/** A message on its way. */
export interface Outgoing {
  /** The server stores it once under this id. */
  readonly clientId: string;
  readonly content: string;
  /** Refused; it goes out again only when asked to. */
  readonly failed: boolean;
}

const boxes = new Map<string, readonly Outgoing[]>();
const change = (podId: string, how: (box: readonly Outgoing[]) => readonly Outgoing[]): void => {
  boxes.set(podId, how(boxes.get(podId) ?? []));
};
const mark = (podId: string, clientId: string, failed: boolean): void =>
  change(podId, (box) => box.map((one) => (one.clientId === clientId ? { ...one, failed } : one)));

/** What was written and not acknowledged yet, by pod. It outlives the page, not the tab: nothing private is kept on the device. */
export const outbox = {
  of: (podId: string): readonly Outgoing[] => boxes.get(podId) ?? [],
  /** The oldest that may go out. */
  next: (podId: string): Outgoing | undefined => boxes.get(podId)?.find(({ failed }) => !failed),
  add: (podId: string, content: string): void =>
    change(podId, (box) => [...box, { clientId: crypto.randomUUID(), content, failed: false }]),
  fail: (podId: string, clientId: string): void => mark(podId, clientId, true),
  again: (podId: string, clientId: string): void => mark(podId, clientId, false),
  drop: (podId: string, clientId: string): void =>
    change(podId, (box) => box.filter((one) => one.clientId !== clientId)),
};
