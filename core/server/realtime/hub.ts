import type { Server } from 'socket.io';

/** Sends to rooms of sockets; before a server is attached (tests, scripts) messages go nowhere. */
export class RealtimeHub {
  #io: Server | null = null;

  attach(io: Server): void {
    this.#io = io;
  }
  publish(room: string, event: string, message: object): void {
    this.#io?.to(room).emit(event, message);
  }
  /** Closes every socket of a person, for a revoked session or a suspension. */
  disconnect(userId: string): void {
    this.#io?.in(`user:${userId}`).disconnectSockets(true);
  }
}
