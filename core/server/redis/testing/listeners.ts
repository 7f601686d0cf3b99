import type { Knex } from 'knex';
import { io, type Socket } from 'socket.io-client';
import { aPerson } from '../../../testing/app';
import { createSession } from '../../auth/sessions';

/** A browser that is connected to one process, and how often it heard which announcement. */
export interface Listener {
  readonly socket: Socket;
  readonly heard: Map<string, number>;
}

/** Browsers of one person, at most ten. */
export const openListeners = async (
  knex: Knex,
  url: string,
  role: 'client' | 'admin',
  count: number,
  onHeard: (text: string) => void = () => undefined,
): Promise<Listener[]> => {
  const person = await aPerson(knex, role);
  const { cookie } = await createSession(knex, person);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const extraHeaders = { cookie, origin: url };
      const socket = io(url, { path: '/ws', transports: ['websocket'], extraHeaders, forceNew: true });
      const heard = new Map<string, number>();
      socket.on('announcement', ({ text }: { text: string }) => {
        heard.set(text, (heard.get(text) ?? 0) + 1);
        onHeard(text);
      });
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
      return { socket, heard };
    }),
  );
};

/** Announces to everybody; rejects where the process did not take it. */
export const announceBy = async ({ socket }: Listener, text: string): Promise<void> => {
  const { status } = (await socket.timeout(20_000).emitWithAck('notification', { text })) as { status: number };
  if (status !== 200) throw new Error(`an announcement was answered ${status}`);
};
