import { useApi, useChannel } from '#core/web';
import { getRecordings } from '../../../schemas/endpoints';
import type { LaborAudioView } from '../../../schemas/labor-audio';

/** Saved recordings of one Labor, newest first, and who could write one down; asked again while something is being made of them. */
export const useRecordings = (laborNumber: number) => {
  const first = useApi(getRecordings);
  const here: readonly LaborAudioView[] = first.data?.recordings.filter((one) => one.laborNumber === laborNumber) ?? [];
  const working = here.some((one) => one.transcript === 'waiting');
  useApi(getRecordings, {}, { everySeconds: working ? 5 : 0 });
  useChannel(null, (event) => {
    if (event === 'labors.recording' || event === 'reconnected') void first.reload();
  });
  return { writer: first.data?.writer ?? null, recordings: here };
};
