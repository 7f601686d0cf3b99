import { getTraceHeaders } from '../telemetry/spans';

/** A provider that sends more than this is not answering the question. */
const MOST_BYTES = 4_000_000;

const capped = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  let seen = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > MOST_BYTES) controller.error(new Error('the answer is too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
};

/** `fetch` for a provider: follows no redirect (it would carry the key elsewhere) and stops reading after 4 MB. */
export const cappedFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(getTraceHeaders())) headers.set(name, value);
  const response = await fetch(input, { ...init, headers, redirect: 'error' });
  if (response.body === null) return response;
  const { status, statusText } = response;
  return new Response(capped(response.body), { status, statusText, headers: response.headers });
};
