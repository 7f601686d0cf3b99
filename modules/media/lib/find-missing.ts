import type { MediaKind } from '../schemas/values';
import { isCaptions } from './transcript';

interface Described {
  readonly kind: MediaKind;
  readonly alt: string;
  readonly isDecorative: boolean;
  readonly transcript: string;
}

/** What keeps a file from being shown to people who cannot see or hear it; null when nothing does. */
export const findMissing = ({
  kind,
  alt,
  isDecorative,
  transcript,
}: Described): { readonly path: 'alt' | 'transcript'; readonly message: string } | null => {
  if (kind === 'picture' && alt.trim() === '' && !isDecorative)
    return { path: 'alt', message: 'Say what the picture shows, or mark it as decorative.' };
  if (kind === 'audio' && transcript.trim() === '')
    return { path: 'transcript', message: 'Write down what is said in the recording.' };
  if (kind === 'video' && !isCaptions(transcript))
    return { path: 'transcript', message: 'Write down what is said as WebVTT with times; films show it as captions.' };
  return null;
};
