// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Command, type CommandGroup } from './command';

const start: CommandGroup[] = [{ key: 'go', label: 'Go to', items: [{ key: '/labors', text: 'Labors' }] }];
const found: CommandGroup[] = [
  { key: 'articles', label: 'Articles', items: [{ key: 'a1', text: 'The hour you were born' }] },
  { key: 'pages', label: 'Pages', items: [{ key: 'p1', text: 'Birth data', detail: 'Profile' }] },
];
const search = vi.fn(async (text: string) => (text === 'zz' ? [] : found));
const chosen = vi.fn();

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      <Command open={open} onOpenChange={setOpen} label="Search Hedo" search={search} start={start} onChoose={chosen} />
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Search Hedo' });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const type = async (value: string) => {
  fireEvent.change(box(), { target: { value } });
  await act(() => vi.advanceTimersByTimeAsync(120));
};
const call = () => {
  screen.getByRole('button', { name: 'Search' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('opens on the ways on, with the focus in the box, and gives the focus back', async () => {
  render(<Page />);
  call();
  expect(document.activeElement).toBe(box());
  expect(active()).toBe('Labors');
  fireEvent.keyDown(box(), { key: 'Escape' });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
});

test('arrows go through all groups and around, Enter chooses and closes', async () => {
  render(<Page />);
  call();
  await type('birth');
  expect(search).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') !== null)).toEqual([
    true,
    true,
  ]);
  expect(active()).toBe('The hour you were born');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(active()).toBe('Birth dataProfile');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(active()).toBe('The hour you were born');
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(chosen).toHaveBeenCalledWith(found[1]?.items[0]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says that nothing was found, and Escape empties before it closes', async () => {
  render(<Page />);
  call();
  await type('zz');
  expect(screen.getByRole('status').textContent).toBe('Nothing found');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect((box() as HTMLInputElement).value).toBe('');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an Enter that comes before the answer chooses nothing old', async () => {
  render(<Page />);
  call();
  await type('birth');
  fireEvent.change(box(), { target: { value: 'birthd' } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(chosen).not.toHaveBeenCalled();
});
