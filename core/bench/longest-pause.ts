import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Longest time in milliseconds that the event loop stood still while some work ran; the best of several runs. */
export const findLongestPause = async (work: () => Promise<unknown>, runs = 5): Promise<number> => {
  const pauses: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await work();
    delay.disable();
    pauses.push(delay.max / 1e6);
  }
  return Math.min(...pauses);
};
