import { CROSS_NAMES } from '../data/crosses';

const ROLES = ['Investigator', 'Hermit', 'Martyr', 'Opportunist', 'Heretic', 'Role Model'];

/** Name of a profile by its two lines: "Martyr / Heretic". */
export const profileName = (conscious: number, unconscious: number): string =>
  `${ROLES[conscious - 1]} / ${ROLES[unconscious - 1]}`;

/** Angle of a profile: 4/1 is the juxtaposition, 5 and 6 in front of 1, 2 and 3 are left, all others right. */
function angleOf(conscious: number, unconscious: number): 0 | 1 | 2 {
  if (conscious === 4 && unconscious === 1) return 1;
  return conscious >= 5 ? 2 : 0;
}

const ANGLES = ['Right Angle Cross', 'Juxtaposition Cross', 'Left Angle Cross'];

/** The printed incarnation cross of the four Sun and Earth gates: "Right Angle Cross of Eden (11/12 | 6/36)". */
export function incarnationCross(
  profile: readonly [conscious: number, unconscious: number],
  gates: { sun: number; earth: number; designSun: number; designEarth: number },
): string {
  const angle = angleOf(...profile);
  const name = CROSS_NAMES[gates.sun]![angle];
  return `${ANGLES[angle]} of ${name} (${gates.sun}/${gates.earth} | ${gates.designSun}/${gates.designEarth})`;
}
