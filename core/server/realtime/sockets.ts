import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdapter, type PostgresAdapter } from '@socket.io/postgres-adapter';
import { Server, type Socket } from 'socket.io';
import type { ChannelGuard } from '../../contract/hooks';
import type { User } from '../../contract/route';
import type { Logger } from '../../contract/server';
import type { Auth, Config } from '../host';
import { publishByRedis } from '../redis/fan-out';
import type { SharedRedis } from '../redis/shared-redis';
import { inSpan } from '../telemetry/spans';
import { announce } from './announce';
import { judgeJoin, takeMessage } from './channels';
import { hearOnce } from './cluster';
import { guardUpgrade } from './handshake';
import { messagesMissed, type RealtimeHub } from './hub';
import { longestNotification, notifyInTurns } from './notify-in-turns';
import { watchSessions } from './session-watch';
import { socketPool } from './socket-pool';

const socketsPerPerson = 10;
/** Packets a socket may send in one second before it is closed. */
const packetsPerSecond = 20;

interface Deps {
  readonly server: HttpServer;
  readonly config: Config;
  readonly log: Logger;
  readonly auth: Auth;
  readonly hub: RealtimeHub;
  readonly guards: () => readonly ChannelGuard[];
  readonly connectionString: string;
  readonly redis: SharedRedis | null;
  /** Origins whose pages may connect: the base address and, in development, the listener's own names. */
  readonly origins: () => ReadonlySet<string>;
}

const withBudget = (socket: Socket): void => {
  let left = packetsPerSecond;
  const refill = setInterval(() => {
    left = packetsPerSecond;
  }, 1000);
  socket.use((_packet, next) => {
    left -= 1;
    if (left < 0) socket.disconnect(true);
    else next();
  });
  socket.on('disconnect', () => clearInterval(refill));
};

const answer = (ack: unknown, status: number): void => {
  if (typeof ack === 'function') ack({ status });
};

/** The connection on which other processes are heard; undefined while there is none. */
const listenerOf = (io: Server): object | undefined =>
  (io.of('/').adapter as unknown as { client?: { client?: object } }).client?.client;

/** Tells the browsers of this process to read anew, once it hears the others again: nobody repeats what they said meanwhile. */
const tellOnceHeard = async (io: Server, isStopped: () => boolean): Promise<void> => {
  const broken = listenerOf(io);
  while (!isStopped() && (listenerOf(io) ?? broken) === broken) await wait(100);
  if (!isStopped()) io.local.emit('missed');
};

/** The socket server at `/ws`: own Origin and a live session at the handshake, every handler guarded. */
export const startSockets = ({ server, log, auth, hub, guards, connectionString, redis, origins }: Deps) => {
  const sessions = new WeakMap<IncomingMessage, { readonly id: string; readonly user: User }>();
  const io = new Server(server, {
    path: '/ws',
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: 64 * 1024,
    allowRequest: (request, decide) => decide(null, sessions.has(request)),
  });
  guardUpgrade(server, async (request) => {
    const origin = request.headers.origin;
    // A browser always says where the page comes from; without a session it does not matter from where.
    if (origin !== undefined && !origins().has(origin)) return 403;
    const session = await auth.findSocketSession(request);
    if (!session) return 401;
    if (origin === undefined) return 403;
    sessions.set(request, session);
    return 101;
  });
  let isStopped = false;
  const pool = socketPool(connectionString, log, () => void tellOnceHeard(io, () => isStopped));
  io.adapter(
    createAdapter(pool, {
      payloadThreshold: longestNotification,
      errorHandler: (error) => log.warn('sockets: adapter', { message: error.message }),
    }),
  );
  const adapter = io.of('/').adapter as PostgresAdapter;
  const notifications = notifyInTurns({ adapter, pool, log, onMissed: () => hub.signalAll(messagesMissed) });
  if (redis) publishByRedis(adapter, redis);
  hearOnce(adapter);

  const watch = watchSessions({ connectionString, log, findTimeLeft: auth.findTimeLeft });
  // Signing out may overtake a handshake, so the session is looked up once more before the socket hears anything.
  io.use((socket, next) => {
    const session = sessions.get(socket.request);
    if (!session) return next(new Error('not signed in'));
    watch.admit(session.id, socket).then(() => next(), next);
  });

  io.on('connection', (socket) => {
    const session = sessions.get(socket.request);
    if (!session || !watch.isLive(session.id, socket)) return void socket.disconnect(true);
    const { user } = session;
    const own = `user:${user.id}`;
    if ((io.sockets.adapter.rooms.get(own)?.size ?? 0) >= socketsPerPerson) return void socket.disconnect(true);
    void socket.join(own);
    withBudget(socket);
    socket.on('join_room', async (message: unknown, ack: unknown) => {
      try {
        const channel =
          typeof message === 'object' && message !== null ? (message as { room?: unknown }).room : message;
        const status = await inSpan({ name: 'socket join_room', kind: 'server' }, () =>
          judgeJoin(guards(), user, channel),
        );
        if (status === 200) await socket.join(channel as string);
        answer(ack, status);
      } catch {
        answer(ack, 500);
      }
    });
    socket.on('leave_room', (message: unknown, ack: unknown) => {
      const channel = (message as { room?: unknown } | null)?.room;
      if (typeof channel === 'string' && channel !== own) void socket.leave(channel);
      answer(ack, 200);
    });
    socket.on('chat_message', async (message: unknown, ack: unknown) => {
      const said = await inSpan({ name: 'socket chat_message', kind: 'server' }, () =>
        takeMessage(guards(), user, message),
      ).catch(() => ({ status: 500 }));
      if (typeof ack === 'function') ack(said);
    });
    socket.on('notification', (message: unknown, ack: unknown) => {
      const status = announce(io, user, message);
      if (status === 200) log.info('announced to everybody', { userId: user.id });
      answer(ack, status);
    });
  });
  hub.attach(io);
  return {
    io,
    stop: async (): Promise<void> => {
      io.emit('reconnect');
      // Closed while it is still connecting, the adapter would never give its connection back.
      for (let tries = 0; tries < 100 && !listenerOf(io); tries += 1) await wait(20);
      isStopped = true;
      await notifications.stop();
      await new Promise<void>((done) => void io.close(() => done()));
      await watch.stop();
      // A connection that was lost for good must not hold up the stop.
      await Promise.race([pool.end(), wait(1000)]);
    },
  };
};
