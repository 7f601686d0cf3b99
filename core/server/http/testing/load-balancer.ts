import { Agent, createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Spreads requests over processes in turn, as a load balancer does: by what `/readyz` said last, never trying twice. */
export interface LoadBalancer {
  readonly url: string;
  /** Adds a process. */
  add(url: string): void;
  /** How many processes said last that they are ready. */
  ready(): number;
  stop(): Promise<void>;
}

interface Target {
  readonly url: string;
  ready: boolean;
  /** Probes in a row without an answer. */
  silent: number;
}

/** A process is out with its first 503, and after this many probes without an answer: a busy machine answers late. */
const mostSilent = 3;

/** The status of `/readyz`; null without an answer. */
const probe = (url: string): Promise<number | null> =>
  new Promise((resolve) => {
    const asked = send(`${url}/readyz`, { timeout: 2000, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    });
    asked.on('error', () => resolve(null)).on('timeout', () => asked.destroy());
    asked.end();
  });

const look = async (target: Target): Promise<void> => {
  const status = await probe(target.url);
  target.silent = status === null ? target.silent + 1 : 0;
  if (status !== null) target.ready = status === 200;
  else if (target.silent >= mostSilent) target.ready = false;
};

/** Listens on a free port and asks each process every `probeMs` whether it is ready. Connections are kept and used again. */
export const startLoadBalancer = async (probeMs: number): Promise<LoadBalancer> => {
  const targets: Target[] = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const findTarget = (): Target | undefined => {
    const ready = targets.filter((target) => target.ready);
    turn += 1;
    return ready[turn % Math.max(ready.length, 1)];
  };
  const server = createServer((incoming, outgoing) => {
    const target = findTarget();
    if (!target) return void outgoing.writeHead(502).end('no process is ready');
    const { host: _host, connection: _connection, ...headers } = incoming.headers;
    const passed = send(
      `${target.url}${incoming.url}`,
      { method: incoming.method, headers, agent },
      (answer: IncomingMessage) => {
        const { connection: _own, 'keep-alive': _kept, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        pipeline(answer, outgoing, () => undefined);
      },
    );
    const fail = (error: NodeJS.ErrnoException): void => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end(error.code ?? error.message);
    };
    pipeline(incoming, passed, (error) => error && fail(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const timer = setInterval(() => {
    for (const target of targets) void look(target);
  }, probeMs);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => {
      targets.push({ url, ready: false, silent: 0 });
    },
    ready: () => targets.filter((target) => target.ready).length,
    stop: async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** What callers met. */
export interface LoadFigures {
  readonly sent: number;
  /** Status and body of each answer that was not the wanted one. */
  readonly failed: readonly string[];
}

/** Keeps `callers` asking for the paths in turn until stopped; each waits `pauseMs` between two requests. */
export const startLoad = (url: string, paths: readonly string[], callers: number, pauseMs: number) => {
  const agent = new Agent({ keepAlive: true });
  const failed: string[] = [];
  let sent = 0;
  let going = true;
  const ask = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const asked = send(`${url}${path}`, { agent, timeout: 20_000 }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          body += chunk;
        });
        answer.on('error', (error) => failed.push(`${path} ${error.message}`));
        answer.on('close', () => {
          if (answer.statusCode !== 200) failed.push(`${path} ${answer.statusCode} ${body.slice(0, 200)}`);
          resolve();
        });
      });
      asked.on('timeout', () => asked.destroy(new Error('no answer in 20 s')));
      asked.on('error', (error) => {
        failed.push(`${path} ${error.message}`);
        resolve();
      });
      asked.end();
    });
  const call = async (first: number): Promise<void> => {
    for (let index = first; going; index += 1) {
      sent += 1;
      await ask(paths[index % paths.length]!);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const all = Array.from({ length: callers }, (_, index) => call(index));
  return {
    stop: async (): Promise<LoadFigures> => {
      going = false;
      await Promise.all(all);
      agent.destroy();
      return { sent, failed };
    },
  };
};
