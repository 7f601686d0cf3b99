import type { Knex } from 'knex';
import type Koa from 'koa';
import type { Logger } from '../../contract/server';
import * as api from '../../schemas/endpoints';
import type { Config, RawRoute } from '../host';
import { handleCallback } from './handle-callback';
import { HandshakeError } from './handshake';
import type { KnownBrowsers } from './known-browsers';
import { login, logout } from './login';
import { sendSignInFailed, styleSheet, styleSheetPath } from './pages';
import type { RecordAudit } from './person-of';
import { callbackPath } from './provider';
import type { SignInProvider } from './sign-in-provider';

interface Parts {
  readonly config: Config;
  readonly log: Logger;
  readonly knex: Knex;
  readonly audit: RecordAudit;
  readonly way: SignInProvider;
  readonly deletionPage: string | null;
  readonly browsers: KnownBrowsers;
}

/** The navigations of sign-in and sign-out: answers are redirects and small pages. */
export const rawRoutesOf = ({ config, log, knex, audit, way, deletionPage, browsers }: Parts): readonly RawRoute[] => {
  const parts = {
    config,
    endProvider: way.endProvider,
    endSessionUrl: (ctx: Koa.Context) => way.endSessionUrl(ctx).catch(() => null),
    audit: (_ctx: Koa.Context, action: string, userId: string) =>
      audit(knex, { actor: userId, action, subject: userId }),
  };
  const leave = async (ctx: Koa.Context): Promise<void> => {
    try {
      await (await way.flow()).leave(ctx);
    } catch (error) {
      if (!(error instanceof HandshakeError)) throw error;
      sendSignInFailed(ctx, error.status, 'This address cannot be opened by itself.');
    }
  };
  return [
    { ...api.signIn, because: 'visitors sign in here', handle: login(parts) },
    {
      ...api.signOut,
      because: 'works for visitors too: signing out twice is no error',
      handle: logout(parts),
    },
    { method: 'get', path: '/api/connect/app', because: 'first leg of the round trip to the issuer', handle: leave },
    {
      method: 'get',
      path: callbackPath,
      because: 'last leg: state, nonce and id_token say who this is',
      handle: handleCallback({
        ...{ knex, log, audit, deletionPage, browsers },
        ...{ flow: way.flow, personOf: way.findPerson, settled: way.onSignedIn, findMethod: way.findMethod },
      }),
    },
    {
      method: 'get',
      path: styleSheetPath,
      because: 'the style sheet of the sign-in pages',
      handle: async (ctx) => {
        ctx.type = 'css';
        ctx.set('Cache-Control', 'public, max-age=3600');
        ctx.body = await styleSheet();
      },
    },
  ];
};
