/** Two bars while something runs, a triangle while it rests; the word is next to it or names the button. */
export function PlayIcon({ running, size = 18 }: { running: boolean; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={running ? 'M9 6v12M15 6v12' : 'M8.5 5.5v13l10-6.5z'} />
    </svg>
  );
}
