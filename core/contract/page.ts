import type { OverlayInfo, PageRoot, Role } from './manifest';

/** A module with pages or widgets as the shell needs to know it; the same for every caller (inlined in the page). */
export interface ModuleInfo {
  readonly id: string;
  readonly title: string;
  /** Of a module that was published to the running product; absent for one that is built with the host. */
  readonly version?: string;
  /** Address of the remote's entry, versioned by its content; null when the bundle was not built. */
  readonly entry: string | null;
  /** `sha384-...` of the entry. */
  readonly integrity: string | null;
  readonly roots: readonly PageRoot[];
  readonly fills: readonly string[];
  /** Languages besides English that its pages are written in. */
  readonly languages: readonly UiLanguage[];
  readonly overlays: readonly OverlayInfo[];
}

/** The signed-in person as the browser knows it; also the answer of `GET /api/auth/user`. */
export interface Person {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Address of the own picture; null or absent when there is none. */
  readonly profileImageUrl?: string | null;
}

/** `system` follows the device. Kept in the cookie `theme`, so that the server writes it into the first byte of the page. */
export type Theme = 'light' | 'dark' | 'system';

/** How distances are written; kept in the cookie `units`. */
export type Units = 'metric' | 'imperial';

/** The languages which pages are drawn in; `en-XA` is English made long and strange, to find texts in no catalogue (development only). */
export const uiLanguages = ['en', 'de', 'es', 'en-XA'] as const;
export type UiLanguage = (typeof uiLanguages)[number];

/** The languages in which the product writes to people. */
export type ProductLanguage = Exclude<UiLanguage, 'en-XA'>;

/** How signing in works here: with our own form, or (external) only by going to the issuer. */
export interface SignInWay {
  readonly external: boolean;
}

/** A picture that stands for the house instead of the built-in mark. */
export interface HouseMark {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Media type, such as `image/webp`. */
  readonly type: string;
}

/** What the house says of itself, as far as pages need it. */
export interface PageHouse {
  readonly name: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly mark: HouseMark | null;
  readonly languages: readonly ProductLanguage[];
}

/** A module whose pages come from a port of the reader's own computer, for one admin's session. */
export interface PageOverride {
  readonly module: string;
  /** Such as `http://127.0.0.1:4400`. */
  readonly origin: string;
}

/** What the server writes into every page as a JSON data block, so that the first screen asks nothing. */
export interface PageData {
  readonly modules: readonly ModuleInfo[];
  readonly user: Person | null;
  readonly theme: Theme;
  /** Absent: as is usual in the language. */
  readonly units?: Units;
  readonly production: boolean;
  readonly signIn: SignInWay;
  /** The neutral page that opens when somebody leaves in a hurry. */
  readonly exitAddress: string;
  /** Where people reach the team by mail, for when a form cannot be sent. */
  readonly contactEmail: string;
  /** Absent while nobody has changed it. */
  readonly house?: PageHouse;
  readonly language: UiLanguage;
  /** What the page asks first, already answered: bodies by API path. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** What modules let travel with each page (`pageContent`), by its names; absent where none does. */
  readonly content?: Readonly<Record<string, unknown>>;
  /** The asked path when the module which serves it knows nothing there: the not-found page is drawn. */
  readonly missing: string | null;
  /** Absent unless this session takes a module from elsewhere. */
  readonly override?: PageOverride;
}

/** Under which name the answers of a page hold the path of a list's next page. */
export const getNextKey = (path: string): string => `${path}#next`;

/** Cookie that says that somebody left in a hurry: until they act on the home page, every other page leads to it. */
export const leftCookie = 'left';
