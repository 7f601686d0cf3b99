// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useClearPlace } from './use-clear-place';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Message = ({ id }: { readonly id: number }) => {
  const region = useRef<HTMLOutputElement>(null);
  return (
    <output ref={region} id="region">
      {useClearPlace(region, id)}
    </output>
  );
};
/** A window of 800 px with the message at its foot and buttons at these pixels. */
const open = async (...tops: readonly number[]): Promise<void> => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.id === 'region') return new DOMRect(0, 720, 300, 60);
    return this.tagName === 'BUTTON' ? new DOMRect(0, Number(this.id), 100, 40) : new DOMRect(0, 0, 300, 56);
  });
  render(
    <>
      <header />
      <main>
        {tops.map((top) => (
          <button key={top} id={String(top)} type="button">
            Save
          </button>
        ))}
      </main>
      <Message id={1} />
    </>,
  );
  await act(async () => new Promise((soon) => requestAnimationFrame(() => soon(undefined))));
};
const place = () => screen.getByRole('status').textContent;

it('stands at the foot where no button lies', async () => {
  await open(300);
  expect(place()).toBe('foot');
});

it('stands at the head instead of over the button that was pressed', async () => {
  await open(730);
  expect(place()).toBe('head');
});

it('stays at the foot where the head is no better', async () => {
  await open(730, 70);
  expect(place()).toBe('foot');
});
