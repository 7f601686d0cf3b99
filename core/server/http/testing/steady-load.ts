import { request } from 'node:http';

/**
 * Sends `perSecond` reads a second whether or not earlier ones were answered, as a crowd does, each from another address of this
 * machine than the one before, so that the limits for one address stay out of it.
 */
export const startSteadyLoad = (url: string, paths: readonly string[], perSecond: number) => {
  const failed: string[] = [];
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;
  const send = (turn: number): Promise<void> =>
    new Promise((done) => {
      const path = paths[turn % paths.length]!;
      const end = (problem?: string): void => {
        if (problem) failed.push(`${path} ${problem}`);
        done();
      };
      const localAddress = `127.0.1.${1 + (turn % 250)}`;
      const asked = request(`${url}${path}`, { agent: false, localAddress, timeout: 30_000 }, (answer) => {
        answer.on('error', (error) => end(error.message));
        answer.on('end', () => end(answer.statusCode === 200 ? undefined : String(answer.statusCode)));
        answer.resume();
      });
      asked.on('timeout', () => asked.destroy(new Error('no answer in 30 s')));
      asked.on('error', (error) => end(error.message));
      asked.end();
    });
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    for (; sent < due; sent += 1) {
      const one = send(sent).finally(() => underWay.delete(one));
      underWay.add(one);
    }
  }, 10);
  return {
    stop: async () => {
      clearInterval(timer);
      const seconds = (performance.now() - began) / 1000;
      await Promise.all(underWay);
      return { sent, perSecond: Math.round(sent / seconds), failed };
    },
  };
};
