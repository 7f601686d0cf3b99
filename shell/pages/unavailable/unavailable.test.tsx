// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#core/testing/render';
import type { ModuleInfo } from '#core/web';
import { keepDrawnPage } from '../../drawn-page';
import { bringRemote } from '../../federation';

const info: ModuleInfo = {
  id: 'journal',
  title: 'Journal',
  version: '1.3.0',
  entry: '/assets/journal/entry.js',
  integrity: null,
  roots: [{ route: '/journal', access: 'open' }],
  fills: ['profile.cards'],
  languages: [],
  overlays: [],
};
const web = { manifest: { id: 'journal' }, pages: [] };

interface Federation {
  readonly bundlerRuntime: { initContainerEntry(parts: object): void };
}
/** A container as the plugin makes it, which takes React and the facade in these ranges. */
const install = (ranges: Readonly<Record<string, string>>) => {
  const get = vi.fn(async () => () => ({ web }));
  const moduleIdToConsumeDataMapping = Object.fromEntries(
    Object.entries(ranges).map(([shareKey, requiredVersion], index) => [index, { shareKey, requiredVersion }]),
  );
  const init = (shareScope: object) => {
    const { bundlerRuntime } = Reflect.get(window, 'hedo:federation') as Federation;
    const webpackRequire = { m: {}, S: {}, consumesLoadingData: { moduleIdToConsumeDataMapping } };
    bundlerRuntime.initContainerEntry({ webpackRequire, shareScope });
  };
  Reflect.set(window, 'hedo:journal', { init, get });
  return get;
};

afterEach(() => {
  Reflect.deleteProperty(window, 'hedo:journal');
  vi.restoreAllMocks();
});

it('opens a published module whose ranges hold what the page shares', async () => {
  install({ react: '^19.0.0', '#core/web': '^1.0.0', '#ui': '^1.0.0' });
  expect(await bringRemote(info, 1000)).toEqual({ web });
});

it('lets staff see how long one load in twenty of the own modules took, and none of a program', async () => {
  vi.useFakeTimers();
  const { version: _version, ...own } = info;
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  const entry = { name: `${location.origin}${own.entry}`, duration: 180.4 } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  const load = async (random: number, webdriver: boolean): Promise<number> => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(webdriver);
    install({});
    await bringRemote(own, 1000);
    await vi.dynamicImportSettled();
    await vi.runAllTimersAsync();
    return sent.mock.calls.length;
  };
  try {
    expect(await load(0.2, false)).toBe(0);
    expect(await load(0.01, true)).toBe(0);
    expect(await load(0.01, false)).toBe(1);
    const [, asked] = sent.mock.calls[0] ?? [];
    expect(JSON.parse(String(asked?.body))).toEqual({ module: 'journal', loadMs: 180 });
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ['another React', { react: '^17.0.0' }, /built for react \^17\.0\.0, and this page has 19\./],
  ['a later contract', { '#core/web': '^9.0.0' }, /built for #core\/web \^9\.0\.0/],
  ['a library of its own wish', { jquery: '^3.0.0' }, /takes jquery, which this page does not share/],
])('runs nothing of a module that takes %s, and says so in its place', async (_what, ranges, reason) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const get = install(ranges as Record<string, string>);
  const brought = await bringRemote(info, 1000);
  expect(get).not.toHaveBeenCalled();
  expect(log.mock.calls.join()).toMatch(reason);
  expect(brought.web).toMatchObject({ manifest: { id: 'journal' } });
  expect(brought.web?.fills ?? []).toEqual([]);
  expect(brought.web?.pages.map(({ path }) => path)).toEqual(['/journal', '/journal/*']);
  const Page = await brought.web?.pages[0]?.page();
  if (!Page) throw new Error('there is no page');
  renderPage(<Page />, { at: '/journal' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Journal is not available right now');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

it('takes no words away that the server has drawn', async () => {
  const place = document.createElement('div');
  place.innerHTML = '<main id="main"><h1>Journal</h1></main>';
  history.replaceState(null, '', '/journal/today');
  keepDrawnPage(place);
  try {
    const get = install({ react: '^17.0.0' });
    await expect(bringRemote(info, 1000)).rejects.toThrow('was built for react ^17.0.0');
    expect(get).not.toHaveBeenCalled();
    // Of another module's page nothing is taken away.
    vi.spyOn(console, 'error').mockReturnValue();
    const diary: ModuleInfo = { ...info, roots: [{ route: '/diary', access: 'open' }] };
    expect((await bringRemote(diary, 1000)).web?.pages).toHaveLength(2);
  } finally {
    keepDrawnPage(document.createElement('div'));
    history.replaceState(null, '', '/');
  }
});

it('shows the same where no version fits', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { version: _version, ...refused } = info;
  expect((await bringRemote({ ...refused, entry: null }, 1000)).web?.pages).toHaveLength(2);
});

it('takes scripts from the own assets alone', async () => {
  await expect(bringRemote({ ...info, entry: 'https://example.org/assets/x.js' }, 1000)).rejects.toThrow('foreign');
  await expect(bringRemote({ ...info, entry: '//example.org/x.js' }, 1000)).rejects.toThrow('foreign');
});
