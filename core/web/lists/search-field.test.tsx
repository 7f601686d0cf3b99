// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './search-field';

const searched = vi.fn();
const field = (q: string) => <SearchField label="Search" q={q} onSearch={searched} />;
const box = () => screen.getByRole('searchbox', { name: 'Search' }) as HTMLInputElement;
const type = (value: string) => fireEvent.change(box(), { target: { value } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('searches once typing has paused, without blanks around the text', () => {
  render(field(''));
  type('an');
  act(() => vi.advanceTimersByTime(299));
  type('ann ');
  act(() => vi.advanceTimersByTime(299));
  expect(searched).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(searched).toHaveBeenCalledExactlyOnceWith('ann');
});

test('keeps what is typed when its own search arrives, and takes over another one, as after going back', () => {
  const { rerender } = render(field(''));
  type('ann ');
  act(() => vi.advanceTimersByTime(300));
  rerender(field('ann'));
  expect(box().value).toBe('ann ');
  rerender(field('bea'));
  expect(box().value).toBe('bea');
  act(() => vi.advanceTimersByTime(300));
  expect(searched).toHaveBeenCalledOnce();
});
