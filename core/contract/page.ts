import type { PageRoot, Role } from './manifest';

/** A module with pages or widgets as the shell needs to know it; the same for every caller (inlined in the page). */
export interface ModuleInfo {
  readonly id: string;
  readonly title: string;
  /** Address of the remote's entry, versioned by its content; null when the bundle was not built. */
  readonly entry: string | null;
  /** `sha384-...` of the entry. */
  readonly integrity: string | null;
  readonly roots: readonly PageRoot[];
  readonly fills: readonly string[];
}

/** The signed-in person as the browser knows it; also the answer of `GET /api/auth/user`. */
export interface Person {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** `system` follows the device. Kept in the cookie `theme`, so that the server writes it into the first byte of the page. */
export type Theme = 'light' | 'dark' | 'system';

/** How signing in works here: with our own form, or (external) only by going to the issuer. */
export interface SignInWay {
  readonly external: boolean;
}

/** Somebody to talk to in a crisis. */
export interface HelpLine {
  readonly name: string;
  readonly contact: string;
  readonly hours: string;
}

/** What the server writes into every page as a JSON data block, so that the first screen asks nothing. */
export interface PageData {
  readonly modules: readonly ModuleInfo[];
  /** Addresses of the product whose module is absent: the landing page for visitors, not-found for the signed-in. */
  readonly absent: readonly string[];
  readonly user: Person | null;
  readonly theme: Theme;
  readonly production: boolean;
  readonly signIn: SignInWay;
  readonly helpLines: readonly HelpLine[];
}
