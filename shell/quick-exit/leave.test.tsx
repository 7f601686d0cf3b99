// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '#core/web/choice-cookie';

/** Each test has a page of its own. */
let page: typeof import('./leave');
let stop = (): void => undefined;
beforeEach(async () => {
  vi.resetModules();
  // jsdom cannot go anywhere; it says so on the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  page = await import('./leave');
  stop = page.watchReturns();
});
afterEach(() => {
  stop();
  writeCookie('left', null, 0);
  document.documentElement.removeAttribute('style');
  localStorage.clear();
  vi.restoreAllMocks();
});

const isHidden = (): boolean => document.documentElement.style.display === 'none';

describe('leaving quickly', () => {
  it('hides the page and its title at once and marks the browser', () => {
    document.title = 'Labor 4 · Hedo';
    localStorage.setItem('hedo.unsent.1.labor', 'my words');
    page.leaveQuickly();
    expect(isHidden()).toBe(true);
    expect(document.title).not.toContain('Labor');
    expect(document.cookie).toContain('left=1');
    expect(localStorage.getItem('hedo.unsent.1.labor')).toBe('my words');
  });

  it('lets no page ask whether to stay', () => {
    const ask = vi.fn((event: Event) => event.preventDefault());
    page.leaveQuickly();
    addEventListener('beforeunload', ask);
    dispatchEvent(new Event('beforeunload', { cancelable: true }));
    removeEventListener('beforeunload', ask);
    expect(ask).not.toHaveBeenCalled();
  });

  it('takes every other tab along', () => {
    dispatchEvent(new StorageEvent('storage', { key: 'hedo.other' }));
    expect(isHidden()).toBe(false);
    dispatchEvent(new StorageEvent('storage', { key: 'hedo.left', newValue: '1' }));
    expect(isHidden()).toBe(true);
  });
});

describe('coming back', () => {
  it('hides a page that the browser kept whole', () => {
    const kept = new PageTransitionEvent('pageshow', { persisted: true });
    dispatchEvent(kept);
    expect(isHidden()).toBe(false);
    writeCookie('left', '1', 60);
    dispatchEvent(kept);
    expect(isHidden()).toBe(true);
  });

  it('ends with a press on the home page, not with the ways back of mouse and keyboard', () => {
    writeCookie('left', '1', 60);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Alt' }));
    dispatchEvent(new MouseEvent('pointerdown', { button: 3 }));
    expect(document.cookie).toContain('left=1');
    dispatchEvent(new MouseEvent('pointerdown', { button: 0 }));
    expect(document.cookie).not.toContain('left');
  });

  it('does not end with a second press of the button that leaves', () => {
    page.leaveQuickly();
    dispatchEvent(new MouseEvent('pointerdown', { button: 0 }));
    expect(document.cookie).toContain('left=1');
  });
});
