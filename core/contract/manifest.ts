/** The three roles of the product; a person carries exactly one. Admin is no superuser: it gets what a permission names. */
export type Role = 'client' | 'practitioner' | 'admin';

/** Where a page root may be opened: by anyone, or only once signed in (a visitor sees the page at `/` instead). */
export type PageAccess = 'open' | 'signed-in';

/** A text that is needed before any catalogue is there: in every language of the product, or in English for all. */
export type Label = string | { readonly en: string; readonly de: string; readonly es: string };

/** The pictures that the shell has for links. */
export type LinkIcon =
  | 'bell'
  | 'board'
  | 'book'
  | 'figure'
  | 'help'
  | 'home'
  | 'letter'
  | 'pen'
  | 'pentagon'
  | 'people'
  | 'person'
  | 'reading'
  | 'sprout'
  | 'way';

/** A link which the shell draws for a page root; `roles` hides it from others (the data behind it is guarded by the server). */
export interface NavLink {
  readonly label: Label;
  readonly order: number;
  /**
   * `settings` is next to Sign Out. Three places are drawn nowhere: the first page with `start` is where somebody goes who has just
   * created an account, that with `deletion` where somebody goes who signs in while their account waits to be erased, and that with
   * `security` where passwords, passkeys and sessions are.
   */
  readonly place: 'header' | 'bar' | 'user-menu' | 'settings' | 'team' | 'footer' | 'start' | 'deletion' | 'security';
  readonly roles?: readonly Role[];
  /** Letter that leads there when it is pressed after `g`; each letter once in the product. */
  readonly key?: string;
  /** Picture next to the name where the shell lists links with pictures; a plain dot without it. */
  readonly icon?: LinkIcon;
}

/** One address under which a module's pages live. The route also owns everything below it, but for `/`, which is one page. */
export interface PageRoot {
  /** A part may be a parameter: `/team/plans/:id` owns the pages below a list that belongs to another module. */
  readonly route: `/${string}`;
  readonly access: PageAccess;
  /** The module below whose root this one lies, as `/management/partners` does below `/management`. */
  readonly under?: string;
  /** Name of the parameter by which the page at the root searches, as in `?q=`; the not-found page offers it. */
  readonly search?: string;
  /** Name of the link to it, where somebody in danger finds help at once: on every page, and on those that need a script. One root in the product. */
  readonly urgent?: Label;
  /** `false`: nobody writes of themselves here, so visitors are shown no way to leave quickly. */
  readonly quickExit?: false;
  /** Staff may switch the page off, with its place in the navigation. */
  readonly isOptional?: true;
  /** Set by the host where staff switched the page off: it stands in no navigation, and its address is not found. */
  readonly isHidden?: true;
  readonly nav?: readonly NavLink[];
}

/** Something a module opens over any page. The shell draws its button from this alone, before the module's bundle is there. */
export interface OverlayInfo {
  /** One name in the whole product: `openOverlay('assistant')`. */
  readonly id: string;
  /** Name of the button, and heading of the panel. */
  readonly label: Label;
  /** A name of `#ui`'s Icon. */
  readonly icon: string;
  /** From the top of the dock; help lines always come last. */
  readonly order: number;
  /** `dock`: a button on every page (under More on phones). `hidden`: only a shortcut or `openOverlay` opens it. */
  readonly place: 'dock' | 'hidden';
  /** `panel`: the shell draws heading, cross and frame, next to the page, from below on phones. `own`: the widget draws a dialog of its own. */
  readonly frame: 'panel' | 'own';
  /** `mod+k` (Cmd or Ctrl) or one sign such as `/`, which is not heard while somebody writes. */
  readonly shortcuts?: readonly string[];
}

/** What of the host a module may reach beyond `Core`: each opens the host port of its name. */
export type Capability =
  | 'accounts'
  | 'audit'
  | 'erasure'
  | 'health'
  | 'identity'
  | 'jobs'
  | 'mails'
  | 'modules'
  | 'personal-data';

/** What a module says about itself before any of its code is loaded: plain data, safe on both sides. */
export interface Manifest<Id extends string = string> {
  /** Folder name, permission prefix, event prefix and name of the remote. */
  readonly id: Id;
  readonly title: string;
  /** That of the host for a module that is built with it and names none. */
  readonly version?: string;
  /** Caret ranges (`^1.2.0`) of what it was made for; a module that is built with the host may leave them out. */
  readonly requires?: {
    readonly contract?: string;
    /** By ids of `needs`. */
    readonly modules?: Readonly<Record<string, string>>;
  };
  /** What it is about, in the singular: words that neither core nor shell may use as a name (core/testing/neutral.test.ts). `[]` says that it has none. */
  readonly nouns?: readonly string[];
  /** Modules whose public.ts this one may import. */
  readonly needs: readonly string[];
  /** Host ports that this module asks, such as `accounts` (host-ports.ts). Few modules have any. */
  readonly capabilities?: readonly Capability[];
  /** Rights this module introduces, as `<id>.<verb>`, and the roles which hold them. */
  readonly permissions: Readonly<Record<`${Id}.${string}`, readonly Role[]>>;
  /**
   * Events of this module that other systems may subscribe to, each with what it says in a sentence. Their payloads leave the product
   * as they are, so they hold ids and facts alone.
   */
  readonly outsideEvents?: Readonly<Record<`${Id}.${string}`, string>>;
  /** Tables made by this module's migrations; nobody else reads them. */
  readonly tables?: readonly string[];
  /** Absent when the module has no pages. */
  readonly web?: {
    readonly roots: readonly PageRoot[];
    /** Slots that this module has for others, as its public.ts defines them: `<id>.<name>`. */
    readonly slots?: readonly string[];
    /** Slots this module's widgets fill; the shell loads the bundle only when such a slot is on the page. */
    readonly fills?: readonly string[];
    /** Languages besides English that the module's pages have catalogues in; elsewhere `<main>` says that it is English. */
    readonly languages?: readonly ('de' | 'es')[];
    /** What it opens over every page; the widgets are `overlays` of the web entry, by the same ids. */
    readonly overlays?: readonly OverlayInfo[];
  };
}

/** Declares a manifest and keeps its literal types. */
export const defineManifest = <const Id extends string>(manifest: Manifest<Id>): Manifest<Id> => manifest;

/** What a module has taken over from others, under its new names: databases of earlier releases know it by the former ones. */
export interface Moved {
  /** Former owner (`db` or a module) of migration files, by their name without extension. */
  readonly migrations?: Readonly<Record<string, string>>;
  /** Former full names of jobs (`profile.sweep`, `react.profile.labors.responded`), by the full names of today. */
  readonly jobs?: Readonly<Record<string, string>>;
  /** Former ids of events, by the ids of today. */
  readonly events?: Readonly<Record<string, string>>;
}

/** Declares what `migrations/moved.ts` of a module exports as `moved`. */
export const defineMoved = (moved: Moved): Moved => moved;

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** Whether a path is that of a page root or lies below it; parts such as `:id` match anything. Nothing lies below `/` itself. */
export const isBelow = (route: string, path: string): boolean => {
  if (route === '/') return path === '/';
  const parts = partsOf(path);
  return partsOf(route).every((part, place) =>
    part.startsWith(':') ? parts[place] !== undefined : parts[place] === part,
  );
};
