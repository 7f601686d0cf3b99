import { fadeSeconds, gainOf } from './noise';
import { type ScapeName, scapes } from './scapes';

/** Plays one sound at a time. Every change fades, so that nothing starts or ends abruptly. */
export interface Player {
  /** Rejects when the browser gives no sound. */
  readonly play: (name: ScapeName) => Promise<void>;
  readonly silence: () => void;
  /** 0 to 1. */
  readonly setVolume: (volume: number) => void;
  /** Fades out and lets go of the device. */
  readonly close: () => void;
}

interface Sounding {
  readonly name: ScapeName;
  readonly fade: GainNode;
  readonly end: () => void;
}

/** A ramp from wherever the value is now, also in the middle of another ramp. */
const ramp = (param: AudioParam, to: number, now: number): void => {
  const from = param.value;
  param.cancelScheduledValues(now);
  param.setValueAtTime(from, now);
  param.linearRampToValueAtTime(to, now + fadeSeconds);
};

/** Call it in the hand's own event: browsers give sound only then. */
export const createPlayer = (volume: number, makeContext: () => AudioContext = () => new AudioContext()): Player => {
  const context = makeContext();
  const master = context.createGain();
  master.gain.value = gainOf(volume);
  master.connect(context.destination);
  let sounding: Sounding | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const silence = () => {
    const last = sounding;
    if (!last) return;
    sounding = null;
    ramp(last.fade.gain, 0, context.currentTime);
    clearTimeout(rest);
    setTimeout(
      () => {
        last.end();
        last.fade.disconnect();
      },
      fadeSeconds * 1000 + 50,
    );
    rest = setTimeout(() => void context.suspend().catch(() => undefined), fadeSeconds * 1000 + 100);
  };
  return {
    play: async (name) => {
      if (sounding?.name === name) return;
      silence();
      clearTimeout(rest);
      const fade = context.createGain();
      fade.gain.value = 0;
      fade.connect(master);
      sounding = { name, fade, end: scapes[name](context, fade) };
      try {
        await context.resume();
      } catch (error) {
        silence();
        throw error;
      }
      if (sounding?.fade === fade) ramp(fade.gain, 1, context.currentTime);
    },
    silence,
    setVolume: (next) => ramp(master.gain, gainOf(next), context.currentTime),
    close: () => {
      silence();
      clearTimeout(rest);
      setTimeout(() => void context.close().catch(() => undefined), fadeSeconds * 1000 + 100);
    },
  };
};
