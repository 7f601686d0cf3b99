import type Koa from 'koa';
import type { User } from '../../contract/route';
import type { ReadHouse } from '../house';

/** A route that was found for a request. */
export interface RouteLayer {
  readonly name: string;
  /** The table that has it. */
  readonly table: object;
  /** Answers, with the parameters of the path. */
  run(ctx: Koa.Context): Promise<void>;
}

/** What the pipeline keeps on `ctx.state`; `nonce` is the one of this response's Content-Security-Policy. */
export interface RequestState {
  requestId: string;
  /** When it came, in milliseconds of `performance.now()`. */
  began: number;
  /** The trace it belongs to, where traces are sent. */
  traceId?: string;
  /** `POST /api/labor-responses`, the pattern and never the typed path; `page` or `unmatched` outside the route table. */
  routeName: string;
  nonce: string;
  /** What answers, once the address was matched. */
  route?: RouteLayer | null;
  /** The session was looked up already; whose it is is remembered for the request. */
  isSessionRead?: true;
  /** What the house says of itself, for small pages. */
  house?: ReadHouse;
  /** The caller, once known. */
  user?: User | null;
}
