import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as zustand from 'zustand';
import type { PageData } from '#core/contract/page';
import type { PagesBundle, PlannedPage } from '#core/contract/public-page';
import type { ModuleInfo, WebModule, WebPage } from '#core/web';
import * as coreWeb from '#core/web';
import { resetPageState } from '#core/web/reset-page-state';
import { StaticRouter } from '#core/web/server-router';
import { loadTexts } from '#core/web/texts/texts';
import * as ui from '#ui';
import { App } from './app';
import { headOf, headOfNothing } from './heads/heads';
import { partOf } from './lazy-part';
import { provideModule } from './loader';
import { ownPage, ownPages } from './own-pages';
import { findFrontModule, normalizePath, pageOf, planOf } from './plan';
import { renderWithoutSuspense } from './safe-suspense';
import { applyUiKitTexts, loadUiKitTexts } from './ui-kit-texts';

const inAllLanguages = ['de', 'es'] as const;

/** What a page's HTML says before its code is there. */
const looksOf = ({ cleared, italics }: Partial<WebPage> = {}): Pick<PlannedPage, 'cleared' | 'italics'> => ({
  ...(cleared ? { cleared } : {}),
  ...(italics ? { italics } : {}),
});

const planned = (data: PageData, typed: string, modules: ReadonlyMap<string, WebModule>): PlannedPage => {
  const path = normalizePath(typed);
  const plan = planOf(path, data.user === null, data);
  const shell = { bundle: 'shell', params: {}, languages: inAllLanguages };
  const ofModule = ({ id, languages }: ModuleInfo, at: string): PlannedPage | null => {
    const web = modules.get(id);
    const found = web && pageOf(web, at);
    if (web && !found) return null;
    return {
      bundle: id,
      pattern: found?.page.path ?? null,
      params: found?.params ?? {},
      head: null,
      languages,
      ...looksOf(found?.page),
    };
  };
  const ofShell = (page: WebPage): PlannedPage => ({
    ...shell,
    ...looksOf(page),
    pattern: page.path,
    head: headOf(page.path),
  });
  const nothing: PlannedPage = { ...shell, pattern: null, head: headOfNothing() };
  if (plan.kind === 'own') return ofShell(plan.page);
  if (plan.kind === 'module') return ofModule(plan.module, path) ?? nothing;
  if (plan.kind === 'nothing') return nothing;
  const front = findFrontModule(data);
  const own = ownPage('/');
  return { ...((front ? ofModule(front, '/') : own && ofShell(own)) ?? nothing), standsIn: true };
};

/** Markup that React leaves where a part failed or waits; the browser would draw that part anew. */
const gap = '<!--$!-->';

/** The policy refuses style attributes of markup; the page's script sets them before it takes over. No text holds a bare quote. */
const withoutStyles = (html: string): string => html.replaceAll(' style="', ' data-style="');

/** The browser side for the server, with the web entries of all modules; the build makes the bundle's entry from it. */
export const createPagesBundle = (webs: readonly WebModule[]): PagesBundle => {
  const modules = new Map(webs.map((web) => [web.manifest.id, web]));
  const pageAt = (bundle: string, pattern: string) =>
    bundle === 'shell' ? ownPage(pattern) : modules.get(bundle)?.pages.find(({ path }) => path === pattern);
  const render = (address: string): string =>
    renderToString(
      <StaticRouter location={address}>
        <App />
      </StaticRouter>,
    );
  return {
    prepare: async (pages, languages) => {
      await Promise.all([...modules.values()].map(provideModule));
      const own = ownPages.filter(({ path }) => headOf(path)).map(({ path }) => ({ bundle: 'shell', pattern: path }));
      const tried = [...own, ...pages].map(async ({ bundle, pattern }) => {
        const found = pageAt(bundle, pattern);
        if (!found) throw new Error(`${bundle} lists no page ${pattern}`);
        await partOf(found.page);
      });
      const results = await Promise.allSettled(tried);
      await Promise.all([loadTexts(languages), loadUiKitTexts(languages)]);
      return results.flatMap((result, index) =>
        result.status === 'rejected'
          ? [{ pattern: [...own, ...pages][index]?.pattern ?? '', error: result.reason as Error }]
          : [],
      );
    },
    shared: { react, 'react/jsx-runtime': jsx, 'react-dom': reactDom, zustand, '#core/web': coreWeb, '#ui': ui },
    adopt: (web) => void modules.set(web.manifest.id, web),
    plan: (data, path) => {
      resetPageState(data);
      return planned(data, path, modules);
    },
    draw: (data, address) => {
      resetPageState(data);
      applyUiKitTexts();
      const html = withoutStyles(render(address));
      if (!html.includes(gap)) return html;
      // A boundary holds back what went wrong; without boundaries it is thrown.
      renderWithoutSuspense(() => render(address));
      throw new Error('a part of the page waits for something');
    },
  };
};
