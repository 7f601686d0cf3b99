/** Turns texts into vectors of unit length. `id` names model and version and is stored with every vector. */
export interface Embedder {
  readonly id: string;
  readonly dims: number;
  /** One vector per text, in order; long texts are the caller's to cut (see `Ai.passages`). */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}

/** A piece of a text: `start` and `end` are UTF-16 offsets into the original, so `text.slice(start, end)` is the piece. */
export interface Passage {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One vector with the caller's own key. */
export interface Keyed {
  readonly key: string;
  readonly vector: Float32Array;
}
export interface Scored {
  readonly key: string;
  readonly query: number;
  readonly score: number;
}

/** A named set of vectors that stays in the worker between searches. */
export interface Corpus {
  /** `practitioners`; one version of a name is loaded at a time. */
  readonly name: string;
  /** Changes whenever a key or a vector does: a count with the newest `updated_at`, or a hash. */
  readonly version: string;
  /** Asked only when the worker does not hold this version; batches of about 500 keep the event loop free. */
  readonly load: () => AsyncIterable<readonly Keyed[]>;
}
export interface CorpusSearch {
  readonly limit: number;
  /** Only these keys compete (the structured filters came first); absent: all. */
  readonly among?: readonly string[];
}

/** A call to a language model for a JSON object of a given JSON Schema. */
export interface ObjectRequest {
  readonly purpose: string;
  readonly ownerId: string;
  readonly promptVersion: string;
  readonly system: string;
  /** Sent as JSON data, never mixed into the instructions. */
  readonly data: object;
  readonly schema: object;
  /** Default 8000. */
  readonly maxOutputTokens?: number;
  /** Asks the model that checks, where another one is configured for that. */
  readonly isCheck?: boolean;
  /** Given: the answer is streamed, and this hears how many characters have arrived. */
  readonly onProgress?: (characters: number) => void;
  /** Given: the answer is streamed, and this sees it grow; unchecked, with an unfinished end. Only the answer itself is checked. */
  readonly onPartial?: (unfinished: unknown) => void;
  /** Ends the call early; the answer is then `stopped`. */
  readonly signal?: AbortSignal;
}
export type ObjectAnswer =
  | { readonly ok: true; readonly value: unknown; readonly model: string }
  | {
      readonly ok: false;
      readonly reason: 'not-configured' | 'quota' | 'timeout' | 'provider' | 'schema' | 'breaker' | 'stopped';
    };

/** What a language model charges, as the operator says. */
export interface ModelPrice {
  /** ISO 4217. */
  readonly currency: string;
  readonly perMillionIn: number;
  readonly perMillionOut: number;
  /** Most that one reading may cost; null: no limit. */
  readonly limit: number | null;
}

/** The language model, if one is configured. */
export interface ObjectWriter {
  /** Host name that answers, for the consent text; null when no language model is configured. */
  readonly provider: string | null;
  /** Null where no prices are configured. */
  readonly price: ModelPrice | null;
  /** Longest wait for one answer. */
  readonly timeoutMs: number;
  /** How long its last answers for a purpose took, the median; null before the first. */
  findUsualMs(purpose: string): Promise<number | null>;
  object(request: ObjectRequest): Promise<ObjectAnswer>;
}

/** The engines behind one small interface; the embedded defaults work without a network. */
export interface Ai {
  readonly embedder: Embedder;
  /** Sentences of a text with their offsets. */
  sentences(text: string): Promise<Passage[]>;
  /** Pieces of at most 128 words, cut at sentence ends, for embedding. */
  passages(text: string): Promise<Passage[]>;
  /** For each candidate key the best score over the queries (dot product), highest first; runs off the main thread. */
  nearest(queries: readonly Float32Array[], candidates: readonly Keyed[], limit: number): Promise<Scored[]>;
  /** The same over a corpus that is copied to the worker once a version; a key may hold several vectors, the best counts. */
  nearestIn(queries: readonly Float32Array[], corpus: Corpus, search: CorpusSearch): Promise<Scored[]>;
  /** Recordings: written down as a draft, and made playable. */
  readonly speech: Speech;
  readonly writer: ObjectWriter;
}

/** Who writes recordings down: a service by its host name, or a program on this machine. */
export interface Transcriber {
  readonly by: 'service' | 'machine';
  readonly name: string;
}

/** A text that a machine heard. Never more than a draft: whoever spoke corrects and confirms it before it counts. */
export type Transcript =
  | { readonly ok: true; readonly text: string; readonly by: Transcriber }
  | { readonly ok: false; readonly reason: 'not-configured' | 'unreadable' | 'timeout' | 'service' };

/** A copy that every browser plays. */
export type PlayableCopy =
  | { readonly ok: true; readonly bytes: Buffer; readonly type: 'audio/mpeg' }
  | { readonly ok: false; readonly reason: 'no-ffmpeg' | 'unreadable' | 'timeout' };

/** Recorded speech. Recordings go through pipes and memory only, so that none lies in clear on a disk. */
export interface Speech {
  /** Null when nothing on this machine or elsewhere can write recordings down. */
  transcriber(): Promise<Transcriber | null>;
  /** Whether recordings can be made playable everywhere; false without ffmpeg. */
  canConvert(): Promise<boolean>;
  /** `bytes` is a recording of the media type `type`, such as `audio/webm`. Refusals are answers, never thrown. */
  transcribe(bytes: Uint8Array, type: string): Promise<Transcript>;
  playable(bytes: Uint8Array): Promise<PlayableCopy>;
}
