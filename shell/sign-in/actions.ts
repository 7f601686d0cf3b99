import * as endpoints from '#core/schemas/endpoints';
import { ApiError, api, refreshSession, toPath, useSession } from '#core/web';
import { askForPasskey } from '#core/web/passkeys/passkeys';
import { findDeletionPage } from '../navigation';
import { useAccountOpened } from './account-opened';
import { takeModules } from './take-modules';

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

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const loginAddress = (returnTo: string, ticket?: string): string =>
  toPath(endpoints.signIn, { query: { ...(ticket ? { ticket, timeZone: timeZone() } : {}), returnTo } });

/** Leaves the page for the sign-in of the server or of the external issuer. */
export const leaveToSignIn = (returnTo: string): void => location.assign(loginAddress(returnTo));

/** Redeems a ticket by the same redirects that a navigation would follow, without leaving the page. */
const redeem = async (ticket: string, { returnTo, go }: Onward): Promise<void> => {
  // An answer that cannot be read is no failure yet: the session says whether it worked.
  const end = await fetch(loginAddress(smallest, ticket), { credentials: 'same-origin' }).catch(() => undefined);
  const deletionPage = findDeletionPage();
  const isTaken = useSession.getState().user !== null || (await takeModules());
  if (!isTaken || (await refreshSession()) === null) leaveToSignIn(returnTo);
  // The server sends somebody who asked to be erased to where that can be taken back.
  else if (deletionPage && end && new URL(end.url, location.href).pathname === deletionPage) go(deletionPage);
  else if (returnTo !== location.pathname + location.search + location.hash) go(returnTo);
};

/**
 * Signs in without leaving the page. Null when done; the token of the second step where the account has an authenticator app. Throws
 * ApiError when address and password do not match.
 */
export const signIn = async ({ email, password }: Typed, onward: Onward): Promise<string | null> => {
  const step = await api(endpoints.createTicket, { body: { email: email.trim(), password } }, { quiet: true });
  if ('secondStep' in step) return step.secondStep;
  await redeem(step.ticket, onward);
  return null;
};

/** The second step: the code of an app, or a recovery code. */
export const finishSecondStep = async (token: string, code: string, onward: Onward): Promise<void> => {
  const { ticket } = await api(endpoints.finishSecondStep, { body: { token, code } }, { quiet: true });
  await redeem(ticket, onward);
};

/**
 * Signs in with a passkey. `offered`: the browser shows those it has where the address is typed, until one is chosen; `signal` takes
 * that back before the browser was asked, `cancelPasskeys` afterwards.
 */
export const signInWithPasskey = async (
  onward: Onward,
  { offered, signal }: { readonly offered: boolean; readonly signal?: AbortSignal },
): Promise<void> => {
  const options = await api(endpoints.beginPasskeySignIn, undefined, { quiet: true });
  signal?.throwIfAborted();
  const passkey = await askForPasskey(options, { offered });
  const { ticket } = await api(endpoints.signInWithPasskey, { body: passkey }, { quiet: true });
  await redeem(ticket, onward);
};

/** Asks for a mail with a link that signs in. */
export const askForSignInLink = (email: string): Promise<unknown> =>
  api(endpoints.requestSignInLink, { body: { email: email.trim() } }, { quiet: true });

/** What became of a registration: signed in, or the address has an account with another password. */
export type Created = 'signed-in' | 'known-address' | { readonly secondStep: string };

/** Creates an account and signs in at once. The server does not say whether the address was known; the ticket tells. */
export const createAccount = async (typed: Typed & { readonly fullName: string }, onward: Onward): Promise<Created> => {
  const { fullName, email, password } = typed;
  const body = { fullName: fullName.trim(), email: email.trim(), password };
  await api(endpoints.register, { body }, { quiet: true });
  try {
    const secondStep = await signIn(typed, onward);
    if (secondStep !== null) return { secondStep };
    useAccountOpened.setState({ isOpened: true });
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
