// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defineSlot } from '#core/contract/public';
import { renderPage } from '#core/testing/render';
import { defineWeb, fill, getPageData, Slot, useSlotSizing } from '#core/web';
import { setPageData } from '#core/web/page-data';
import { provideModule } from './loader';
import { ModuleSlots } from './slot-host';

const place = defineSlot('rooms.place');
const empty = defineSlot('rooms.empty');
const info = (id: string) =>
  ({
    id,
    title: id,
    entry: null,
    integrity: null,
    roots: [],
    fills: ['rooms.place'],
    languages: [],
    overlays: [],
  }) as const;

beforeEach(() => setPageData({ ...getPageData(), modules: [info('one')] }));
afterEach(() => setPageData({ ...getPageData(), language: 'en' }));

const Widget = () => <p>The widget</p>;
const Sizing = () => {
  useSlotSizing(true);
  return null;
};

it('shows the stand-in until the widgets are here, then them and what stands below', async () => {
  let arrive: (part: typeof Widget) => void = () => undefined;
  const part = new Promise<typeof Widget>((done) => {
    arrive = done;
  });
  await provideModule(
    defineWeb({ id: 'one', title: 'One', needs: [], permissions: {} }, { pages: [], fills: [fill(place, () => part)] }),
  );
  renderPage(
    <ModuleSlots>
      <Slot of={place} with={{}} waiting={<p>Wait</p>} below={<p>Below</p>} />
    </ModuleSlots>,
  );
  await act(async () => undefined);
  expect(screen.getByText('Wait')).toBeTruthy();
  expect(screen.queryByText('Below')).toBeNull();
  await act(async () => arrive(Widget));
  expect(await screen.findByText('The widget')).toBeTruthy();
  expect(screen.getByText('Below')).toBeTruthy();
  expect(screen.queryByText('Wait')).toBeNull();
});

it('keeps what stands below back while a widget does not know its size', async () => {
  await provideModule(
    defineWeb(
      { id: 'one', title: 'One', needs: [], permissions: {} },
      { pages: [], fills: [fill(place, async () => Sizing)] },
    ),
  );
  renderPage(
    <ModuleSlots>
      <Slot of={place} with={{}} waiting={<p>Wait</p>} below={<p>Below</p>} />
    </ModuleSlots>,
  );
  await act(async () => new Promise((soon) => setTimeout(soon, 20)));
  expect(screen.getByText('Wait')).toBeTruthy();
  expect(screen.queryByText('Below')).toBeNull();
});

it('shows what stands below where no module fills the slot', () => {
  renderPage(
    <ModuleSlots>
      <Slot of={empty} with={{}} fallback={<p>Fallback</p>} below={<p>Below</p>} />
    </ModuleSlots>,
  );
  expect(screen.getByText('Fallback')).toBeTruthy();
  expect(screen.getByText('Below')).toBeTruthy();
});

it('says in which language a widget is where its module has no catalogue in that of the page', async () => {
  setPageData({ ...getPageData(), language: 'de' });
  await provideModule(
    defineWeb(
      { id: 'one', title: 'One', needs: [], permissions: {} },
      { pages: [], fills: [fill(place, async () => Widget)] },
    ),
  );
  renderPage(
    <ModuleSlots>
      <Slot of={place} with={{}} />
    </ModuleSlots>,
  );
  expect((await screen.findByText('The widget')).closest('[lang]')?.getAttribute('lang')).toBe('en');
});
