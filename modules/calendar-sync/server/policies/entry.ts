/** A time of a session, as ISO instants. */
interface Span {
  readonly start: string;
  readonly end: string;
}
export interface Sides {
  /** The session here; null when it was cancelled or is gone. */
  readonly here: (Span & { readonly version: number; readonly isOver: boolean }) | null;
  /** The event there; null when it is not there. */
  readonly there: (Span & { readonly etag: string; readonly isRepeating: boolean }) | null;
  /** As both sides last had it; null when it was never written. */
  readonly base: (Span & { readonly etag: string; readonly version: number }) | null;
  /** The practitioner has been asked about it and has not answered. */
  readonly isOpen: boolean;
}
export type Step =
  | 'nothing'
  | 'write'
  | 'adopt'
  | 'remove'
  | 'forget'
  | 'move'
  | 'put-back'
  | 'ask-deleted'
  | 'ask-conflict';

const isSame = (one: Span, other: Span): boolean =>
  Date.parse(one.start) === Date.parse(other.start) && Date.parse(one.end) === Date.parse(other.end);
const lengthOf = ({ start, end }: Span): number => Date.parse(end) - Date.parse(start);

/** What is to be done so that both sides say the same again. Nothing of a client's session is ever decided by a calendar alone. */
export const decideStep = ({ here, there, base, isOpen }: Sides): Step => {
  if (!here) return there ? 'remove' : base ? 'forget' : 'nothing';
  if (here.isOver) return base ? 'forget' : 'nothing';
  if (!base) return there && isSame(here, there) ? 'adopt' : 'write';
  if (!there) return isOpen ? 'nothing' : 'ask-deleted';
  if (there.isRepeating) return 'put-back';
  if (isSame(here, there))
    return there.etag !== base.etag || here.version !== base.version || isOpen ? 'adopt' : 'nothing';
  if (isOpen) return 'nothing';
  if (isSame(there, base)) return 'write';
  if (!isSame(here, base)) return 'ask-conflict';
  return lengthOf(there) === lengthOf(here) ? 'move' : 'put-back';
};
