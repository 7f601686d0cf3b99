import type { Manifest, PageRoot } from '#core/contract/manifest';
import type { PageData, PageOverride } from '#core/contract/page';
import { endOverride } from '#core/schemas/endpoints';
import { overlaysIn, rootsIn } from '#core/schemas/one-language';
import { api, getPageData, type ModuleInfo } from '#core/web';
import { setPageData } from '#core/web/page-data';

/** As far as a page needs what a module's `module.json` says. */
interface Served {
  readonly id: string;
  readonly version: string;
  readonly manifest: Manifest;
  readonly web: { readonly entry: string } | null;
}

const readServed = async ({ module, origin }: PageOverride): Promise<Served> => {
  const answer = await fetch(`${origin}/module.json`, { credentials: 'omit', cache: 'no-store' }).catch(() => null);
  if (!answer) throw new Error('nothing answers there; start npx hedo-module dev');
  if (!answer.ok) throw new Error((await answer.text()).trim().slice(0, 200));
  const served = (await answer.json()) as Served;
  if (served.id !== module || served.manifest?.id !== module) throw new Error(`what runs there is ${served.id}`);
  if (!served.manifest.web || !served.web) throw new Error('it has no pages');
  return served;
};

/** Links of others are left out of what the server wrote too. */
const listOwnRoots = ({ web }: Manifest, { user }: PageData): readonly PageRoot[] =>
  (web?.roots ?? []).map(({ nav = [], ...root }) => ({
    ...root,
    nav: nav.filter(({ roles }) => !roles || (user && roles.includes(user.role))),
  }));

const toInfo = ({ id, version, manifest, web }: Served, data: PageData, origin: string): ModuleInfo => ({
  id,
  title: manifest.title,
  version,
  entry: `${origin}/assets/${id}/${web?.entry}`,
  // It changes with each change of its sources, on the reader's own computer.
  integrity: null,
  // Pages that the house hides have no link in what the server wrote either.
  roots: rootsIn(listOwnRoots(manifest, data), data.language, {
    hiddenRoots: data.modules.flatMap(({ roots }) =>
      roots.filter(({ isHidden }) => isHidden).map(({ route }) => route),
    ),
  }),
  fills: manifest.web?.fills ?? [],
  languages: manifest.web?.languages ?? [],
  overlays: overlaysIn(manifest.web?.overlays ?? [], data.language),
});

const say = (words: string): void => {
  const place = document.querySelector('#module-override [role=status]');
  if (place) place.textContent = words;
};

/** The header stays at the top of the window too, below the mark however many lines that has. */
const keepHeaderBelow = (mark: HTMLElement): void =>
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--module-override', `${mark.offsetHeight}px`),
  ).observe(mark);

const reload = async (): Promise<void> => {
  await api(endOverride);
  location.reload();
};

/** Before anything is drawn: takes the module of this session from the own computer, and makes the mark above the page live. */
export const takeOver = async (override: PageOverride): Promise<void> => {
  const { module, origin } = override;
  const mark = document.getElementById('module-override');
  if (mark) keepHeaderBelow(mark);
  const stop = mark?.querySelector('button');
  if (stop) {
    stop.disabled = false;
    stop.onclick = () => void reload().catch((error: Error) => say(error.message));
  }
  const data = getPageData();
  try {
    const info = toInfo(await readServed(override), data, origin);
    const others = data.modules.filter(({ id }) => id !== module);
    setPageData({ ...data, modules: [...others, info] });
    say(`${module} ${info.version} comes from ${new URL(origin).host}, in your session alone.`);
  } catch (error) {
    say(`${module} does not come from ${new URL(origin).host}: ${(error as Error).message}.`);
  }
};
