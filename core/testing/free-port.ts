import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A free port below those that the system gives to outgoing connections (32768 on Linux): none of them takes it before the server
 * of a test listens there.
 */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    const tryOne = (): void => void probe.listen(randomInt(10_000, 30_000), '127.0.0.1');
    probe.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? tryOne() : reject(error)));
    probe.on('listening', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
    tryOne();
  });
