import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** An answer with its body read; `body` is the parsed JSON (null when it is not JSON). */
export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies whose shape they then assert.
  readonly body: any;
}

/** One request as it goes over the wire; the path is not normalised, so odd ones arrive as written. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  /** An object is sent as JSON; text and bytes go as they are (set `content-type` yourself). */
  readonly body?: unknown;
  /** `null` drops a default header. */
  readonly headers?: Readonly<Record<string, string | string[] | null>>;
}

/** A browser-like caller: same-origin headers and a cookie jar. */
export interface Client {
  readonly userId: string;
  readonly cookies: Map<string, string>;
  send(request: Sent): Promise<Answered>;
  get(path: string, headers?: Sent['headers']): Promise<Answered>;
  head(path: string, headers?: Sent['headers']): Promise<Answered>;
  post(path: string, body?: unknown, headers?: Sent['headers']): Promise<Answered>;
  put(path: string, body?: unknown, headers?: Sent['headers']): Promise<Answered>;
  patch(path: string, body?: unknown, headers?: Sent['headers']): Promise<Answered>;
  delete(path: string, body?: unknown, headers?: Sent['headers']): Promise<Answered>;
}

/** A client of the server at `url`; `cookieHeader` is what the first request already carries. */
export const createClient = (url: string, userId = '', cookieHeader = ''): Client => {
  const { hostname, port, origin } = new URL(url);
  const cookies = new Map<string, string>();
  for (const pair of cookieHeader.split(/;\s*/)) {
    const at = pair.indexOf('=');
    if (at > 0) cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
  const keep = (lines: readonly string[] = []): void => {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';');
      const at = pair.indexOf('=');
      const gone = attributes.some((one) => /^\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(one));
      const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
      if (gone || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const send = ({ method, path, body, headers = {} }: Sent): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const asIs = typeof body === 'string' || body instanceof Uint8Array;
      const payload = body === undefined ? null : Buffer.from(asIs ? body : JSON.stringify(body));
      const all: OutgoingHttpHeaders = { accept: 'application/json', origin, 'sec-fetch-site': 'same-origin' };
      if (payload) Object.assign(all, { 'content-type': 'application/json', 'content-length': payload.length });
      if (cookies.size > 0) all.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      for (const [name, value] of Object.entries(headers)) {
        if (value === null) delete all[name.toLowerCase()];
        else all[name.toLowerCase()] = value;
      }
      const request = httpRequest({ hostname, port, method, path, headers: all, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          keep(response.headers['set-cookie']);
          const isJson = /[/+]json/.test(response.headers['content-type'] ?? '') && text !== '';
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            body: isJson ? JSON.parse(text) : null,
          });
        });
      });
      request.on('error', reject);
      request.end(payload ?? undefined);
    });
  const withoutBody = (method: string) => (path: string, headers?: Sent['headers']) =>
    send({ method, path, ...(headers ? { headers } : {}) });
  const withBody = (method: string) => (path: string, body?: unknown, headers?: Sent['headers']) =>
    send({ method, path, body, ...(headers ? { headers } : {}) });
  return {
    userId,
    cookies,
    send,
    get: withoutBody('GET'),
    head: withoutBody('HEAD'),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    delete: withBody('DELETE'),
  };
};
