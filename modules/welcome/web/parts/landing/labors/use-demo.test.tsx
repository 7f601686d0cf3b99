// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#core/testing/render';
import { Labors } from './labors';
import { nextDemo, stepMs } from './use-demo';

let calm = false;
let changed = () => {};
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = (): string => screen.getByText(/^\d+ of 12$/).textContent ?? '';
const draw = () => renderPage(<Labors />, { user: null });

beforeEach(() => {
  vi.useFakeTimers();
  calm = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: calm,
    addEventListener: (_: string, tell: () => void) => {
      changed = tell;
    },
    removeEventListener() {},
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the demo journey', () => {
  it('does nothing until somebody starts it, then goes on every two seconds', () => {
    draw();
    wait(20_000);
    expect(shown()).toBe('4 of 12');
    fireEvent.click(button('Play the demo'));
    wait(stepMs - 1);
    expect(shown()).toBe('4 of 12');
    wait(1);
    expect(shown()).toBe('5 of 12');
    expect(screen.getByText('Labor 5: Work & Mission')).toBeTruthy();
    expect(screen.getByText('In the gem, this face is Healing')).toBeTruthy();
    expect(stepMs).toBe(2000);
  });

  it('stops after the twelfth and stands at the first again', () => {
    draw();
    fireEvent.click(button('Play the demo'));
    wait(8 * stepMs);
    expect(shown()).toBe('12 of 12');
    wait(stepMs);
    expect(shown()).toBe('1 of 12');
    button('Play the demo');
    wait(10 * stepMs);
    expect(shown()).toBe('1 of 12');
  });

  it('disables Previous and Next while it runs and at the ends, and can be stopped', () => {
    draw();
    fireEvent.click(button('Play the demo'));
    expect([button('Previous Labor').disabled, button('Next Labor').disabled]).toEqual([true, true]);
    fireEvent.click(button('Stop the demo'));
    wait(10 * stepMs);
    expect(shown()).toBe('4 of 12');
    for (let step = 4; step > 1; step -= 1) fireEvent.click(button('Previous Labor'));
    expect(shown()).toBe('1 of 12');
    expect([button('Previous Labor').disabled, button('Next Labor').disabled]).toEqual([true, false]);
    fireEvent.click(button('Meaning & Legacy'));
    expect([button('Previous Labor').disabled, button('Next Labor').disabled]).toEqual([false, true]);
  });

  it('does not play for those who wish less motion, and ends when they begin to', () => {
    calm = true;
    draw();
    fireEvent.click(button('Play the demo'));
    wait(10 * stepMs);
    expect(shown()).toBe('4 of 12');
    calm = false;
    fireEvent.click(button('Play the demo'));
    wait(stepMs);
    act(() => changed());
    wait(10 * stepMs);
    expect(shown()).toBe('5 of 12');
  });

  it('ends when somebody chooses a face, and faces answer to arrow keys around the circle', () => {
    draw();
    fireEvent.click(button('Play the demo'));
    fireEvent.click(screen.getByRole('radio', { name: /^Labor 12/ }));
    expect(shown()).toBe('12 of 12');
    button('Play the demo');
    fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'ArrowRight' });
    expect(shown()).toBe('1 of 12');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Labor 1:/ }));
    fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'ArrowUp' });
    expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toMatch(/^Labor 12/);
    expect(screen.getAllByRole('radio').filter((face) => face.tabIndex === 0)).toHaveLength(1);
  });
});

it('a step that comes after the stop changes nothing', () => {
  expect(nextDemo({ number: 7, running: false }, { kind: 'step' })).toEqual({ number: 7, running: false });
  expect(nextDemo({ number: 7, running: false }, { kind: 'show', number: 13 })).toEqual({ number: 7, running: false });
});
