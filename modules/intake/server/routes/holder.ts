import type { RequestInfo, SetCookie, User } from '#core/contract/route';
import { cookieSeconds, draftCookie, type Holder } from '../service/access';

/** Who asks, by session and by the cookie of the draft. */
export const holderOf = ({ user, request }: { user: User | null; request: RequestInfo }): Holder => ({
  user,
  token: request.cookie(draftCookie),
});

/** The cookie that opens a draft in this browser; nothing where it needs none. */
export const cookieOf = (token: string | null): { readonly cookies?: readonly SetCookie[] } =>
  token === null ? {} : { cookies: [{ name: draftCookie, value: token, seconds: cookieSeconds }] };
