import type Koa from 'koa';
import type { Manifest } from '../../contract/manifest';
import type { ModuleInfo, PageData, Person, Theme } from '../../contract/page';
import type { User } from '../../contract/route';
import type { Config } from '../host';
import { projectFile } from '../root';
import { addressesOf } from './addresses';
import { serveAssets } from './assets';
import { assetUrl, type Bundles, readBundles } from './bundles';
import { pageHtml } from './page-html';

/** What pages are made of. */
export interface PagesParts {
  readonly config: Pick<Config, 'production' | 'oidc' | 'helpLines'>;
  readonly manifests: readonly Manifest[];
  /** The signed-in person of a request. */
  readonly session: (ctx: Koa.Context) => Promise<User | null>;
  /** Folder of the web bundles; `dist/web` unless told. */
  readonly folder?: string;
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

const moduleInfo = (manifest: Manifest, bundles: Bundles): ModuleInfo[] => {
  if (!manifest.web) return [];
  const bundle = bundles.of(manifest.id);
  return [
    {
      id: manifest.id,
      title: manifest.title,
      entry: bundle && assetUrl(manifest.id, bundle.entry),
      integrity: bundle?.files[bundle.entry]?.integrity ?? null,
      roots: manifest.web.roots,
      fills: manifest.web.fills ?? [],
    },
  ];
};

const themeOf = (ctx: Koa.ParameterizedContext): Theme => {
  const chosen = ctx.cookies.get('theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

const personOf = ({ id, role, email, firstName, lastName }: User): Person => ({ id, role, email, firstName, lastName });

/** Makes the browser side: one page for all addresses, filled per request and never cached. */
export const createPages = ({ config, manifests, session, folder = projectFile('dist/web') }: PagesParts): Pages => {
  const bundles = readBundles(folder, !config.production);
  const addresses = addressesOf(manifests);
  const modules = (): ModuleInfo[] => manifests.flatMap((manifest) => moduleInfo(manifest, bundles));

  const middleware: Koa.Middleware = async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    const shell = bundles.of('shell');
    if (!shell) {
      ctx.status = 503;
      ctx.type = 'text/plain';
      ctx.body = 'The pages are not built yet. Run: npm run build\n';
      return;
    }
    const user = await session(ctx as unknown as Koa.Context);
    const listed = modules();
    const data: PageData = {
      modules: listed,
      absent: addresses.absent,
      user: user && personOf(user),
      theme: themeOf(ctx),
      production: config.production,
      signIn: { external: config.oidc !== null },
      helpLines: config.helpLines,
    };
    const served = addresses.find(ctx.path);
    const remote =
      served && (user || served.root.access === 'open') ? listed.find(({ id }) => id === served.module) : null;
    const preload = remote?.entry && remote.integrity ? { href: remote.entry, integrity: remote.integrity } : null;
    ctx.status = addresses.statusOf(ctx.path, user !== null);
    ctx.type = 'html';
    ctx.body = pageHtml(shell, data, { nonce: String(ctx.state.nonce ?? ''), preload });
  };

  return {
    middleware,
    assets: serveAssets(bundles, { sourceMaps: !config.production, hidden: addresses.hidden }),
    remotes: async () =>
      manifests.flatMap(({ id }) => {
        const bundle = bundles.of(id);
        if (!bundle) return [];
        const files = Object.entries(bundle.files).map(([path, { integrity }]) => ({ path, integrity }));
        return [{ id, entry: assetUrl(id, bundle.entry), files }];
      }),
  };
};
