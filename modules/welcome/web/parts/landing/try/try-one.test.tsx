// @vitest-environment jsdom
import { fireEvent, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { closeOverlay, getPageData, keepFirstAnswer, readFirstAnswer, useOverlay, useSession } from '#core/web';
import { setPageData } from '#core/web/page-data';
import { TryOne } from './try-one';

const question = 'Which sentence was repeated so often at home that you can still hear it?';
const paper = (): HTMLTextAreaElement => screen.getByLabelText(question);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const withModules = (...routes: `/${string}`[]) =>
  setPageData({
    modules: routes.map((route) => ({
      id: route.slice(1),
      title: route,
      entry: null,
      integrity: null,
      roots: [{ route, access: 'open' as const }],
      fills: [],
      languages: [],
      overlays: [],
    })),
    user: null,
    theme: 'system',
    production: true,
    signIn: { external: false },
    exitAddress: 'https://www.wikipedia.org/',
    contactEmail: '',
    language: 'en',
    answers: {},
    missing: null,
  });

beforeEach(() => {
  localStorage.clear();
  withModules('/intake');
});

describe('one question without an account', () => {
  it('keeps every word on this device, counts them, and knows them at the next visit', () => {
    const visit = renderPage(<TryOne />, { user: null });
    expect(screen.getByText('Your words stay on this device')).toBeTruthy();
    fireEvent.change(paper(), { target: { value: 'Don’t make a fuss.' } });
    expect(screen.getByText('Kept on this device, 4 words')).toBeTruthy();
    expect(readFirstAnswer()?.text).toBe('Don’t make a fuss.');
    visit.unmount();
    renderPage(<TryOne />, { user: null });
    expect(paper().value).toBe('Don’t make a fuss.');
    expect(visit.calls).toEqual([]);
    fireEvent.change(paper(), { target: { value: '' } });
    expect(readFirstAnswer()).toBeNull();
  });

  it('asks for an account to keep it, and comes back to the room of Labor 1', () => {
    renderPage(<TryOne />, { user: null });
    fireEvent.change(paper(), { target: { value: 'Quiet.' } });
    press('Keep my answer');
    expect(useSession.getState().signIn).toMatchObject({ mode: 'create-account', returnTo: '/intake/1' });
  });

  it('asks for a sentence first when there is none', () => {
    renderPage(<TryOne />, { user: null });
    press('Keep my answer');
    expect(useSession.getState().signIn).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('Write a sentence first; it can be short.');
    expect(document.activeElement).toBe(paper());
    fireEvent.change(paper(), { target: { value: 'Now.' } });
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('says so when the device keeps nothing', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    renderPage(<TryOne />, { user: null });
    fireEvent.change(paper(), { target: { value: 'One word more' } });
    expect(screen.getByText('3 words, but this device does not let us keep them')).toBeTruthy();
    refuse.mockRestore();
  });

  it('leads somebody who is signed in straight to Labor 1', () => {
    keepFirstAnswer('Quiet.');
    renderPage(<TryOne />, { user: aPerson() });
    expect(screen.getByRole('link', { name: 'Take it to Labor 1' }).getAttribute('href')).toBe('/intake/1');
  });

  it('offers the questionnaire only where there is one', () => {
    const without = renderPage(<TryOne />, { user: null });
    expect(screen.queryByRole('link', { name: 'Go to the full questionnaire' })).toBeNull();
    without.unmount();
    withModules('/intake', '/enhanced-intake');
    renderPage(<TryOne />, { user: null });
    expect(screen.getByRole('link', { name: 'Go to the full questionnaire' }).getAttribute('href')).toBe(
      '/enhanced-intake',
    );
  });

  it('opens the consultation form over the page, and leads to its page before the script is there', () => {
    withModules('/intake');
    const without = renderPage(<TryOne />, { user: null });
    expect(screen.queryByRole('link', { name: 'Request a consultation' })).toBeNull();
    without.unmount();
    const { modules, ...rest } = getPageData();
    const form = {
      id: 'consultation',
      label: { en: 'x', de: 'x', es: 'x' },
      icon: 'message',
      order: 1,
      place: 'hidden',
      frame: 'own',
    } as const;
    setPageData({ ...rest, modules: modules.map((one) => ({ ...one, overlays: [form] })) });
    renderPage(<TryOne />, { user: null });
    const link = screen.getByRole('link', { name: 'Request a consultation' });
    expect(link.getAttribute('href')).toBe('/consultation');
    expect(fireEvent.click(link)).toBe(false);
    const { result } = renderHook(useOverlay);
    expect(result.current?.id).toBe('consultation');
    closeOverlay();
  });
});
