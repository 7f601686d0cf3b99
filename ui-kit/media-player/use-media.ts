import { type RefObject, useEffect, useState } from 'react';

/** What a recording is doing. Times in seconds, volume from 0 to 1, rate 1 as recorded. */
export interface MediaState {
  readonly playing: boolean;
  /** It should play but waits for data. */
  readonly waiting: boolean;
  readonly time: number;
  readonly duration: number;
  readonly volume: number;
  readonly muted: boolean;
  readonly rate: number;
  /** network: the connection broke. format: there is no such file, or none that this browser can play. */
  readonly failed: 'network' | 'format' | null;
}

const events = [
  ...['play', 'playing', 'pause', 'waiting', 'ended', 'seeked', 'timeupdate', 'loadedmetadata', 'durationchange'],
  ...['volumechange', 'ratechange', 'emptied', 'error'],
];

const MEDIA_ERR_NETWORK = 2;

/** Follows a native audio or video element; `known` is the length in seconds until the file has reported its own. */
export function useMedia(media: RefObject<HTMLMediaElement | null>, known = 0): MediaState {
  const [state, setState] = useState<MediaState>(() => start(known));
  useEffect(() => {
    const element = media.current;
    if (!element) return;
    const follow = () => setState(read(element, known));
    for (const name of events) element.addEventListener(name, follow);
    follow();
    return () => {
      for (const name of events) element.removeEventListener(name, follow);
    };
  }, [media, known]);
  return state;
}

function start(known: number): MediaState {
  const still = { playing: false, waiting: false, failed: null };
  return { ...still, time: 0, duration: known, volume: 1, muted: false, rate: 1 };
}

function read(element: HTMLMediaElement, known: number): MediaState {
  const playing = !element.paused && !element.ended;
  return {
    playing,
    waiting: playing && element.readyState < element.HAVE_FUTURE_DATA,
    time: element.currentTime,
    duration: Number.isFinite(element.duration) ? element.duration : known,
    volume: element.volume,
    muted: element.muted,
    rate: element.playbackRate,
    failed: failure(element),
  };
}

/** A missing file and one that cannot be read are the same error to a browser; being offline is distinguished. */
function failure({ error }: HTMLMediaElement): MediaState['failed'] {
  if (!error) return null;
  return error.code === MEDIA_ERR_NETWORK || !navigator.onLine ? 'network' : 'format';
}
