import type Koa from 'koa';
import type { Config } from '../host';
import { type Identity, readIdToken } from './id-token';
import type { Issuer } from './issuer';
import { originOf } from './origin';
import { callbackPath, scopes } from './provider';
import type { SessionData } from './session-store';

/** Session of the request as sign-in uses it. */
export type SignInSession = { -readonly [K in keyof SessionData]: SessionData[K] } & {
  regenerate(): Promise<void>;
};

interface GrantAnswer {
  readonly error?: unknown;
  readonly id_token?: unknown;
}

/** A sign-in that came back from the issuer broken; `status` is the answer's. */
export class HandshakeError extends Error {
  constructor(
    readonly status: 400 | 401,
    readonly reason: string,
  ) {
    super(reason);
    this.name = 'HandshakeError';
  }
}

/** The two legs of the code flow, carried out by grant; tokens stay in memory of one request. */
export const createHandshake = (config: Config, issuer: Issuer) => {
  const open = async () => {
    const { grant } = await import('./code-flow');
    return grant({
      config: {
        defaults: {
          prefix: '/api/connect',
          transport: 'state',
          state: true,
          nonce: true,
          pkce: true,
          response: ['tokens'],
        },
        app: {
          oauth: 2,
          authorize_url: issuer.authorizeUrl,
          access_url: issuer.tokenUrl,
          key: issuer.clientId,
          secret: issuer.clientSecret,
          token_endpoint_auth_method: issuer.authMethod,
          scope: [...scopes],
          scope_delimiter: ' ',
          // Nothing may be chosen by the caller's query.
          dynamic: [],
        },
      },
      request: { timeout: 8000 },
    } as never) as unknown as Koa.Middleware;
  };
  let opened: Promise<Koa.Middleware> | null = null;

  const leg = async (ctx: Koa.Context): Promise<GrantAnswer> => {
    ctx.state.grant = { dynamic: { redirect_uri: `${originOf(config, ctx)}${callbackPath}` } };
    opened ??= open();
    const run = await opened;
    await run(ctx, () => Promise.resolve());
    return (ctx.state.grant as { response?: GrantAnswer }).response ?? {};
  };
  return {
    /** Leaves for the issuer. */
    leave: async (ctx: Koa.Context): Promise<void> => {
      if (ctx.querystring !== '') throw new HandshakeError(400, 'unexpected query');
      const answer = await leg(ctx);
      if (answer.error) throw new HandshakeError(401, 'grant could not start');
    },
    /** Comes back: checks the handshake, exchanges the code, and reads who it is. Each handshake works once. */
    finish: async (ctx: Koa.Context): Promise<Identity> => {
      const session = ctx.session as unknown as SignInSession;
      const started = session.grant;
      for (const value of Object.values(ctx.query))
        if (Array.isArray(value)) throw new HandshakeError(400, 'a parameter was sent twice');
      // Without a handshake of its own grant would skip the state: a callback link made by somebody else.
      if (!started?.state || !started.nonce || !started.code_verifier)
        throw new HandshakeError(401, 'no sign-in was started in this browser');
      const answer = await leg(ctx);
      delete session.grant;
      if (answer.error) throw new HandshakeError(401, 'the issuer or grant refused');
      const { issuer: name, clientId, keys } = issuer;
      return readIdToken(answer.id_token, { issuer: name, clientId, keys, nonce: started.nonce }).catch(
        (error: Error) => {
          throw new HandshakeError(401, `id_token: ${error.message}`);
        },
      );
    },
  };
};
/** See `createHandshake`. */
export type HandshakeFlow = ReturnType<typeof createHandshake>;
