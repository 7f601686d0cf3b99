/** Why a recording could not begin, each with a sentence of its own. */
export type Trouble = 'denied' | 'noDevice' | 'busy' | 'unsupported' | 'insecure';

/** What `getUserMedia` and `MediaRecorder` throw, in our words. */
export const troubleOf = (error: unknown): Trouble => {
  switch ((error as { name?: unknown } | null)?.name) {
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    case 'OverconstrainedError':
      return 'noDevice';
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return 'busy';
    case 'NotSupportedError':
    case 'TypeError':
      return 'unsupported';
    default:
      return 'denied';
  }
};

/** What keeps this browser from recording at all; null when nothing does. */
export const missing = (): Trouble | null => {
  if (!globalThis.isSecureContext) return 'insecure';
  return typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia ? 'unsupported' : null;
};

/** Types worth having, best first; a browser takes its own where it offers none of them. */
const wanted = [
  'audio/webm;codecs=opus',
  'audio/ogg;codecs=opus',
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
  'audio/webm',
];
export const recordingType = (): string | undefined => wanted.find((type) => MediaRecorder.isTypeSupported(type));
