import type Koa from 'koa';
import type { Route } from '../../contract/route';
import type { RawRoute } from '../host';
import type { NamedJob } from '../jobs/worker';
import type { HandshakeFlow } from './handshake';
import type { Identity } from './id-token';
import type { Refusal } from './person-of';
import type { SessionData, SignInMethod } from './session-store';

/** One way of signing in, embedded or external: everything the two do differently. */
export interface SignInProvider {
  readonly middleware: readonly Koa.Middleware[];
  readonly routes: readonly Route[];
  readonly rawRoutes: readonly RawRoute[];
  readonly jobs: readonly NamedJob[];
  /** The code flow; rejects while an external issuer cannot be reached. */
  readonly flow: () => Promise<HandshakeFlow>;
  readonly findPerson: (identity: Identity) => Promise<{ readonly userId: string } | Refusal>;
  /** After the person is known: what is left at the provider ends, the device is remembered. */
  readonly onSignedIn: (ctx: Koa.Context, userId: string) => Promise<void>;
  /** How the person was signed in, given what was checked in this handshake; null when that is less than their account asks for. */
  readonly findMethod: (userId: string, checked: SessionData['checked']) => Promise<SignInMethod | null>;
  /** Ends what the embedded provider remembers of this browser. */
  readonly endProvider: (ctx: Koa.Context) => Promise<void>;
  /** Where the browser must go to end the issuer's session too; null when there is nothing to end. */
  readonly endSessionUrl: (ctx: Koa.Context) => Promise<string | null>;
  stop(): Promise<void>;
}
