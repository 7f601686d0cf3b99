import type { JourneyOverview } from '#modules/profile/public';
import { laborCount } from '#modules/profile/public';

const tick = (index: number): string => {
  const angle = (index / laborCount) * 2 * Math.PI;
  const at = (radius: number): string =>
    `${(60 + radius * Math.sin(angle)).toFixed(1)} ${(60 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${at(44)} L${at(56)}`;
};

/** A journey as a line drawing: a stroke for each Labor, a circle for the chart, a point for the reading; what is missing is thin. */
export const JourneyMark = ({
  journey: { labors, hasProfile, hasSynthesis },
}: {
  readonly journey: JourneyOverview;
}) => (
  <svg viewBox="0 0 120 120" width={120} height={120} fill="none" stroke="currentColor" aria-hidden="true">
    {Array.from({ length: laborCount }, (_, index) => tick(index)).map((path, index) => (
      <path key={path} d={path} strokeWidth={index < labors ? 4 : 1} />
    ))}
    <circle cx={60} cy={60} r={32} strokeWidth={hasProfile ? 3 : 1} strokeDasharray={hasProfile ? undefined : '3 5'} />
    <circle cx={60} cy={60} r={7} fill={hasSynthesis ? 'currentColor' : 'none'} />
  </svg>
);
