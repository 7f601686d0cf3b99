// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LoadMore } from './load-more';
import { PageSteps } from './page-steps';

afterEach(cleanup);
const said = () => screen.getByRole('status').textContent;

describe('LoadMore', () => {
  test('asks once a press, not while it waits', () => {
    const more = vi.fn();
    const { rerender } = render(<LoadMore shown={20} total={131} more onMore={more} />);
    expect(said()).toBe('20 of 131 shown');
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    rerender(<LoadMore shown={20} total={131} more pending onMore={more} />);
    fireEvent.click(screen.getByRole('button', { name: 'Loading...' }));
    expect(more).toHaveBeenCalledOnce();
  });

  test('keeps what is there after a failure and offers to try again', () => {
    render(<LoadMore shown={20} total={131} more failed onMore={() => undefined} />);
    expect(said()).toBe('The next ones did not arrive. Try again. 20 of 131 shown');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('has no button at the end, and nothing to say of an empty list', () => {
    const { rerender } = render(<LoadMore shown={131} total={131} more={false} onMore={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(said()).toBe('All 131 are shown');
    rerender(<LoadMore shown={0} more={false} onMore={() => undefined} />);
    expect(said()).toBe('');
  });
});

test('PageSteps are links, and only those that lead somewhere', () => {
  render(<PageSteps label="Pages" next={{ href: '/magazine?after=a1' }} />);
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/magazine?after=a1');
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  cleanup();
  render(<PageSteps label="Pages" />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
