import type { Answers } from '../../../schemas/answers';
import type { FormerAnswer } from '../../../schemas/draft';
import type { AnswerName } from '../../../schemas/fields';
import type { DraftServer } from '../../api/draft-server';
import type { DeviceStorage } from './device-copy';

/** Where the answers are kept. */
export type Kept =
  | { readonly kind: 'empty' }
  /** On the device, on its way to the server. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'stored'; readonly at: string }
  /** On the device on purpose: no consent yet, or too long. */
  | { readonly kind: 'here' }
  /** On the device; the server could not be reached and will be tried again. */
  | { readonly kind: 'retry' }
  /** Only in the open page: the browser stores nothing and the server could not be reached. */
  | { readonly kind: 'nowhere' };

/** What the page draws. */
export interface Snapshot {
  readonly answers: Answers;
  /** Answers that the server holds and does not show on this device. */
  readonly hidden: readonly AnswerName[];
  /** Answers to added questions that are no longer asked; they are sent with the others. */
  readonly former: readonly FormerAnswer[];
  /** What another device wrote into the same questions. */
  readonly conflicts: Answers;
  readonly kept: Kept;
  readonly step: number;
  /** The birth data wait for the server. */
  readonly birth: boolean;
  /** Whether the server has been asked for what it holds. */
  readonly ready: boolean;
}

/** What a keeper works with. */
export interface KeeperOptions {
  readonly storage: DeviceStorage;
  /** Name of the copy in the storage. */
  readonly key: string;
  readonly server: DraftServer;
  /** The copy leaves the device as soon as the server has everything: somebody else may sign in here next. */
  readonly forgetStored?: boolean;
  readonly onChange: (snapshot: Snapshot) => void;
}
