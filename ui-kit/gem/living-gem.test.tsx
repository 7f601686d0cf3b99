// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LivingGem } from './living-gem';
import { degreesPerSecond, nextAngle } from './spin';

let near: (seen: boolean) => void = () => {};
let calm = false;
const gem = (
  <LivingGem
    lit={[1, 2, 3, 6, 9]}
    front={4}
    up={3}
    caption="5 of 12 faces lit"
    words={{ pause: 'Pause', turn: 'Turn' }}
  />
);
const picture = () => document.querySelector('svg')?.innerHTML ?? '';
/** Lets the part load, and then so much time pass. */
const wait = (ms: number) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  calm = false;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        near = (seen) => act(() => tell([{ isIntersecting: seen }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: calm, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the living gem', () => {
  it('is drawn by a server as the still picture, without a style attribute (five lit: the palette of the tokens)', () => {
    const html = renderToString(gem);
    expect(html).toContain('<svg');
    expect(html).not.toContain('style=');
  });

  it('turns once it is seen, from where the still one stood, and rests when paused or out of sight', async () => {
    render(gem);
    const still = picture();
    await wait(5000);
    expect(picture()).toBe(still);
    near(true);
    await wait(3900);
    expect(picture()).toBe(still);
    await wait(200);
    await wait(0);
    await wait(1000);
    expect(picture()).not.toBe(still);

    fireEvent.click(screen.getByRole('button', { name: 'Pause', hidden: true }));
    const paused = picture();
    await wait(1000);
    expect(picture()).toBe(paused);
    fireEvent.click(screen.getByRole('button', { name: 'Turn', hidden: true }));
    await wait(1000);
    expect(picture()).not.toBe(paused);

    near(false);
    const away = picture();
    await wait(1000);
    expect(picture()).toBe(away);
  });

  it('never turns for somebody who wishes less motion', async () => {
    calm = true;
    render(gem);
    const still = picture();
    near(true);
    await wait(10_000);
    expect(picture()).toBe(still);
  });
});

describe('the turn', () => {
  it('is six degrees a second at most, whatever the frames do', () => {
    expect(degreesPerSecond).toBeLessThanOrEqual(6);
    expect(nextAngle(10, 50)).toBeCloseTo(10.3);
    expect(nextAngle(359.9, 50)).toBeCloseTo(0.2);
    expect(nextAngle(10, 60_000)).toBeCloseTo(10.6);
  });
});
