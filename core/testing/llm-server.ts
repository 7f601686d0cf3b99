import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anthropic, type LlmBody, type LlmProtocol, openAi } from './llm-protocols';

/** What the server does with the next requests; `truncated-*` break off in the middle of a stream or of a JSON body. */
export type LlmMode =
  | 'ok'
  | 'broken-schema'
  | 'not-json'
  | 'rate-limited-once'
  | 'unavailable'
  | 'hang'
  | 'truncated-stream'
  | 'truncated-body'
  | 'redirect'
  | 'endless';

export interface LlmServer {
  /** Base address for `LLM_BASE_URL`, both protocols alike. */
  readonly url: string;
  /** Every request so far, newest last. */
  readonly requests: { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: LlmBody }[];
  /** Requests whose connection the client closed before an answer. */
  readonly abandoned: number;
  /** The object that `ok` answers from now on; a function sees the request. */
  answer(value: object | ((body: LlmBody) => object)): void;
  mode(mode: LlmMode): void;
  stop(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<LlmBody> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as LlmBody;
};

const sendJson = (response: ServerResponse, status: number, value: object): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '20' });
  response.end(JSON.stringify(value));
};

const breakOff = (response: ServerResponse, text: string): void => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.write(text.slice(0, text.length / 2), () => response.destroy());
};

const sendEvents = (response: ServerResponse, events: readonly string[]): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(events.join(''));
};

/** Sends letters until the client has enough. */
const flood = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = (): void => {
    if (!response.destroyed) response.write('x'.repeat(65_536), () => setImmediate(more));
  };
  more();
};

/** A local server that speaks the chat-completions and the messages protocol as providers do, and fails as they do. */
export const startLlmServer = async (): Promise<LlmServer> => {
  const requests: LlmServer['requests'] = [];
  let answer: (body: LlmBody) => object = () => ({});
  let mode: LlmMode = 'ok';
  let abandoned = 0;

  const replyWithObject = (protocol: LlmProtocol, body: LlmBody, response: ServerResponse, now: LlmMode): void => {
    const object = now === 'broken-schema' ? { surprise: true } : answer(body);
    const text = now === 'not-json' ? '"Certainly! Here is your reading."' : JSON.stringify(object);
    if (now === 'truncated-body') breakOff(response, JSON.stringify(protocol.whole(text, body)));
    else if (body.stream !== true) sendJson(response, 200, protocol.whole(text, body));
    else {
      const events = protocol.events(text, body);
      sendEvents(response, now === 'truncated-stream' ? events.slice(0, events.length / 2) : events);
    }
  };

  const reply = (protocol: LlmProtocol, body: LlmBody, response: ServerResponse): void => {
    const now = mode;
    if (now === 'rate-limited-once') {
      mode = 'ok';
      sendJson(response, 429, protocol.error(429));
    } else if (now === 'unavailable') sendJson(response, 503, protocol.error(503));
    else if (now === 'endless') flood(response);
    else if (now === 'redirect') response.writeHead(307, { location: '/elsewhere' }).end();
    else if (now !== 'hang') replyWithObject(protocol, body, response, now);
  };

  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    readBody(request)
      .then((body) => {
        requests.push({ path: request.url ?? '', headers: request.headers, body });
        const protocol = { '/v1/chat/completions': openAi, '/v1/messages': anthropic }[request.url ?? ''];
        if (protocol === undefined) sendJson(response, 404, openAi.error(404));
        else reply(protocol, body, response);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    get abandoned() {
      return abandoned;
    },
    answer(value) {
      answer = typeof value === 'function' ? (value as (body: LlmBody) => object) : () => value;
    },
    mode(next) {
      mode = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
