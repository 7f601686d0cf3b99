import * as endpoints from '#core/schemas/endpoints';
import { ApiError, api, refreshSession, toPath } from '#core/web';
import { findDeletionPage } from '../navigation';

/** What was typed into the sign-in form. */
interface Typed {
  readonly email: string;
  readonly password: string;
}

/** Where to go once signed in. */
export interface Onward {
  /** Own path. */
  readonly returnTo: string;
  /** Goes there without loading the page again. */
  readonly go: (path: string) => void;
}

/** Where the round trip ends when the page stays: the smallest answer there is. */
const smallest = '/healthz';

const loginAddress = (returnTo: string, ticket?: string): string =>
  toPath(endpoints.signIn, { query: { ...(ticket ? { ticket } : {}), returnTo } });

/** Leaves the page for the sign-in of the server or of the external issuer. */
export const leaveToSignIn = (returnTo: string): void => location.assign(loginAddress(returnTo));

/**
 * Signs in without leaving the page: the ticket is redeemed by the same redirects that a navigation would follow, and
 * the session store learns who is there. Throws ApiError when address and password do not match.
 */
export const signIn = async ({ email, password }: Typed, { returnTo, go }: Onward): Promise<void> => {
  const { ticket } = await api(endpoints.createTicket, { body: { email: email.trim(), password } }, { quiet: true });
  // An answer that cannot be read is no failure yet: the session says whether it worked.
  const end = await fetch(loginAddress(smallest, ticket), { credentials: 'same-origin' }).catch(() => undefined);
  const deletionPage = findDeletionPage();
  if ((await refreshSession()) === null) leaveToSignIn(returnTo);
  // The server sends somebody who asked to be erased to where that can be taken back.
  else if (deletionPage && end && new URL(end.url, location.href).pathname === deletionPage) go(deletionPage);
  else if (returnTo !== location.pathname + location.search + location.hash) go(returnTo);
};

/** What became of a registration: signed in, or the address has an account with another password. */
export type Created = 'signed-in' | 'known-address';

/** Creates an account and signs in at once. The server does not say whether the address was known; the ticket tells. */
export const createAccount = async (typed: Typed & { readonly fullName: string }, onward: Onward): Promise<Created> => {
  const { fullName, email, password } = typed;
  const body = { fullName: fullName.trim(), email: email.trim(), password };
  await api(endpoints.register, { body }, { quiet: true });
  try {
    await signIn(typed, onward);
    return 'signed-in';
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return 'known-address';
    throw error;
  }
};

/** Asks for a mail with a link to choose a new password. */
export const askForLink = (email: string): Promise<unknown> =>
  api(endpoints.requestPasswordReset, { body: { email: email.trim() } }, { quiet: true });

/** Chooses a new password with the token of that link. */
export const resetPassword = (token: string, password: string): Promise<unknown> =>
  api(endpoints.resetPassword, { body: { token, password } }, { quiet: true });
