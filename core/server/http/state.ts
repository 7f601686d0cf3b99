import type { User } from '../../contract/route';

/** What the pipeline keeps on `ctx.state`; `nonce` is the one of this response's Content-Security-Policy. */
export interface RequestState {
  requestId: string;
  /** `POST /api/labor-responses`, the pattern and never the typed path; `page` or `unmatched` outside the route table. */
  routeName: string;
  nonce: string;
  /** The caller, once known. */
  user?: User | null;
}
