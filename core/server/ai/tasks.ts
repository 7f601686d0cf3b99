import type { Passage, Scored } from '../../contract/ai';
import type { ThreadReply, ThreadRequest } from '../thread';

/** Work for the thread, one message each. Vectors travel packed: `dims` floats a vector, one after the other. */
export type Task =
  | { readonly kind: 'embed'; readonly texts: readonly string[] }
  | { readonly kind: 'sentences' | 'passages'; readonly text: string }
  | ({ readonly kind: 'scan'; readonly queries: Float32Array; readonly dims: number; readonly limit: number } & Source)
  | { readonly kind: 'upload-begin'; readonly name: string; readonly version: string; readonly dims: number }
  | {
      readonly kind: 'upload-add';
      readonly name: string;
      readonly keys: readonly string[];
      readonly vectors: Float32Array;
    }
  | { readonly kind: 'upload-end'; readonly name: string };

/** Where a scan finds its candidates: in the message, or in a corpus uploaded before. */
export type Source =
  | { readonly keys: readonly string[]; readonly vectors: Float32Array; readonly corpus?: never }
  | { readonly corpus: string; readonly version: string; readonly among?: readonly string[] };

/** What each task answers; `null` from a scan: this version of the corpus is not here. */
export interface Answers {
  readonly embed: Float32Array;
  readonly sentences: Passage[];
  readonly passages: Passage[];
  readonly scan: Scored[] | null;
  readonly 'upload-begin': null;
  readonly 'upload-add': null;
  readonly 'upload-end': null;
}
export type AnswerOf<T extends Task> = Answers[T['kind']];

export type Request = ThreadRequest<Task>;
export type Reply = ThreadReply<Answers[Task['kind']]>;
