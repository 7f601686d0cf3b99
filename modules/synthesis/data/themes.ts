import type { Theme } from './theme';
import { peopleThemes } from './themes-people';
import { selfThemes } from './themes-self';
import { worldThemes } from './themes-world';

export const allThemes: readonly Theme[] = [...selfThemes, ...peopleThemes, ...worldThemes];
