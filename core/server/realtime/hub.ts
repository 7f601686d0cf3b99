import type { Server } from 'socket.io';

/** Topic of the signal that public pages show something else from now on. */
export const pagesChanged = 'core.pages-changed';

/** Topic of the signal that live messages were given up, or may not have been heard: browsers read anew what they show. */
export const messagesMissed = 'core.messages-missed';

/** Sends to channels of sockets; before a server is attached (tests, scripts) messages go nowhere. */
export class RealtimeHub {
  #io: Server | null = null;
  readonly #reactions = new Map<string, (() => void)[]>();

  attach(io: Server): void {
    this.#io = io;
    this.onSignal(messagesMissed, () => void io.local.emit('missed'));
    io.on('signal', (topic: string) => {
      for (const react of this.#reactions.get(topic) ?? []) react();
    });
  }
  /** Tells the other processes. */
  signal(topic: string): void {
    this.#io?.serverSideEmit('signal', topic);
  }
  /** Tells this process and the others. */
  signalAll(topic: string): void {
    for (const react of this.#reactions.get(topic) ?? []) react();
    this.signal(topic);
  }
  /** Reacts to what other processes tell. */
  onSignal(topic: string, react: () => void): void {
    this.#reactions.set(topic, [...(this.#reactions.get(topic) ?? []), react]);
  }
  publish(channel: string, event: string, message: object): void {
    this.#io?.to(channel).emit(event, message);
  }
  /** Sockets of this process, and whether messages of others arrive; null before a server is attached. */
  state(): { readonly connected: number; readonly listening: boolean } | null {
    if (!this.#io) return null;
    const { client } = this.#io.of('/').adapter as unknown as { client?: { client?: object } };
    return { connected: this.#io.engine.clientsCount, listening: client?.client !== undefined };
  }
  /** Takes every socket of a person out of a channel, in all processes. */
  evict(userId: string, channel: string): void {
    this.#io?.in(`user:${userId}`).socketsLeave(channel);
  }
}
