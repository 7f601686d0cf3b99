/** success and info leave by themselves; an error stays until it is closed. */
export type ToastTone = 'success' | 'info' | 'error';

/** What a toast says and offers. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** info when left out. */
  tone?: ToastTone | undefined;
  /** One thing to do about it, such as Undo or Retry. */
  action?: { label: string; onSelect: () => void } | undefined;
}

/** A message in the queue; closing ones are on their way out. */
export interface QueuedToast extends ToastMessage {
  id: number;
  closing: boolean;
}

/** Lets the caller take a toast back. */
export interface ToastHandle {
  dismiss(): void;
}

let queue: readonly QueuedToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Puts a message into the queue; the same message twice at once is shown once. Toasts never are the only place of an error. What
 * can be undone for a moment goes before errors, which stay until they are closed and would outlast that moment.
 */
export function toast(message: ToastMessage): ToastHandle {
  const twin = queue.find((waiting) => !waiting.closing && says(waiting, message));
  const id = twin?.id ?? ++lastId;
  if (!twin) set(queue.toSpliced(placeOf(message), 0, { ...message, id, closing: false }));
  return { dismiss: () => closeToast(id) };
}

/** Starts the exit of a toast; one that is still waiting is simply taken out. */
export function closeToast(id: number): void {
  if (queue[0]?.id !== id) set(queue.filter((waiting) => waiting.id !== id));
  else if (!queue[0].closing)
    set(queue.map((waiting) => (waiting.id === id ? { ...waiting, closing: true } : waiting)));
}

/** Takes a toast out of the queue once its exit has been seen. */
export function removeToast(id: number): void {
  set(queue.filter((waiting) => waiting.id !== id));
}

/** The queue, first one visible; the array is replaced, never changed. */
export function toastQueue(): readonly QueuedToast[] {
  return queue;
}

/** Calls back at every change; returns how to stop. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function placeOf({ action, tone }: ToastMessage): number {
  const error = queue.findIndex((waiting) => waiting.tone === 'error' && !waiting.closing);
  return action && tone !== 'error' && error >= 0 ? error : queue.length;
}

function says(one: ToastMessage, other: ToastMessage): boolean {
  return one.title === other.title && one.description === other.description && one.tone === other.tone;
}

function set(next: readonly QueuedToast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}
