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

/** Waits until the assistant has read everything: before that it answers by words alone, or says that it is getting ready. */
export const untilReady = async (client: Client): Promise<void> => {
  for (;;) {
    const { lines } = await asking(client, 'Who painted the Mona Lisa?');
    if (lines.some(({ kind }) => kind === 'unknown')) return;
  }
};
