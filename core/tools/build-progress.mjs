/** A failed build: its message is for the user, its stack says nothing. */
export class BuildError extends Error {
  name = 'BuildError';
}

/** Share of its work that a part in progress has done, on average. */
const halfway = 0.5;

/** Bytes of sources a second that one process bundles, until this machine has shown its own speed. */
const usualSpeed = 60_000;

/**
 * Prints what is built and about how long the rest takes. `parts` are `{ name, bytes }`; `processes` work on them at a time.
 * Call `done(name)` for each finished part; parts are taken up in their order.
 */
export const trackProgress = (parts, processes, say) => {
  const began = performance.now();
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let [finished, bytes] = [0, 0];
  const formatLeft = () => {
    const elapsed = (performance.now() - began) / 1000;
    const inProgress = finished === 0 ? [] : parts.slice(finished, finished + processes);
    const worked = bytes + halfway * inProgress.reduce((sum, part) => sum + part.bytes, 0);
    const speed = finished === 0 ? usualSpeed * processes : worked / elapsed;
    const seconds = (total - worked) / speed;
    return seconds < 5 ? 'nearly done' : `about ${Math.ceil(seconds / 5) * 5} s left`;
  };
  if (parts.length > 0)
    say(`Building ${parts.length} parts: ${parts.map(({ name }) => name).join(', ')} (${formatLeft()})`);
  return {
    done: (name) => {
      const part = parts.find((one) => one.name === name);
      finished += 1;
      bytes += part?.bytes ?? 0;
      say(`  ${finished} of ${parts.length} built: ${name}${finished < parts.length ? ` (${formatLeft()})` : ''}`);
    },
  };
};
