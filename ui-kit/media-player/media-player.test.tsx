// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MediaPlayer } from './media-player';
import { formatClock } from './position';

/** The element as a browser would have it after `values`, announced by the event of that name. */
function tell(event: string, values: Record<string, unknown> = {}) {
  const media = document.querySelector('audio, video') as HTMLMediaElement;
  for (const [key, value] of Object.entries(values))
    Object.defineProperty(media, key, { value, configurable: true, writable: true });
  act(() => void media.dispatchEvent(new Event(event)));
  return media;
}

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    tell('play', { paused: false });
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void tell('pause', { paused: true }));
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => void tell('emptied', { error: null }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const player = (
  <MediaPlayer
    kind="audio"
    title="The milk van"
    src="/media/milk-van.mp3"
    duration={545}
    transcript={<p>It came at seven.</p>}
  />
);
const position = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });

describe('MediaPlayer', () => {
  test('without JavaScript the browser shows its own controls, and the transcript opens', () => {
    const html = renderToString(player);
    expect(html).toMatch(/<audio[^>]* controls=""/);
    expect(html).not.toContain('type="range"');
    expect(html).toContain('<details');
  });

  test('plays and pauses, by the button and by K', () => {
    render(player);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    const button = screen.getByRole('button', { name: 'Pause' });
    fireEvent.keyDown(button, { key: 'k' });
    expect(screen.getByRole('button', { name: 'Play' })).toBe(button);
    fireEvent.keyDown(button, { key: 'k', ctrlKey: true });
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
  });

  test('says where it is, and moves by five and thirty seconds without leaving the recording', () => {
    render(player);
    expect(position().getAttribute('aria-valuetext')).toBe('0:00 of 9:05');
    const media = tell('timeupdate', { currentTime: 65, duration: 540 });
    expect(position().getAttribute('aria-valuetext')).toBe('1:05 of 9:00');
    fireEvent.keyDown(position(), { key: 'ArrowRight' });
    expect(media.currentTime).toBe(70);
    tell('timeupdate', { currentTime: 12 });
    fireEvent.keyDown(position(), { key: 'PageDown' });
    expect(media.currentTime).toBe(0);
    fireEvent.change(position(), { target: { value: '300' } });
    expect(media.currentTime).toBe(300);
  });

  test('mutes, and comes back from a volume of nothing', () => {
    render(player);
    const media = document.querySelector('audio') as HTMLAudioElement;
    fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0' } });
    tell('volumechange');
    fireEvent.click(screen.getByRole('button', { name: 'Unmute' }));
    tell('volumechange');
    expect([media.volume, media.muted]).toEqual([0.7, false]);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Mute' }), { key: 'm' });
    expect(media.muted).toBe(true);
  });

  test('changes the speed', () => {
    render(player);
    fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '1.5' } });
    expect(document.querySelector('audio')?.playbackRate).toBe(1.5);
  });

  test('says what to do when the file fails, and tries again', () => {
    render(player);
    expect(screen.queryByRole('alert')).toBeNull();
    tell('error', { error: { code: 2 } });
    expect(screen.getByRole('alert').textContent).toContain('Check your connection');
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/media/milk-van.mp3');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    tell('error', { error: { code: 4 } });
    expect(screen.getByRole('alert').textContent).toContain('cannot be played here');
  });

  test('offers captions for a video that has them', () => {
    const captions = { src: '/media/walk.vtt', language: 'en', label: 'English' };
    render(<MediaPlayer kind="video" title="A walk" src="/media/walk.mp4" captions={captions} />);
    const button = screen.getByRole('button', { name: 'Captions' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(button, { key: 'c' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });
});

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3725, '1:02:05'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%s seconds read %s', (seconds, text) => expect(formatClock(seconds)).toBe(text));
