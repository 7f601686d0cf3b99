// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#core/testing/render';
import { DirectQuestion } from './direct-question';

const question = 'Before you write: are you safe right now?';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the direct question', () => {
  it('keeps and sends nothing of "I am safe" but the day it was asked', async () => {
    const { calls } = renderPage(<DirectQuestion labor={2} />);
    await screen.findByRole('heading', { level: 2, name: question });
    press('I am safe');
    const thanks = await screen.findByText(/Take your time/);
    expect(document.activeElement).toBe(thanks);
    expect(calls).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['hedo.safety-question.2']);
    expect(localStorage.getItem('hedo.safety-question.2')).toMatch(/^\d{4}-\d{1,2}-\d{1,2}$/);
  });

  it.each(['I am not sure', 'I need help'])('opens help at once for "%s" and tells nobody', async (answer) => {
    const { calls } = renderPage(<DirectQuestion labor={4} />);
    await screen.findByText(question);
    press(answer);
    const title = await screen.findByRole('heading', { name: 'Please talk to somebody now' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByRole('link', { name: 'Need help now?' }).getAttribute('href')).toBe('/help-now');
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('is skipped by a button or by one key, also while somebody writes', async () => {
    renderPage(<DirectQuestion labor={2} />);
    await screen.findByText(question);
    press('Skip (Esc)');
    expect(document.body.textContent).toBe('');
    cleanup();
    renderPage(
      <>
        <textarea aria-label="Answer" />
        <DirectQuestion labor={4} />
      </>,
    );
    await screen.findByText(question);
    fireEvent.keyDown(screen.getByLabelText('Answer'), { key: 'Escape' });
    expect(screen.queryByText(question)).toBeNull();
  });

  it('is left open by an Escape that closed something else', async () => {
    renderPage(<DirectQuestion labor={2} />);
    await screen.findByText(question);
    document.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByText(question)).toBeTruthy();
  });

  it('asks once a day for each Labor and for the reading', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 3, 23, 50) });
    renderPage(<DirectQuestion labor={2} />);
    expect(await screen.findByText(question)).toBeTruthy();
    cleanup();
    renderPage(<DirectQuestion labor={2} />);
    expect(screen.queryByText(question)).toBeNull();
    cleanup();
    renderPage(<DirectQuestion labor={10} />);
    expect(await screen.findByText(question)).toBeTruthy();
    cleanup();
    renderPage(<DirectQuestion labor={null} />);
    expect(await screen.findByText('Before your reading is made: are you safe right now?')).toBeTruthy();
    cleanup();
    vi.setSystemTime(new Date(2026, 4, 4, 0, 10));
    renderPage(<DirectQuestion labor={2} />);
    expect(await screen.findByText(question)).toBeTruthy();
  });

  it('is turned off everywhere, and on again by who thinks better of it', async () => {
    renderPage(<DirectQuestion labor={2} />);
    await screen.findByText(question);
    press('Do not ask me again');
    expect(await screen.findByText(/stays on every page/)).toBeTruthy();
    cleanup();
    renderPage(<DirectQuestion labor={10} />);
    expect(screen.queryByText(question)).toBeNull();
    cleanup();
    localStorage.removeItem('hedo.safety-question.off');
    renderPage(<DirectQuestion labor={10} />);
    expect(await screen.findByText(question)).toBeTruthy();
    press('Do not ask me again');
    press('Ask me again');
    expect(await screen.findByText(question)).toBeTruthy();
    expect(localStorage.getItem('hedo.safety-question.off')).toBeNull();
  });

  it('is not asked at every visit where nothing can be stored', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('denied');
      },
      clear: () => undefined,
    });
    renderPage(<DirectQuestion labor={2} />);
    expect(document.body.textContent).toBe('');
  });
});
