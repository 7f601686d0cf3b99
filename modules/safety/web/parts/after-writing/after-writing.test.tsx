// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#core/testing/render';
import { AfterWriting } from './after-writing';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('help after writing', () => {
  it('announces help at once where danger is explicit and present', async () => {
    const { calls } = renderPage(<AfterWriting level={3} text="I am going to kill myself tonight." />);
    const card = await screen.findByRole('alert');
    expect(card.textContent).toContain('saved');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Are you safe right now?');
    expect(JSON.stringify(calls)).not.toContain('kill');
  });

  it('shows help without alarm where danger is near', async () => {
    renderPage(<AfterWriting level={2} text={null} />);
    expect(await screen.findByRole('heading', { level: 2 })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says one quiet line once a day and again on the next', async () => {
    const line = /things are hard/i;
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 3, 12) });
    renderPage(<AfterWriting level={1} text={null} />);
    expect(await screen.findByText(line)).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    cleanup();
    renderPage(<AfterWriting level={1} text={null} />);
    expect(screen.queryByText(line)).toBeNull();
    cleanup();
    vi.setSystemTime(new Date(2026, 4, 4, 8));
    renderPage(<AfterWriting level={1} text={null} />);
    expect(await screen.findByText(line)).toBeTruthy();
  });

  it('says nothing where nothing was found', () => {
    renderPage(<AfterWriting level={0} text="I sleep on his side of the bed." />);
    expect(document.body.textContent).toBe('');
  });
});
