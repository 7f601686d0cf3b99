import type { PrintSection } from '#core/contract/documents';
import { defineCollectingPort } from '#core/contract/public';
import type { User } from '#core/contract/route';

/** One labelled piece of a segment, ready to be read: `Birth date`, `4 March 1984`. */
export interface SegmentEntry {
  /** 1 to 120 characters in one line, in English. */
  readonly label: string;
  /** Plain text with the line breaks of its writer. */
  readonly text: string;
  /** Own address of a recording that belongs to the piece; it checks the consent by itself. */
  readonly audioUrl?: string;
}

/** What a segment holds, in the order in which it is read. Everything in here is shown: leave out what nobody consented to. */
export interface SegmentContent {
  /** ISO instant of the newest piece. */
  readonly updatedAt: string;
  readonly entries: readonly SegmentEntry[];
}

/**
 * Part of a person's record that the person can open to a practitioner by itself. A provider only reads: the module that asks (the one
 * that provides `segmentAccess`, nobody else) has checked the consent and writes down the reading. `db` is the transaction in which that happens.
 */
export interface SegmentProvider {
  /** Keys it answers for; no other module may provide one of them. */
  readonly keys: readonly string[];
  /** Those of its keys that hold something of this person right now; opens no text. */
  has(db: PortDatabase, userId: string): Promise<readonly string[]>;
  /**
   * Those of its keys that these people keep back from practitioners right now, by person: a consent that names one opens nothing. Asked
   * for one person in a transaction, the answer stays true until its end. Absent where consents alone decide.
   */
  withheld?(db: PortDatabase, userIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Content of one of its keys, null when there is nothing. */
  read(db: PortDatabase, userId: string, key: string): Promise<SegmentContent | null>;
}

/** Asked with `core.ports(segments)` by the module that keeps the consents. */
export const segments = defineCollectingPort<SegmentProvider>('records.segments');

/**
 * Lets a module show a segment at an address of its own: the same consent decides and the same log tells the client. Asked with
 * `core.ports(segmentAccess)`; at most one module provides it, and without one nothing is open to anybody.
 */
export interface SegmentAccess {
  /** True while a live consent opens this segment to the person; reads and logs nothing. */
  isOpen(user: User, clientId: string, key: string): Promise<boolean>;
  /** True where a live consent names the segment and the client keeps it back; the client's log then says that it was asked for. */
  refuse(user: User, clientId: string, key: string): Promise<boolean>;
  /** What `read` finds, written to the client's log in the same transaction; null while the segment is not open. */
  read<T>(user: User, clientId: string, key: string, read: (trx: PortTransaction) => Promise<T>): Promise<T | null>;
  /** The same for something made of several segments: `read` gets the open ones and names those it used. Null while none is open. */
  readSome<T>(
    user: User,
    clientId: string,
    read: (
      trx: PortTransaction,
      open: readonly string[],
    ) => Promise<{ readonly found: T; readonly used: readonly string[] }>,
  ): Promise<T | null>;
}
export const segmentAccess = defineCollectingPort<SegmentAccess>('records.segment-access');

const numbered = (name: string): string[] => Array.from({ length: 12 }, (_, index) => `${name}:${index + 1}`);

/** Keys of the answers to the twelve Labors: `labor:1` to `labor:12`. */
export const laborSegments: readonly string[] = numbered('labor');
/** Keys of the recordings in them: `labor-audio:1` to `labor-audio:12`. */
export const laborAudioSegments: readonly string[] = numbered('labor-audio');

/**
 * Keys the product knows, in the order in which they are listed. A consent may name one before anything is kept under it; it then
 * reads as empty. Modules may provide keys beyond these, which come after them.
 */
export const knownSegments: readonly string[] = [
  'contact',
  'birth',
  'holistic-profile',
  'synthesis',
  ...laborSegments,
  ...laborAudioSegments,
  'intake-general',
  'intake-medical',
  'intake-trauma',
];

/** A step on a client's way which another module knows of. */
export interface Milestone {
  readonly kind: 'synthesis' | 'match' | 'booking';
  readonly label: string;
  /** ISO instant. */
  readonly at: string;
  /** Page that shows it. */
  readonly href: string;
}
export interface Milestones {
  of(userId: string): Promise<readonly Milestone[]>;
}
export const milestones = defineCollectingPort<Milestones>('records.milestones');

/** Chapters that modules add to the printed report of a person's chart. */
export interface ReportChapters {
  /** `birth` false leaves out what follows from the birth. An empty list where there is nothing. */
  of(userId: string, ask: { readonly birth: boolean }): Promise<readonly PrintSection[]>;
}
export const reportChapters = defineCollectingPort<ReportChapters>('records.report-chapters');

/** Somebody who is or was allowed to read a segment of a person. */
export interface SegmentReader {
  /** Null once their record is erased. */
  readonly name: string | null;
  /** ISO instants: since when, until when (null while no end is set), and when they last read it (null if never). */
  readonly from: string;
  readonly until: string | null;
  readonly lastReadAt: string | null;
}
/** Provided by the module that keeps the consents, for modules that say who may read what they keep. */
export interface SegmentReaders {
  /** One entry for each consent that names the segment now or named it when it ended, the last first. */
  list(userId: string, key: string): Promise<readonly SegmentReader[]>;
}
export const segmentReaders = defineCollectingPort<SegmentReaders>('records.segment-readers');
