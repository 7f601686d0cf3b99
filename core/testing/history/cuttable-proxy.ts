import { connect, createServer, type Socket } from 'node:net';

/** Passes bytes on to a port of this machine, until somebody cuts all of its connections. */
export interface CuttableProxy {
  readonly port: number;
  /** Where connections go from now on; null refuses them. */
  leadTo(port: number | null): void;
  /** Ends every connection at once, in the middle of whatever it carries. */
  cut(): void;
  stop(): Promise<void>;
}

export const startCuttableProxy = async (): Promise<CuttableProxy> => {
  let target: number | null = null;
  const open = new Set<Socket>();
  const keep = (socket: Socket, other: Socket): void => {
    open.add(socket);
    socket
      .on('error', () => other.destroy())
      .on('close', () => {
        open.delete(socket);
        other.destroy();
      });
  };
  const server = createServer({ allowHalfOpen: true }, (incoming) => {
    if (target === null) return void incoming.resetAndDestroy();
    const outgoing = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    keep(incoming, outgoing);
    keep(outgoing, incoming);
    incoming.pipe(outgoing);
    outgoing.pipe(incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    leadTo: (port) => {
      target = port;
    },
    cut,
    stop: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
