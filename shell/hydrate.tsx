import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, getPageData, textsReady, useSession } from '#core/web';
import { App } from './app';
import { keepDrawnPage } from './drawn-page';
import { bringRemote } from './federation';
import { bringModulesBy } from './loader';
import { pageReady } from './page-ready';
import { uiKitTextsReady } from './ui-kit-texts';

/** The policy refuses style attributes of markup, so the server wrote them as data. */
const setStyles = (place: Element): void => {
  for (const element of place.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    element.removeAttribute('data-style');
  }
};

/** Says once that the page answers: `start.ts` then repeats what was pressed too early. */
const Live = () => {
  useEffect(() => {
    // While React commits, it cannot take over the part of the page in which the press belongs, and would drop it.
    setTimeout(() => document.dispatchEvent(new Event('hedo:live')));
  }, []);
  return null;
};

/**
 * What the server has drawn stays as it is until the code of the page is there, so that nothing falls back to a skeleton.
 * Whatever fails to load is shown by its boundary; a catalogue that fails leaves English.
 */
export const hydrate = async (): Promise<void> => {
  bringModulesBy(bringRemote);
  const { override } = getPageData();
  if (override) await (await import('./override/override')).takeOver(override);
  const place = document.getElementById('app');
  if (!place) throw new Error('the page has no #app');
  const drawn = place.hasChildNodes();
  if (drawn) {
    setStyles(place);
    keepDrawnPage(place);
  }
  const waits = [
    drawn ? pageReady(location.pathname, useSession.getState().user === null) : textsReady(),
    uiKitTextsReady(),
  ].filter((wait) => wait !== null);
  if (waits.length > 0) await Promise.allSettled(waits);
  const app = (
    <BrowserRouter>
      <App />
      <Live />
    </BrowserRouter>
  );
  // In slices, so that nobody's tap waits for it.
  startTransition(() => (drawn ? void hydrateRoot(place, app) : createRoot(place).render(app)));
};
