import { useEffect, useRef, useState } from 'react';
import { keep, readKept } from '../device';
import { volumeOf } from './noise';
import type { Player } from './player';
import { type ScapeName, scapeNames } from './scapes';

/** How long a sound waits for the panel of the next step, in ms. */
const stopDelay = 600;
let waiting: { readonly player: Player; readonly end: ReturnType<typeof setTimeout> } | null = null;

/** The panel goes while its sound is on: it ends, unless another panel is there at once, as when a step changes. */
export const leaveBehind = (player: Player): void => {
  waiting?.player.close();
  clearTimeout(waiting?.end);
  const end = setTimeout(() => {
    waiting = null;
    player.close();
  }, stopDelay);
  waiting = { player, end };
};

/** The sound that the panel before left on; null when there is none. */
export const takeOver = (): Player | null => {
  const left = waiting;
  waiting = null;
  clearTimeout(left?.end);
  return left?.player ?? null;
};

/** Sounds behind the writing, as the panel shows them. */
export interface Ambience {
  readonly on: boolean;
  readonly scape: ScapeName;
  /** 0 to 1, in tenths. */
  readonly volume: number;
  /** The browser gave no sound. */
  readonly failed: boolean;
  readonly toggle: (on: boolean) => void;
  readonly choose: (scape: ScapeName) => void;
  readonly setVolume: (volume: number) => void;
}

/**
 * Off until it is switched on; what is remembered is only which sound and how loud. It goes on from step to step, is silent
 * while the tab is hidden or `hushed` (the microphone is on), and ends when no panel is there to switch it off.
 */
export const useAmbience = (makePlayer: (volume: number) => Player, hushed: boolean): Ambience => {
  const [on, setOn] = useState(false);
  const [failed, setFailed] = useState(false);
  const [scape, setScape] = useState(() => scapeNames.find((name) => name === readKept('sound')) ?? scapeNames[0]);
  const [volume, setVolume] = useState(() => volumeOf(readKept('volume')));
  const [hidden, setHidden] = useState(false);
  const player = useRef<Player | null>(null);

  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const wanted = on && !hushed && !hidden ? scape : null;
  useEffect(() => {
    if (wanted)
      player.current?.play(wanted).catch(() => {
        setFailed(true);
        setOn(false);
      });
    else player.current?.silence();
  }, [wanted]);
  const sounds = useRef(on);
  sounds.current = on;
  // After the effect above, which would silence what is taken over here.
  useEffect(() => {
    player.current = takeOver();
    if (player.current) setOn(true);
    return () => {
      if (sounds.current && player.current) leaveBehind(player.current);
      else player.current?.close();
      player.current = null;
    };
  }, []);

  return {
    on,
    scape,
    volume,
    failed,
    toggle: (next) => {
      setFailed(false);
      try {
        // Made under the hand that switches: a browser allows sound only then.
        if (next) player.current ??= makePlayer(volume);
        setOn(next);
      } catch {
        setFailed(true);
      }
    },
    choose: (next) => {
      keep('sound', next);
      setScape(next);
    },
    setVolume: (next) => {
      const settled = volumeOf(next);
      keep('volume', String(settled));
      setVolume(settled);
      player.current?.setVolume(settled);
    },
  };
};
