import { api, mutateApi } from '#core/web';
import type { LaborAudioView } from '../../schemas/labor-audio';

export const audioRoomPath = '/api/labor-audio/me';
export const refreshAudio = (): Promise<void> => mutateApi(audioRoomPath);

/** Uploads a recording under its true type; a slow line gets the minute that the server gives it. */
export const uploadAudio = (
  laborNumber: number,
  sound: Blob,
  { writeDown, heard, shape }: { readonly writeDown: boolean; readonly heard: string; readonly shape: string },
): Promise<LaborAudioView> => {
  const form = new FormData();
  form.set('laborNumber', String(laborNumber));
  form.set('writeDown', writeDown ? 'yes' : 'no');
  if (heard.trim() !== '') form.set('transcript', heard.trim());
  form.set('shape', shape);
  form.set('audio', sound, 'recording');
  return api('/api/labor-responses/upload-audio', { method: 'POST', body: form, timeout: 120_000 });
};

export const confirmWords = (audioUrl: string, transcription: string): Promise<LaborAudioView> =>
  api(`${audioUrl}/transcript`, { method: 'PUT', body: { transcription } });

export const deleteAudio = (audioUrl: string): Promise<void> => api(audioUrl, { method: 'DELETE' });
