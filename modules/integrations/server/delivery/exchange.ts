import { type ClientRequest, type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { findUrlFault, resolvePublic, Undeliverable } from './public-address';

export interface Outgoing {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
/** What may come of a request that goes out. */
export interface Bounds {
  /** Lets it reach this machine and its network. */
  readonly allowPrivate: boolean;
  /** The whole exchange, from the name of the host to the end of the answer. */
  readonly timeoutMs: number;
  /** Bytes of the answer that are read; `isWhole` says whether it ended there. */
  readonly mostBytes: number;
}
export interface Exchanged {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly isWhole: boolean;
}

const begin = (url: URL, options: RequestOptions): ClientRequest =>
  (url.protocol === 'https:' ? secureRequest : plainRequest)(url, options);

const readBody = async (response: IncomingMessage, mostBytes: number): Promise<Pick<Exchanged, 'body' | 'isWhole'>> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > mostBytes) return { body: Buffer.concat(chunks).subarray(0, mostBytes), isWhole: false };
  }
  return { body: Buffer.concat(chunks), isWhole: true };
};

const sendTo = async (
  url: URL,
  pinned: { readonly address: string; readonly family: number },
  { method, headers, body }: Outgoing,
  mostBytes: number,
  signal: AbortSignal,
): Promise<Exchanged> => {
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    const request = begin(url, {
      method,
      agent: false,
      headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
      signal,
      // The address that was looked at is the one that is reached, whatever the name leads to a moment later.
      lookup: (_host, options, done) =>
        options.all ? done(null, [pinned]) : done(null, pinned.address, pinned.family),
    });
    request.on('response', resolve);
    request.on('error', reject);
    request.end(body);
  });
  const response = await answered;
  try {
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      ...(await readBody(response, mostBytes)),
    };
  } finally {
    response.destroy();
  }
};

/**
 * One request to an address of the public internet, and its answer; redirects are answers like others and never followed. Throws
 * `Undeliverable` with a sentence for people when no answer came.
 */
export const exchange = async (
  address: string,
  outgoing: Outgoing,
  { allowPrivate, timeoutMs, mostBytes }: Bounds,
): Promise<Exchanged> => {
  const fault = findUrlFault(address, allowPrivate);
  if (fault) throw new Undeliverable(fault);
  const url = new URL(address);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await sendTo(url, await resolvePublic(url.hostname, allowPrivate), outgoing, mostBytes, signal);
  } catch (error) {
    if (error instanceof Undeliverable) throw error;
    if (signal.aborted) throw new Undeliverable(`No complete answer came within ${timeoutMs / 1000} seconds.`);
    const { code } = error as { code?: unknown };
    throw new Undeliverable(`The connection failed${typeof code === 'string' ? ` (${code})` : ''}.`);
  }
};
