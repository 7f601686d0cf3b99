import { isIP } from 'node:net';
import type Koa from 'koa';
import { conflict } from '../../../contract/errors';
import type { Config } from '../../host';
import { originOf } from '../origin';

/** For whom browsers make and use passkeys. */
interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** The domain and the origin of this request; null where there is no domain, as at an IP address, which passkeys cannot belong to. */
export const findRelyingParty = (config: Config, ctx: Koa.Context): RelyingParty | null => {
  const origin = originOf(config, ctx);
  const { hostname } = new URL(origin);
  const id = config.passkeyDomain ?? hostname;
  return isIP(id) !== 0 || id.startsWith('[') ? null : { id, origin };
};

/** The same; 409 where passkeys cannot be used. */
export const getRelyingParty = (config: Config, ctx: Koa.Context): RelyingParty => {
  const found = findRelyingParty(config, ctx);
  if (found) return found;
  throw conflict(
    'passkeys-unavailable',
    'Passkeys need an address with a name. Open the product by its domain, or by localhost.',
  );
};
