import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as the service understood it. */
export interface SpeechRequest {
  readonly path: string;
  readonly authorization: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly type: string; readonly bytes: Buffer } | null;
}
export type SpeechMode = 'ok' | 'refuses' | 'unavailable' | 'hang' | 'not-json' | 'redirect';

export interface SpeechServer {
  /** Base address for `SPEECH_BASE_URL`. */
  readonly url: string;
  readonly requests: readonly SpeechRequest[];
  says(text: string): void;
  mode(mode: SpeechMode): void;
  stop(): Promise<void>;
}

const read = async (request: IncomingMessage): Promise<SpeechRequest> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  // The platform's own reader of forms: what it cannot read, a real service could not either.
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(parts), { headers }).formData();
  const fields: Record<string, string> = {};
  let file: SpeechRequest['file'] = null;
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else if (name === 'file')
      file = { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) };
  }
  return { path: request.url ?? '', authorization: request.headers.authorization ?? '', fields, file };
};

/** A local service that speaks the Whisper transcription protocol, and fails as services do; on a free port by default. */
export const startSpeechServer = async (port = 0): Promise<SpeechServer> => {
  const requests: SpeechRequest[] = [];
  let text = '';
  let mode: SpeechMode = 'ok';
  const server = createServer((request, response) => {
    const answer = (status: number, body: string, headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    };
    read(request)
      .then((understood) => {
        requests.push(understood);
        const asked = understood.path === '/v1/audio/transcriptions' && understood.file && understood.fields.model;
        if (!asked) answer(404, '{"error":{"message":"no such thing"}}');
        else if (mode === 'refuses') answer(400, '{"error":{"message":"Invalid file format."}}');
        else if (mode === 'unavailable') answer(503, '{"error":{"message":"overloaded"}}');
        else if (mode === 'not-json') answer(200, text);
        else if (mode === 'redirect') answer(307, '', { location: '/elsewhere' });
        else if (mode === 'ok') answer(200, JSON.stringify({ text }));
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    says: (next) => {
      text = next;
    },
    mode: (next) => {
      mode = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
