import { connect } from 'node:net';
import { startProgram } from '../server/testing/debian-program';

const answersPing = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => void socket.write('PING\r\n'));
    socket.on('data', (answer) => {
      socket.destroy();
      resolve(answer.toString().startsWith('+PONG'));
    });
    socket.on('error', () => resolve(false));
  });

/** Debian's Redis on a port of this machine, without a disk, as docs/operating/redis.md says. */
export const startRedisProgram = (port: number): Promise<{ stop(): Promise<void> }> =>
  startProgram({
    program: 'redis-server',
    words: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    package: 'redis-server',
    isUp: () => answersPing(port),
  });
