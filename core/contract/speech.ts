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
