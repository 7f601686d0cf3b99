import type { Client } from '#core/testing/client';
import type { Line } from '../schemas/line';

/** Asks the assistant; answers the status and the lines of the answer. */
export const asking = async (
  client: Client,
  text: string,
  more: object = {},
): Promise<{ readonly status: number; readonly lines: Line[] }> => {
  const { status, text: body } = await client.post('/api/assistant/messages', { text, ...more });
  const lines =
    status === 200
      ? body
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Line)
      : [];
  return { status, lines };
};
