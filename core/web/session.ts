import { createStore } from 'zustand';
import type { Person } from '#core/contract/page';
import { getSignedInUser } from '#core/schemas/endpoints';
import { getPageData } from './page-data';
import { ownTexts } from './texts/own';
import { useNow } from './use-now';

/** A wish that the sign-in dialog opens. */
export interface SignInRequest {
  readonly mode: 'sign-in' | 'create-account' | 'forgot-password';
  /** Own path to come back to. */
  readonly returnTo: string;
  /** Why it opened, shown above the form. */
  readonly notice: string | null;
  /** What the page already knows of the person, to stand in the form at once. */
  readonly email?: string;
  readonly fullName?: string;
}

export interface Session {
  /** Null for visitors. Stays set when the session ended by itself, so that the page and its drafts remain. */
  readonly user: Person | null;
  /** The server no longer knows this session; the sign-in dialog is open over the page. */
  readonly expired: boolean;
  readonly signIn: SignInRequest | null;
}

const store = createStore<Session>()(() => ({ user: getPageData().user, expired: false, signIn: null }));
const useStore = <U>(select: (session: Session) => U): U => useNow(store, select);

/** Who is signed in: `useSession((session) => session.user)`. */
export const useSession = Object.assign(useStore, store);

const here = (): string => location.pathname + location.search + location.hash;

/** Opens the sign-in dialog. */
export const askToSignIn = (wish: Partial<SignInRequest> = {}): void =>
  useSession.setState({ signIn: { mode: 'sign-in', returnTo: here(), notice: null, ...wish } });

/** Closes the sign-in dialog. */
export const closeSignIn = (): void => useSession.setState({ signIn: null });

/** Why a call was refused that goes through once its person has shown again who they are. */
export type ConfirmReason = 'confirm-yourself' | 'second-factor-needed';
type Confirm = (reason: ConfirmReason) => Promise<boolean>;

let confirm: Confirm | null = null;
let confirming: Promise<boolean> | null = null;

/** The shell says how it asks people to show again who they are; null when it is gone. */
export const setConfirm = (ask: Confirm | null): void => {
  confirm = ask;
};

/** Asks who is there, once for all calls that wait for it; true when they have shown it. */
export const askToConfirm = (reason: ConfirmReason): Promise<boolean> => {
  if (!confirm) return Promise.resolve(false);
  confirming ??= confirm(reason).finally(() => {
    confirming = null;
  });
  return confirming;
};

/** A data call was answered 401: keeps the page as it is and asks to sign in. */
export const markSessionEnded = (): void => {
  const { user, expired } = useSession.getState();
  if (expired) return;
  if (user) useSession.setState({ expired: true });
  askToSignIn({
    notice: ownTexts(user ? 'sessionEnded' : 'signInFirst'),
  });
};

const probe = async (): Promise<Person | null> => {
  const response = await fetch(getSignedInUser.path, {
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`session: ${response.status}`);
  return (await response.json()) as Person;
};

/** Asks the server who is signed in. Another person than before reloads the page, so that nothing of the first one stays. */
export const refreshSession = async (): Promise<Person | null> => {
  const before = useSession.getState().user;
  const user = await probe();
  if (before && user?.id !== before.id) {
    if (user) location.reload();
    else useSession.setState({ expired: true });
    return user;
  }
  useSession.setState({ user, expired: false, signIn: null });
  return user;
};

/** Asks whether the session is still there, after the server closed the socket; where it is not, the page stays and asks to sign in. */
export const checkSession = async (): Promise<boolean> => {
  const { user } = useSession.getState();
  if (!user) return false;
  // Without an answer nothing is known: whoever calls next will see.
  const now = await probe().catch(() => user);
  if (now?.id === user.id) return true;
  markSessionEnded();
  return false;
};
