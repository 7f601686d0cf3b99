import type { Player } from '../sound/player';

/** A player without sound that writes down what it was asked for. */
export const fakePlayer = (broken = false) => {
  const asked: string[] = [];
  const make = (volume: number): Player => {
    asked.push(`made at ${volume}`);
    return {
      play: async (name) => {
        asked.push(`play ${name}`);
        if (broken) throw new Error('no sound');
      },
      silence: () => asked.push('silence'),
      setVolume: (next) => asked.push(`volume ${next}`),
      close: () => asked.push('close'),
    };
  };
  return { asked, make };
};
