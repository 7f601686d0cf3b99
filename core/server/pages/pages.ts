import type Koa from 'koa';
import type { PageContent } from '../../contract/hooks';
import { type House, productName } from '../../contract/house';
import type { Manifest } from '../../contract/manifest';
import type { ModuleInfo, PageData, PageHouse, PageOverride, UiLanguage } from '../../contract/page';
import { leftCookie } from '../../contract/page';
import type { PageHead, PublicDocument } from '../../contract/public-page';
import type { User } from '../../contract/route';
import type { Logger } from '../../contract/server';
import { overlaysIn, rootsIn } from '../../schemas/one-language';
import type { Config } from '../host';
import { builtInHouse, type ReadHouse } from '../house';
import type { LiveModules } from '../modules/releases/live-modules';
import { projectFile } from '../root';
import { serveAssets } from './assets';
import { assetUrl, type BundleManifest, readBundles } from './bundles';
import { serveDesignSite } from './design-site';
import { serveDocuments } from './documents';
import { type AskedPage, createEarlyPages, type EarlyPages } from './early-pages';
import { findPage, type OwnedPage } from './find-page';
import { headHtml } from './head-html';
import { languageOf } from './language';
import { allowOverride, overrideMark } from './override-page';
import { contentOf, createSources } from './page-content';
import { filesOf } from './page-files';
import { pageHtml } from './page-html';
import { createPageRenderer } from './page-renderer';
import { personOf, themeOf, unitsOf } from './reader-choices';
import { createReaderModules, type ReaderModules } from './reader-modules';
import { sendCompressed, sendPatched } from './send-compressed';
import { sitemap } from './sitemap';
import type { VisitorPage, VisitorPages, WrittenPage } from './visitor-pages';

/** What pages are made of. */
export interface PagesParts {
  readonly config: Pick<Config, 'production' | 'baseUrl' | 'oidc' | 'exitAddress' | 'contactEmail' | 'designSite'>;
  readonly manifests: readonly Manifest[];
  /** Modules as they are switched now; absent, those of `manifests` are on. */
  readonly modules?: Pick<LiveModules, 'view' | 'findFile' | 'statusOf' | 'listDrawings'>;
  /** The signed-in person of a request. */
  readonly session: (ctx: Koa.Context) => Promise<User | null>;
  readonly log: Logger;
  /** What modules have drawn on the server, and write on demand. */
  readonly publicPages?: readonly OwnedPage[];
  readonly publicDocuments?: readonly (PublicDocument & { readonly owner?: string })[];
  /** What travels with each page. */
  readonly content?: () => readonly PageContent[];
  /** What the house says of itself now. */
  readonly house?: ReadHouse;
  /** What the page of a request takes from the reader's own computer. */
  readonly findOverride?: (ctx: Koa.Context) => Promise<PageOverride | null>;
  /** Keeps what was drawn for visitors; absent, each of them has it drawn. */
  readonly visitors?: VisitorPages;
  /** Folder of the web bundles; `dist/web` by default. */
  readonly folder?: string;
  /** Folder of the bundle that draws; `dist/pages` by default. */
  readonly drawnBy?: string;
}

/** Everything by which the page of one address differs. */
interface PageVariant extends AskedPage {
  readonly shell: BundleManifest;
  readonly modules: ReaderModules;
  readonly user: User | null;
  readonly override: PageOverride | null;
}

/** A module's web bundle as `GET /api/modules` lists it. */
export interface RemoteBundle {
  readonly id: string;
  readonly entry: string;
  readonly files: { readonly path: string; readonly integrity: string }[];
}

/** The browser side as the server sees it. */
export interface Pages {
  /** Bundles and the few files at the root; needs no session. */
  readonly assets: Koa.Middleware;
  /** Answers page addresses with the one HTML page: 200 when known, else 404. */
  readonly middleware: Koa.Middleware;
  /** Answers visitors who ask as others did, before the other middlewares. */
  readonly early: EarlyPages['middleware'];
  readonly remotes: () => Promise<readonly RemoteBundle[]>;
  /** Loads the bundle that draws, a moment from now, so that neither the start nor the first visitor waits for it. */
  loadSoon(): void;
}

const loadPagesMs = 500;

const moduleInfo = (
  manifest: Manifest,
  { bundles, versionOf, findOpenable }: ReaderModules,
  { path, user, language }: Pick<PageVariant, 'path' | 'user' | 'language'>,
  house: House,
): ModuleInfo[] => {
  const openable = findOpenable(manifest, user?.role ?? null, path);
  if (!openable || !manifest.web) return [];
  const bundle = openable.isClosed ? null : bundles.of(manifest.id);
  const version = versionOf(manifest.id);
  return [
    {
      id: manifest.id,
      title: manifest.title,
      ...(version === undefined ? {} : { version }),
      entry: bundle && assetUrl(manifest.id, bundle.entry),
      integrity: bundle?.files[bundle.entry]?.integrity ?? null,
      roots: rootsIn(openable.roots, language, house),
      fills: manifest.web.fills ?? [],
      languages: (manifest.web.languages ?? []).filter((one) => isOffered(one, house)),
      overlays: overlaysIn(manifest.web.overlays ?? [], language),
    },
  ];
};

const isOffered = (language: UiLanguage, { languages }: House): boolean =>
  language === 'en-XA' || languages.includes(language);

/** Pages know the built-in house by heart. */
const houseOf = ({ name, phone, address, mark, languages }: House): { readonly house?: PageHouse } =>
  name === productName && phone === null && address === null && mark === null && languages.length === 3
    ? {}
    : { house: { name, phone, address, mark, languages } };

/** What is said of a page that the browser alone draws. */
const plain: PageHead = {
  title: productName,
  description:
    'Twelve questions, answered in your own words alongside an exact chart, and the right person to go on with.',
  unlisted: true,
};

/**
 * Makes the browser side: one page for all addresses, drawn where it is public and filled for each request; browsers keep none. What
 * visitors are sent holds nothing of anybody, so it may be drawn once for many of them.
 */
export const createPages = (parts: PagesParts): Pages => {
  const {
    config,
    manifests,
    session,
    log,
    publicPages = [],
    publicDocuments = [],
    content = () => [],
    visitors,
  } = parts;
  const { house: readHouse = () => builtInHouse(config) } = parts;
  const bundles = readBundles(parts.folder ?? projectFile('dist/web'), !config.production);
  const drawer = createPageRenderer({
    folder: parts.drawnBy ?? projectFile('dist/pages'),
    watch: !config.production,
    pages: publicPages.map(({ owner, page }) => ({ bundle: owner, pattern: page.path })),
    ...(parts.modules ? { published: parts.modules.listDrawings } : {}),
    log,
  });
  const modulesOf = createReaderModules(bundles, manifests, parts.modules);
  const startAddresses = modulesOf(null).addresses;
  const secure = config.baseUrl.startsWith('https:');

  const writePage = async (variant: PageVariant, nonce: string): Promise<WrittenPage> => {
    const { shell, modules, path, search, user, language, theme, units, override } = variant;
    const { addresses } = modules;
    const house = readHouse();
    const empty: PageData = {
      modules: modules.manifests.flatMap((manifest) => moduleInfo(manifest, modules, variant, house)),
      user: user && personOf(user),
      theme,
      ...(units ? { units } : {}),
      production: config.production,
      signIn: { external: config.oidc !== null },
      exitAddress: config.exitAddress,
      contactEmail: house.contactEmail,
      ...houseOf(house),
      language,
      answers: {},
      ...contentOf(content(), language, user),
      missing: null,
      ...(override ? { override } : {}),
    };
    // What comes from elsewhere is not known here.
    const drawing = override ? null : await drawer();
    const looks = { pages: publicPages, log, modules };
    const found = drawing && (await findPage(drawing, looks, { path, search, user, language }, empty));
    const plan = found?.plan ?? addresses.planOf(path, user !== null);
    const html = pageHtml(shell, found?.data ?? empty, {
      house,
      nonce,
      head: headHtml({
        head: found?.head ?? plain,
        path,
        baseUrl: config.baseUrl,
        nonce,
        language,
        languages: plan.languages,
        house,
      }),
      drawn: found?.drawn ?? '',
      cleared: found?.plan.cleared ?? false,
      italics: found?.plan.italics ?? false,
      mark: override ? overrideMark(override, nonce) : '',
      ...filesOf(modules.bundles, plan, empty),
    });
    const status = modules.isUnavailable(path) ? 503 : (found?.status ?? addresses.statusOf(path));
    return { status, html, complete: found !== null && found.failed !== true };
  };

  const listSources = createSources((language) => [
    bundles.of('shell'),
    modulesOf(null),
    JSON.stringify(readHouse()),
    ...Object.entries(contentOf(content(), language, null)).flat(),
  ]);
  /** The page of a visitor, as others are sent it. */
  const findShared = (asked: AskedPage): Promise<VisitorPage> | null => {
    const shell = bundles.of('shell');
    if (!visitors || !shell) return null;
    const { path, search, language, theme, units } = asked;
    const key = JSON.stringify([path, search, language, theme, units]);
    const write = (nonce: string) =>
      writePage({ ...asked, shell, modules: modulesOf(null), user: null, override: null }, nonce);
    return visitors.get(key, listSources(language), write);
  };
  const early = createEarlyPages(config, findShared, listSources);

  const middleware: Koa.Middleware = async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    if (ctx.path !== '/' && ctx.cookies.get(leftCookie) === '1') {
      ctx.status = 303;
      ctx.redirect('/');
      return;
    }
    const shell = bundles.of('shell');
    if (!shell) {
      ctx.status = 503;
      ctx.type = 'text/plain';
      ctx.body = 'The pages are not built yet. Run: npm run build\n';
      return;
    }
    const user = await session(ctx as unknown as Koa.Context);
    const { languages: offered } = readHouse();
    const { language } = languageOf(ctx, { production: config.production, secure, offered });
    const { path, search } = ctx;
    const modules = modulesOf(user);
    const asked: AskedPage = { path, search, language, theme: themeOf(ctx), ...unitsOf(ctx) };
    const override = (user && (await parts.findOverride?.(ctx as unknown as Koa.Context))) ?? null;
    if (override) allowOverride(ctx, override);
    const nonce = String(ctx.state.nonce ?? '');
    ctx.type = 'html';
    ctx.vary(['Accept-Language', 'Cookie']);
    const shared = user ? null : findShared(asked);
    if (!shared) {
      const { status, html } = await writePage({ ...asked, shell, modules, user, override }, nonce);
      ctx.status = status;
      if (user) ctx.body = html;
      else await sendCompressed(ctx, html);
      return;
    }
    const page = await shared;
    ctx.status = page.status;
    await sendPatched(ctx, page, nonce);
    early.note(ctx, asked);
  };

  const map = sitemap(
    config.baseUrl,
    publicPages.map(({ page }) => page),
    () => [...readHouse().hiddenRoots, ...listOff()],
  );
  const isOff = (owner: string): boolean => parts.modules?.statusOf(owner) === 'off';
  /** Page roots of modules that somebody switched off. */
  const listOff = (): readonly string[] =>
    manifests.filter(({ id }) => isOff(id)).flatMap(({ web }) => web?.roots.map(({ route }) => route) ?? []);
  const documents = serveDocuments([map, ...publicDocuments], isOff);
  const files = serveAssets(bundles, {
    sourceMaps: !config.production,
    hidden: startAddresses.hidden,
    sitemap: new URL(map.path, config.baseUrl).href,
    house: readHouse,
    ...(parts.modules ? { findPublished: parts.modules.findFile } : {}),
  });
  const designSite = config.designSite
    ? serveDesignSite({ folder: projectFile('dist/storybook'), baseUrl: config.baseUrl, session })
    : null;

  return {
    early: early.middleware,
    loadSoon: () => void setTimeout(() => void drawer(), loadPagesMs).unref(),
    middleware: designSite ? (ctx, next) => designSite(ctx, () => middleware(ctx, next)) : middleware,
    assets: (ctx, next) => files(ctx, () => documents(ctx, next)),
    remotes: async () =>
      modulesOf(null).manifests.flatMap(({ id }) => {
        const bundle = modulesOf(null).bundles.of(id);
        if (!bundle) return [];
        const listed = Object.entries(bundle.files).map(([path, { integrity }]) => ({ path, integrity }));
        return [{ id, entry: assetUrl(id, bundle.entry), files: listed }];
      }),
  };
};
