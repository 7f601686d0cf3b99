import type { Manifest } from '#core/contract/manifest';
import type { ModuleInfo, PageData, Person, UiLanguage } from '#core/contract/page';
import { createOpenable } from '../core/server/pages/openable-roots';
import client from './data/client.json';
import journal from './data/journal.json';
import staff from './data/staff.json';

/** What the server answers to a call: JSON, or a function of the call. */
export type Responder = unknown | ((call: { readonly query: URLSearchParams; readonly body: unknown }) => unknown);

/** What a story says of the page around it, in `parameters.screen`. */
export interface Screen {
  /** Address; `/` by default. */
  readonly at?: string;
  /** Pattern of the page, when it reads parameters. */
  readonly path?: string;
  /** Who is signed in; a visitor by default. */
  readonly as?: 'client' | 'staff';
  /** What the server answers, by `METHOD /path` without query, over what it answered to that person. Anything else is 404. */
  readonly api?: Readonly<Record<string, Responder>>;
  /** Draws the page without the shell's header and footer. */
  readonly bare?: boolean;
  readonly page?: Partial<PageData>;
}

/** What the product answered to an invented client, to an editor and to a visitor, as it was on 21 November 2026. */
const recorded = { client: { ...journal, ...client }, staff: { ...journal, ...staff }, visitor: journal } as const;

/** Answers of the server to the reader of a story. */
export const answersFor = ({ as = 'visitor', api }: Screen): Readonly<Record<string, Responder>> => ({
  ...recorded[as],
  ...api,
});

/** The reader of a story. */
export const readerOf = (screen: Screen | undefined): Person | null =>
  screen?.as ? (answersFor(screen)['GET /api/auth/user'] as Person) : null;

interface Found {
  keys(): string[];
  (key: string): { readonly manifest: Manifest };
}
declare global {
  interface ImportMeta {
    /** Webpack's way to import all files of a kind. */
    webpackContext(folder: string, options: { regExp: RegExp }): Found;
  }
}
const manifests = import.meta.webpackContext('../modules', { regExp: /^\.\/[^/]+\/module\.ts$/ });

const listed = manifests.keys().map((key) => manifests(key).manifest);
const findOpenable = createOpenable(listed);

/** The modules of a reader as the header knows them; none has a bundle here, so slots stay empty. */
const modulesOf = (reader: Person | null): ModuleInfo[] =>
  listed.flatMap((manifest): ModuleInfo[] => {
    const { id, title, web } = manifest;
    const roots = findOpenable(manifest, reader?.role ?? null, null)?.roots;
    if (!roots) return [];
    const { languages = [], overlays = [] } = web ?? {};
    return [{ id, title, entry: null, integrity: null, roots, fills: [], languages, overlays }];
  });

/** What the server would have written into the page of a story. */
export const pageOf = (screen: Screen | undefined, language: UiLanguage): PageData => ({
  modules: modulesOf(readerOf(screen)),
  user: readerOf(screen),
  theme: 'system',
  production: true,
  signIn: { external: false },
  exitAddress: 'https://www.wikipedia.org/',
  contactEmail: 'hello@hedo.example',
  answers: {},
  missing: null,
  ...screen?.page,
  language,
});
