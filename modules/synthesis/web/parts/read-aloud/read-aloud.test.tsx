// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reading } from '../../../schemas/reading';
import { ReadAloud } from './read-aloud';
import { spokenOf } from './spoken';

const reading: Reading = {
  language: 'de',
  thin: false,
  opening: ['Erster Satz. Zweiter Satz.'],
  themes: [],
  insights: [],
  chart: [],
  closing: ['Letzter Satz.'],
  guidance: [],
};

class Utterance {
  lang = '';
  voice: unknown = null;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly text: string) {}
}
const said: Utterance[] = [];
const cancel = vi.fn();
const listeners = new Set<() => void>();
const stub = (languages: readonly string[]) => {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  const voices = languages.map((lang) => ({ lang }));
  const speech = {
    getVoices: () => voices,
    speak: (one: Utterance) => said.push(one),
    cancel,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: speech });
  return voices;
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const end = (): void => act(() => said.at(-1)?.onend?.());

beforeEach(() => {
  said.length = 0;
  cancel.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'speechSynthesis');
});

it('is silent until asked, then says one sentence after the other in the language of the reading', () => {
  stub(['en-US', 'de-AT']);
  render(<ReadAloud reading={reading} />);
  expect(said).toEqual([]);
  press('Read aloud');
  end();
  end();
  expect(said.map(({ text, lang }) => [text, lang])).toEqual([
    ['Erster Satz.', 'de-AT'],
    ['Zweiter Satz.', 'de-AT'],
    ['Letzter Satz.', 'de-AT'],
  ]);
  end();
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

it('pauses, goes on with the same sentence, and begins anew after a stop', () => {
  stub(['de-DE']);
  render(<ReadAloud reading={reading} />);
  press('Read aloud');
  end();
  press('Pause');
  // The browser ends what was broken off: nothing follows from that.
  end();
  expect(said).toHaveLength(2);
  expect(cancel).toHaveBeenCalled();
  press('Go on reading');
  expect(said.at(-1)?.text).toBe('Zweiter Satz.');
  press('Stop');
  press('Read aloud');
  expect(said.at(-1)?.text).toBe('Erster Satz.');
});

it('is hidden without a voice for the language, shows once there is one, and falls silent with the page', () => {
  const voices = stub(['en-US']);
  const { unmount } = render(<ReadAloud reading={reading} />);
  expect(screen.queryByRole('button')).toBeNull();
  voices.push({ lang: 'de_DE' });
  act(() => {
    for (const listener of listeners) listener();
  });
  press('Read aloud');
  cancel.mockClear();
  unmount();
  expect(cancel).toHaveBeenCalled();
});

it('is hidden in a browser that cannot speak', () => {
  render(<ReadAloud reading={reading} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('cuts long sentences between words', () => {
  const long = `${'Wort '.repeat(120)}Ende.`;
  const spoken = spokenOf({ ...reading, opening: [long] });
  expect(spoken.every((piece) => piece.length <= 240)).toBe(true);
  expect(spoken.slice(0, -1).join(' ')).toBe(long);
});
