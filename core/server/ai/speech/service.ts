import type { Transcriber, Transcript } from '../../../contract/ai';
import type { Logger } from '../../../contract/server';
import type { Config } from '../../host';
import { inSpan } from '../../telemetry/spans';
import { cappedFetch } from '../capped-fetch';

type Service = NonNullable<Config['speech']['service']>;

/** Endings by which such services know a file's kind. */
const endings: Readonly<Record<string, string>> = {
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
};
/** A talk of half an hour has about 5000 words. */
const mostCharacters = 50_000;

/** The text in `{ "text": "…" }`; null for any other answer. */
const textOf = (answer: unknown): string | null => {
  const text = (answer as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? text.trim().slice(0, mostCharacters) : null;
};

/** `POST <base>/audio/transcriptions` as Whisper services take it: the file and the model's name in a form, JSON in return. */
export const askService = async (
  service: Service,
  bytes: Uint8Array,
  type: string,
  log: Logger,
): Promise<Transcript> => {
  const form = new FormData();
  const plain = type.split(';', 1)[0] ?? '';
  form.set('file', new Blob([Buffer.from(bytes)], { type: plain }), `recording.${endings[plain] ?? 'wav'}`);
  form.set('model', service.model);
  form.set('response_format', 'json');
  const signal = AbortSignal.timeout(service.timeoutMs);
  try {
    const headers: HeadersInit = service.apiKey === '' ? {} : { Authorization: `Bearer ${service.apiKey}` };
    const answer = await inSpan({ name: 'model transcribe', kind: 'client' }, () =>
      cappedFetch(`${service.baseUrl}/audio/transcriptions`, { method: 'POST', body: form, signal, headers }),
    );
    const text = answer.ok ? textOf(await answer.json()) : null;
    if (text !== null) return { ok: true, text, by: serviceOf(service) };
    log.warn('the speech service refused a recording', { status: answer.status });
    // What it cannot read it will not be able to read tomorrow either.
    return { ok: false, reason: [400, 413, 415, 422].includes(answer.status) ? 'unreadable' : 'service' };
  } catch (error) {
    log.warn('the speech service did not answer', { why: error instanceof Error ? error.name : 'unknown' });
    return { ok: false, reason: signal.aborted ? 'timeout' : 'service' };
  }
};

/** The service as it is named before a recording is sent there. */
export const serviceOf = ({ baseUrl }: Service): Transcriber => ({ by: 'service', name: new URL(baseUrl).hostname });
