import { useEffect, useReducer } from 'react';
import { type LaborNumber, numbers } from './example';

/** How long each Labor stands while the demo runs. */
export const stepMs = 2000;
const last = numbers.length;
const calm = '(prefers-reduced-motion: reduce)';

/** Which Labor shows, and whether the demo runs. */
export interface Demo {
  readonly number: LaborNumber;
  readonly running: boolean;
}
type Act = { readonly kind: 'play' | 'stop' | 'step' } | { readonly kind: 'show'; readonly number: number };

/** The next state: a step past the twelfth ends the demo at the first; choosing a Labor ends it too. */
export const nextDemo = (demo: Demo, act: Act): Demo => {
  if (act.kind === 'play') return { ...demo, running: true };
  if (act.kind === 'stop') return { ...demo, running: false };
  if (act.kind === 'show') return { number: numbers[act.number - 1] ?? demo.number, running: false };
  if (!demo.running) return demo;
  return demo.number === last ? { number: 1, running: false } : { number: numbers[demo.number] ?? 1, running: true };
};

/** The demo journey: started by a person only, one Labor every two seconds; not at all for those who wish less motion. */
export const useDemo = (first: LaborNumber) => {
  const [demo, act] = useReducer(nextDemo, { number: first, running: false });
  const { running } = demo;
  useEffect(() => {
    if (!running) return;
    const motion = matchMedia(calm);
    const stop = () => act({ kind: 'stop' });
    const timer = setInterval(() => act({ kind: 'step' }), stepMs);
    motion.addEventListener('change', stop);
    return () => {
      clearInterval(timer);
      motion.removeEventListener('change', stop);
    };
  }, [running]);
  return {
    ...demo,
    play: () => act({ kind: matchMedia(calm).matches ? 'stop' : 'play' }),
    stop: () => act({ kind: 'stop' }),
    show: (number: number) => act({ kind: 'show', number }),
  };
};
