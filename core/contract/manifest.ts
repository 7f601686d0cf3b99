/** The three roles of the product; a person carries exactly one. Admin is no superuser: it gets what a permission names. */
export type Role = 'client' | 'practitioner' | 'admin';

/** Where a page root may be opened: by anyone, or only once signed in (a visitor sees the landing page instead). */
export type PageAccess = 'open' | 'signed-in';

/** A link which the shell draws for a page root; `roles` hides it from others (the data behind it is guarded by the server). */
export interface NavLink {
  readonly label: string;
  readonly order: number;
  readonly place: 'header' | 'bar' | 'user-menu' | 'team';
  readonly roles?: readonly Role[];
}

/** One address under which a module's pages live. The route also owns everything below it. */
export interface PageRoot {
  readonly route: `/${string}`;
  readonly access: PageAccess;
  readonly nav?: readonly NavLink[];
}

/** What a module says about itself before any of its code is loaded: plain data, safe on both sides. */
export interface Manifest<Id extends string = string> {
  /** Folder name, permission prefix, event prefix and name of the remote. */
  readonly id: Id;
  readonly title: string;
  /** Modules whose public.ts this one may import. */
  readonly needs: readonly string[];
  /** Rights this module introduces, as `<id>.<verb>`, and the roles which hold them. */
  readonly permissions: Readonly<Record<`${Id}.${string}`, readonly Role[]>>;
  /** Tables made by this module's migrations; nobody else reads them. */
  readonly tables?: readonly string[];
  /** Absent when the module has no pages. */
  readonly web?: {
    readonly roots: readonly PageRoot[];
    /** Slots this module's widgets fill; the shell loads the bundle only when such a slot is on the page. */
    readonly fills?: readonly string[];
  };
}

/** Declares a manifest and keeps its literal types. */
export const defineManifest = <const Id extends string>(manifest: Manifest<Id>): Manifest<Id> => manifest;
