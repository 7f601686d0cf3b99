/** Seconds east of Greenwich as "UTC−05:00"; seconds only where there are some (local mean time). */
export const offsetText = (seconds: number): string => {
  const whole = Math.abs(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const clock = parts.slice(0, parts[2] === 0 ? 2 : 3).map((part) => String(part).padStart(2, '0'));
  return `UTC${seconds < 0 ? '−' : '+'}${clock.join(':')}`;
};
