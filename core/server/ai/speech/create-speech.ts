import type { Speech, Transcriber, Transcript } from '../../../contract/ai';
import type { Logger } from '../../../contract/server';
import type { Config } from '../../host';
import { createConverter } from './ffmpeg';
import { pipeThrough } from './pipe';
import { askService, serviceOf } from './service';

const machine: Transcriber = { by: 'machine', name: 'pocketsphinx' };
/** Recognition takes about a third of a recording's length. */
const limits = { ms: 15 * 60_000, bytes: 1024 * 1024 };

/** Words as the recogniser prints them: one utterance a line, small letters, no stops. */
const sentences = (output: Buffer): string => output.toString('utf8').replace(/\s+/g, ' ').trim();

/**
 * Recorded speech. A configured service comes before the program on this machine; with neither, recordings are kept and played
 * and nobody writes them down. Says once in the log what is missing.
 */
export const createSpeech = ({ ffmpeg, pocketsphinx, service }: Config['speech'], log: Logger): Speech => {
  const converter = createConverter(ffmpeg);
  let heard: Promise<boolean> | null = null;
  const hasRecogniser = (): Promise<boolean> => {
    // It prints its options and fails when asked without any: being there is what counts.
    heard ??= pipeThrough(pocketsphinx, [], new Uint8Array(), { ms: 10_000, bytes: limits.bytes }).then(
      (ran) => ran.ok || ran.reason !== 'missing',
    );
    return heard;
  };
  let isWarned = false;
  const canConvert = async (): Promise<boolean> => {
    const present = await converter.present();
    if (!present && !isWarned)
      log.warn('ffmpeg was not found: recordings stay in the type in which browsers made them');
    isWarned ||= !present;
    return present;
  };

  const onMachine = async (bytes: Uint8Array): Promise<Transcript> => {
    const wav = await converter.wav(bytes);
    if (!wav) return { ok: false, reason: 'unreadable' };
    const parameters = ['-infile', '/dev/stdin', '-logfn', '/dev/null', '-remove_noise', 'no'];
    const ran = await pipeThrough(pocketsphinx, parameters, wav, limits);
    if (ran.ok) return { ok: true, text: sentences(ran.output), by: machine };
    return { ok: false, reason: ran.reason === 'timeout' ? 'timeout' : 'unreadable' };
  };

  return {
    canConvert,
    transcriber: async () => {
      if (service) return serviceOf(service);
      return (await canConvert()) && (await hasRecogniser()) ? machine : null;
    },
    transcribe: async (bytes, type) => {
      if (service) return askService(service, bytes, type, log);
      return (await canConvert()) && (await hasRecogniser())
        ? onMachine(bytes)
        : { ok: false, reason: 'not-configured' };
    },
    playable: async (bytes) => ((await canConvert()) ? converter.mp3(bytes) : { ok: false, reason: 'no-ffmpeg' }),
  };
};
