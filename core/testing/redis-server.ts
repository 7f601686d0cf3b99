import { createServer, type Socket } from 'node:net';

/** How it behaves from now on. `deaf`: connections that listen now get nothing any more, and count as listening. */
export type RedisMood = 'well' | 'silent' | 'slow' | 'lying' | 'full' | 'deaf';

/** A server of ours that speaks as much of Redis as the product asks for. */
export interface RedisServer {
  readonly url: string;
  /** Commands that came, by name in capitals. */
  readonly commands: string[];
  readonly values: Map<string, Buffer>;
  behave(mood: RedisMood): void;
  /** Sends bytes to everybody who listens on a channel, as anybody may who gets at the server. */
  publish(channel: string, bytes: Buffer): void;
  listChannels(): string[];
  /** Ends every connection and takes no other until it is started again, on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

type Reply = string | number | null | Buffer | Error | readonly Reply[];

const encodeReply = (reply: Reply): Buffer => {
  if (reply === null) return Buffer.from('$-1\r\n');
  if (typeof reply === 'number') return Buffer.from(`:${reply}\r\n`);
  if (typeof reply === 'string') return Buffer.from(`+${reply}\r\n`);
  if (reply instanceof Error) return Buffer.from(`-${reply.message}\r\n`);
  if (Buffer.isBuffer(reply)) return Buffer.concat([Buffer.from(`$${reply.length}\r\n`), reply, Buffer.from('\r\n')]);
  const replies = reply as readonly Reply[];
  return Buffer.concat([Buffer.from(`*${replies.length}\r\n`), ...replies.map(encodeReply)]);
};

/** The commands that lie whole in the bytes, and what is left of them. */
const readCommands = (bytes: Buffer): { readonly commands: Buffer[][]; readonly rest: Buffer } => {
  const commands: Buffer[][] = [];
  let start = 0;
  for (;;) {
    let at = start;
    const readNumber = (): number | null => {
      const end = bytes.indexOf('\r\n', at);
      if (end < 0) return null;
      const number = Number(bytes.subarray(at + 1, end).toString());
      at = end + 2;
      return number;
    };
    const parts = readNumber();
    const command: Buffer[] = [];
    while (parts !== null && command.length < parts) {
      const length = readNumber();
      if (length === null || bytes.length < at + length + 2) break;
      command.push(bytes.subarray(at, at + length));
      at += length + 2;
    }
    if (parts === null || command.length < parts) return { commands, rest: bytes.subarray(start) };
    commands.push(command);
    start = at;
  }
};

/** Values with their times, channels, and the one script that counts calls. */
export const startRedisServer = async (): Promise<RedisServer> => {
  const values = new Map<string, Buffer>();
  const ends = new Map<string, number>();
  const listeners = new Map<string, Set<Socket>>();
  const sockets = new Set<Socket>();
  /** Connections that were cut without a word. */
  const cut = new Set<Socket>();
  const commands: string[] = [];
  /** What came while it was silent. */
  const late: (() => void)[] = [];
  let mood: RedisMood = 'well';

  const find = (key: string): Buffer | null => {
    if ((ends.get(key) ?? Number.POSITIVE_INFINITY) > Date.now()) return values.get(key) ?? null;
    values.delete(key);
    ends.delete(key);
    return null;
  };
  const store = (key: string, value: Buffer, ms: number | null): void => {
    values.set(key, value);
    if (ms === null) ends.delete(key);
    else ends.set(key, Date.now() + ms);
  };
  const timeLeft = (key: string): number => (find(key) ? (ends.get(key) ?? Date.now() - 1) - Date.now() : -2);
  const send = (socket: Socket, reply: Reply): void => {
    if (!socket.destroyed && !cut.has(socket)) socket.write(encodeReply(reply));
  };
  const publish = (channel: string, bytes: Buffer): number => {
    const found = listeners.get(channel) ?? new Set();
    for (const socket of found) send(socket, [Buffer.from('message'), Buffer.from(channel), bytes]);
    return found.size;
  };
  /** What the script of `rate-limiter-flexible` does. */
  const count = (key: string, points: number, seconds: number): Reply => {
    if (find(key) === null) store(key, Buffer.from('0'), seconds * 1000);
    const consumed = Number(find(key)) + points;
    values.set(key, Buffer.from(String(consumed)));
    return [consumed, timeLeft(key)];
  };
  const answer = (socket: Socket, [command = Buffer.from(''), ...rest]: Buffer[]): Reply => {
    const name = command.toString().toUpperCase();
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = rest.map(String);
    commands.push(name);
    if (mood === 'full' && name === 'SET') return new Error('OOM command not allowed when used memory is too much');
    if (name === 'SET') {
      store(first, Buffer.from(rest[1] ?? ''), third.toUpperCase() === 'PX' ? Number(fourth) : null);
      return 'OK';
    }
    if (name === 'GET') return mood === 'lying' ? Buffer.from('something else') : find(first);
    if (name === 'PTTL') return timeLeft(first);
    if (name === 'PING') return 'PONG';
    if (name === 'INFO') return Buffer.from('redis_version:7.0.15\r\nloading:0\r\n');
    if (name === 'EVALSHA') return new Error('NOSCRIPT No matching script');
    if (name === 'EVAL')
      return mood === 'lying' ? [1_000_000, 86_400_000] : count(third, Number(fourth), Number(fifth));
    if (name === 'PUBLISH') return publish(first, rest[1] ?? Buffer.from(second));
    if (name === 'SUBSCRIBE') {
      listeners.set(first, (listeners.get(first) ?? new Set()).add(socket));
      return [Buffer.from('subscribe'), Buffer.from(first), 1];
    }
    return name === 'CLIENT' ? 'OK' : new Error(`ERR unknown command '${name}'`);
  };
  const server = createServer((socket) => {
    let waiting = Buffer.alloc(0);
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      for (const found of listeners.values()) found.delete(socket);
    });
    socket.on('data', (bytes) => {
      const { commands: whole, rest } = readCommands(Buffer.concat([waiting, bytes]));
      waiting = Buffer.from(rest);
      for (const command of whole) {
        const reply = (): void => send(socket, answer(socket, command));
        if (mood === 'silent') late.push(reply);
        else if (mood === 'slow') setTimeout(reply, 100);
        else reply();
      }
    });
  });
  let port = 0;
  const start = async (): Promise<void> => {
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : port;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    ...{ commands, values, start },
    behave: (next) => {
      mood = next;
      if (mood === 'deaf') for (const found of listeners.values()) for (const socket of found) cut.add(socket);
      if (mood !== 'silent') for (const reply of late.splice(0)) reply();
    },
    publish,
    listChannels: () => [...listeners.keys()],
    stop: async () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
