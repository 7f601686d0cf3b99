import { apiResponse } from '#core/web';
import type { Question } from '../../../schemas/assistant';
import { askAssistant } from '../../../schemas/endpoints';
import type { Line } from '../../../schemas/line';

/** Milliseconds for a whole answer; a language model may take its time. */
const longestAnswer = 90_000;

/** Asks, and gives the answer line by line as it comes. Throws ApiError. */
export async function* askLines(question: Question, signal: AbortSignal): AsyncGenerator<Line> {
  const { body } = await apiResponse(askAssistant, { body: question }, { signal, timeout: longestAnswer });
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      for (const text of lines.filter((one) => one !== '')) {
        const line: Line = JSON.parse(text);
        yield line;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
