import type Koa from 'koa';
import type { PageContent } from '../../contract/hooks';
import type { Manifest } from '../../contract/manifest';
import type { ModuleInfo, PageData, Person, Theme, UiLanguage, Units } from '../../contract/page';
import { leftCookie } from '../../contract/page';
import type { PageHead, PublicDocument } from '../../contract/public-page';
import type { User } from '../../contract/route';
import type { Logger } from '../../contract/server';
import type { Config } from '../host';
import { projectFile } from '../root';
import { addressesOf } from './addresses';
import { serveAssets } from './assets';
import { assetUrl, type Bundles, readBundles } from './bundles';
import { serveDocuments } from './documents';
import { findPage, type OwnedPage } from './find-page';
import { headHtml } from './head-html';
import { languageOf } from './language';
import { overlaysIn, rootsIn } from './one-language';
import { filesOf } from './page-files';
import { pageHtml } from './page-html';
import { createPageRenderer } from './page-renderer';
import { sendCompressed } from './send-compressed';
import { sitemap } from './sitemap';

/** What pages are made of. */
export interface PagesParts {
  readonly config: Pick<Config, 'production' | 'baseUrl' | 'oidc' | 'exitAddress' | 'contactEmail'>;
  readonly manifests: readonly Manifest[];
  /** The signed-in person of a request. */
  readonly session: (ctx: Koa.Context) => Promise<User | null>;
  readonly log: Logger;
  /** What modules have drawn on the server, and write on demand. */
  readonly publicPages?: readonly OwnedPage[];
  readonly publicDocuments?: readonly PublicDocument[];
  /** What travels with each page. */
  readonly content?: () => readonly PageContent[];
  /** Folder of the web bundles; `dist/web` by default. */
  readonly folder?: string;
  /** Folder of the bundle that draws; `dist/pages` by default. */
  readonly drawnBy?: string;
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
  readonly remotes: () => Promise<readonly RemoteBundle[]>;
}

const moduleInfo = (manifest: Manifest, bundles: Bundles, language: UiLanguage): ModuleInfo[] => {
  if (!manifest.web) return [];
  const bundle = bundles.of(manifest.id);
  return [
    {
      id: manifest.id,
      title: manifest.title,
      entry: bundle && assetUrl(manifest.id, bundle.entry),
      integrity: bundle?.files[bundle.entry]?.integrity ?? null,
      roots: rootsIn(manifest.web.roots, language),
      fills: manifest.web.fills ?? [],
      languages: manifest.web.languages ?? [],
      overlays: overlaysIn(manifest.web.overlays ?? [], language),
    },
  ];
};

const themeOf = (ctx: Koa.ParameterizedContext): Theme => {
  const chosen = ctx.cookies.get('theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

const unitsOf = (ctx: Koa.ParameterizedContext): { readonly units?: Units } => {
  const chosen = ctx.cookies.get('units');
  return chosen === 'metric' || chosen === 'imperial' ? { units: chosen } : {};
};

const personOf = ({ id, role, email, firstName, lastName, profileImageUrl = null }: User): Person => ({
  id,
  role,
  email,
  firstName,
  lastName,
  profileImageUrl,
});

const contentOf = (
  contents: readonly PageContent[],
  language: UiLanguage,
  user: User | null,
): Pick<PageData, 'content'> => {
  const request = { language: language === 'en-XA' ? 'en' : language, user } as const;
  const content: Readonly<Record<string, unknown>> = Object.assign({}, ...contents.map((one) => one.of(request)));
  return Object.keys(content).length > 0 ? { content } : {};
};

/** What is said of a page that the browser alone draws. */
const plain: PageHead = {
  title: 'Hedo',
  description:
    'Twelve questions, answered in your own words alongside an exact chart, and the right person to go on with.',
  unlisted: true,
};

/** Makes the browser side: one page for all addresses, drawn where it is public, filled per request and never cached. */
export const createPages = (parts: PagesParts): Pages => {
  const { config, manifests, session, log, publicPages = [], publicDocuments = [], content = () => [] } = parts;
  const bundles = readBundles(parts.folder ?? projectFile('dist/web'), !config.production);
  const drawer = createPageRenderer({
    folder: parts.drawnBy ?? projectFile('dist/pages'),
    watch: !config.production,
    pages: publicPages.map(({ owner, page }) => ({ bundle: owner, pattern: page.path })),
    log,
  });
  const addresses = addressesOf(manifests);
  const modulesIn = (language: UiLanguage): ModuleInfo[] =>
    manifests.flatMap((manifest) => moduleInfo(manifest, bundles, language));
  const looks = { pages: publicPages, log, modeOf: (name: string) => bundles.of(name)?.mode ?? null };
  const secure = config.baseUrl.startsWith('https:');

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
    const { language } = languageOf(ctx, { production: config.production, secure });
    const empty: PageData = {
      modules: modulesIn(language),
      user: user && personOf(user),
      theme: themeOf(ctx),
      ...unitsOf(ctx),
      production: config.production,
      signIn: { external: config.oidc !== null },
      exitAddress: config.exitAddress,
      contactEmail: config.contactEmail,
      language,
      answers: {},
      ...contentOf(content(), language, user),
      missing: null,
    };
    const { path, search } = ctx;
    const drawing = await drawer();
    const found = drawing && (await findPage(drawing, looks, { path, search, user, language }, empty));
    const plan = found?.plan ?? addresses.planOf(path, user !== null);
    const nonce = String(ctx.state.nonce ?? '');
    ctx.status = found?.status ?? addresses.statusOf(path);
    ctx.type = 'html';
    ctx.vary('Accept-Language');
    const html = pageHtml(shell, found?.data ?? empty, {
      nonce,
      head: headHtml({
        head: found?.head ?? plain,
        path,
        baseUrl: config.baseUrl,
        nonce,
        language,
        languages: plan.languages,
      }),
      drawn: found?.drawn ?? '',
      cleared: found?.plan.cleared ?? false,
      italics: found?.plan.italics ?? false,
      ...filesOf(bundles, plan, empty),
    });
    if (user) ctx.body = html;
    else await sendCompressed(ctx, html);
  };

  const map = sitemap(
    config.baseUrl,
    publicPages.map(({ page }) => page),
  );
  const documents = serveDocuments([map, ...publicDocuments]);
  const files = serveAssets(bundles, {
    sourceMaps: !config.production,
    hidden: addresses.hidden,
    sitemap: new URL(map.path, config.baseUrl).href,
  });
  // So that the first visitor does not wait for it.
  void drawer();

  return {
    middleware,
    assets: (ctx, next) => files(ctx, () => documents(ctx, next)),
    remotes: async () =>
      manifests.flatMap(({ id }) => {
        const bundle = bundles.of(id);
        if (!bundle) return [];
        const listed = Object.entries(bundle.files).map(([path, { integrity }]) => ({ path, integrity }));
        return [{ id, entry: assetUrl(id, bundle.entry), files: listed }];
      }),
  };
};
