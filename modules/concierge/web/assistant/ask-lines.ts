import { apiResponse } from '#core/web';
import type { Line } from '../../schemas/line';

/** Milliseconds for a whole answer; a language model may take its time. */
const patience = 90_000;

/** Asks, and gives the answer line by line as it comes. Throws ApiError. */
export async function* askLines(
  question: { readonly text: string; readonly before?: string },
  signal: AbortSignal,
): AsyncGenerator<Line> {
  const options = { method: 'POST', body: question, signal, timeout: patience } as const;
  const { body } = await apiResponse('/api/assistant/messages', options);
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line) as Line;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
