import { productName } from '../../contract/house';
import { isBelow } from '../../contract/manifest';
import type { PageData, UiLanguage } from '../../contract/page';
import type { PageHead, PlannedPage, PublicPage, PublicPageAnswer } from '../../contract/public-page';
import type { User } from '../../contract/route';
import type { Logger } from '../../contract/server';
import type { PageRenderer } from './page-renderer';
import type { ReaderModules } from './reader-modules';

/** A page of a module that the server draws. */
export interface OwnedPage {
  readonly owner: string;
  readonly page: PublicPage;
}

/** One request for a page. */
export interface PageRequest {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly user: User | null;
  readonly language: UiLanguage;
}

/** All that is known of an asked page before its HTML is written. */
export interface FoundPage {
  readonly plan: PlannedPage;
  readonly status: number;
  readonly data: PageData;
  readonly head: PageHead | null;
  /** Markup; empty when the browser draws it. */
  readonly drawn: string;
  /** Something went wrong, so that the next drawing may have more. */
  readonly failed?: true;
}

const answerOf = async (
  pages: readonly OwnedPage[],
  plan: PlannedPage,
  { path, search, user, language }: PageRequest,
  { modules }: PageData,
): Promise<PublicPageAnswer | null> => {
  const found = pages.find(({ owner, page }) => owner === plan.bundle && page.path === plan.pattern);
  if (!found) return null;
  // A page that staff switched off. What links in mails lead to is no public page, and stays.
  if (modules.some(({ roots }) => roots.some(({ route, isHidden }) => isHidden && isBelow(route, path))))
    return { status: 404, head: { title: productName, description: '' }, answers: {} };
  const query = new URLSearchParams(plan.standsIn ? '' : search);
  return found.page.load({ params: plan.params, query, user, language });
};

/** Whether a module is drawn, in the version that this reader gets. */
const isDrawn = (modules: ReaderModules, { published }: PageRenderer, module: string): boolean =>
  modules.isBuiltIn(module) || (published.has(module) && published.get(module) === modules.versionOf(module));

/** The bundle knows the modules that it draws; of others it finds the module, and their own lists say which page it is. */
const planIn = (modules: ReaderModules, renderer: PageRenderer, plan: PlannedPage, path: string): PlannedPage =>
  plan.bundle === 'shell' || isDrawn(modules, renderer, plan.bundle)
    ? plan
    : { ...plan, pattern: modules.findPattern(plan.bundle, plan.standsIn ? '/' : path) };

/** A page that stands in for another is not to be found at its address. */
const headIn = ({ standsIn }: PlannedPage, head: PageHead | null): PageHead | null =>
  standsIn && head ? { ...head, canonical: '/', unlisted: true } : head;

const nothingThere = ({ status = 200, answers }: PublicPageAnswer): boolean =>
  status !== 200 && Object.keys(answers).length === 0;

/** Asks the page's module what the page needs and draws it. What fails is logged, and left to the browser: an own answer is better than none. */
export const findPage = async (
  renderer: PageRenderer,
  parts: {
    readonly pages: readonly OwnedPage[];
    readonly log: Logger;
    readonly modules: ReaderModules;
  },
  request: PageRequest,
  empty: PageData,
): Promise<FoundPage> => {
  const { bundle, broken, mode } = renderer;
  const plan = planIn(parts.modules, renderer, bundle.plan(empty, request.path), request.path);
  const modeOf = (name: string): PageRenderer['mode'] | null => parts.modules.bundles.of(name)?.mode ?? null;
  const planned = {
    plan,
    status: plan.pattern === null ? 404 : 200,
    data: empty,
    head: headIn(plan, plan.head),
    drawn: '',
  };
  const failed = (what: string, error: unknown): void =>
    parts.log.error(what, { page: plan.pattern, module: plan.bundle, error: (error as Error).message });
  let answer: PublicPageAnswer | null;
  try {
    answer = await answerOf(parts.pages, plan, request, empty);
  } catch (error) {
    failed('page could not be prepared', error);
    return { ...planned, failed: true };
  }
  const head = answer && answer.status !== 404 && answer.status !== 410 ? answer.head : null;
  const found: FoundPage = {
    ...planned,
    status: answer?.status ?? planned.status,
    head: headIn(plan, head ?? (answer ? { ...answer.head, unlisted: true } : plan.head)),
    data: answer ? { ...empty, answers: answer.answers, missing: nothingThere(answer) ? request.path : null } : empty,
  };
  const drawable = found.head !== null && answer?.drawn !== false && !broken.has(plan.pattern ?? '');
  if (!drawable || !isDrawn(parts.modules, renderer, plan.bundle)) return found;
  if (modeOf('shell') !== mode || modeOf(plan.bundle) !== mode) return found;
  try {
    return { ...found, drawn: bundle.draw(found.data, request.path + request.search) };
  } catch (error) {
    failed('page could not be drawn', error);
    return { ...found, failed: true };
  }
};
