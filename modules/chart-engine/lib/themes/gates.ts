import { ajnaGates } from './gates/ajna';
import { gGates } from './gates/g';
import { headGates } from './gates/head';
import { heartGates } from './gates/heart';
import { rootGates } from './gates/root';
import { sacralGates } from './gates/sacral';
import { solarPlexusGates } from './gates/solar-plexus';
import { spleenGates } from './gates/spleen';
import { throatGates } from './gates/throat';
import type { Theme } from './theme';

/** What each of the 64 gates is about, and which Labors ask about it. */
export const gateThemes: Readonly<Record<number, Theme>> = {
  ...headGates,
  ...ajnaGates,
  ...throatGates,
  ...gGates,
  ...heartGates,
  ...spleenGates,
  ...sacralGates,
  ...solarPlexusGates,
  ...rootGates,
};
