import { ApiError, api } from '#core/web';
import { cancelUpload, createUpload, finishUpload, getUpload, listUploads, sendPart } from '../../schemas/endpoints';
import type { MediaView, UploadView } from '../../schemas/media';

const digestOf = async (file: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** An upload of this file that was begun before, here or in another browser; else a new one. */
const begin = async ({ name, size }: File): Promise<UploadView> => {
  const begun = await api(listUploads);
  const known = begun.find((one) => one.name === name && one.size === size);
  return known ?? api(createUpload, { body: { name, size } });
};

const partOf = (file: File, { received, partSize }: UploadView): Blob => file.slice(received, received + partSize);

/** The next part; where another page sent it already, what has arrived by now. */
const sendNext = async (file: File, upload: UploadView, signal: AbortSignal): Promise<UploadView> => {
  const params = { id: upload.id };
  const content = partOf(file, upload);
  try {
    const body = { offset: upload.received };
    return await api(sendPart, { params, body, file: { field: 'part', content } }, { signal, timeout: 120_000 });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'wrong-offset') return api(getUpload, { params }, { signal });
    throw error;
  }
};

interface Progress {
  readonly signal: AbortSignal;
  /** Bytes that have arrived. */
  readonly onSent: (received: number) => void;
  /** Everything has arrived. */
  readonly onPreparing: () => void;
}

/** The server looked into the file and will not take it, however often it is sent. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && ['file-refused', 'too-large', 'wrong-digest'].includes(error.code);

/** Uploads a file in parts, from where an earlier try stopped. Aborting pauses it; a file that is refused is forgotten. */
export const sendFile = async (file: File, { signal, onSent, onPreparing }: Progress): Promise<MediaView> => {
  let upload = await begin(file);
  try {
    onSent(upload.received);
    while (upload.received < upload.size) {
      upload = await sendNext(file, upload, signal);
      onSent(upload.received);
    }
    onPreparing();
    const sha256 = await digestOf(file);
    return await api(finishUpload, { params: { id: upload.id }, body: { sha256 } }, { signal, timeout: 120_000 });
  } catch (error) {
    if (isRefused(error)) await api(cancelUpload, { params: { id: upload.id } }).catch(() => undefined);
    throw error;
  }
};

/** Gives up what has arrived of a file. */
export const forgetFile = async ({ name, size }: File): Promise<void> => {
  const begun = await api(listUploads);
  const known = begun.find((one) => one.name === name && one.size === size);
  if (known) await api(cancelUpload, { params: { id: known.id } });
};
