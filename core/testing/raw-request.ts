import { connect } from 'node:net';

/**
 * Writes bytes to the server's port as they are and gives back everything it said until it closed or fell silent.
 * `leave` hangs up right after sending.
 */
export const rawRequest = (url: string, bytes: string | Uint8Array, leave = false): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let said = '';
    const done = (): void => {
      socket.destroy();
      resolve(said);
    };
    socket.setTimeout(1500, done);
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
    socket.on('error', done);
    socket.on('close', done);
    socket.on('connect', () => (leave ? socket.end(bytes, () => socket.destroy()) : socket.write(bytes)));
  });

/** Status code of a raw answer; 0 when there was none. */
export const statusOf = (said: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0);
