import { contour } from './forms/contour';
import { folds } from './forms/folds';
import { orbits } from './forms/orbits';
import { rose } from './forms/rose';
import { seeds } from './forms/seeds';
import { strata } from './forms/strata';
import { vesica } from './forms/vesica';
import { waves } from './forms/waves';
import type { Form, Mark } from './marks';
import { randomOf } from './random';

/** The seven grounds, each with a pair for the night. */
export type Ground = 'night' | 'aubergine' | 'verdigris' | 'paper' | 'gold' | 'rose' | 'sea';

/** Forms of a category with the grounds that suit them. Neighbours in the list rarely share a ground. */
const styles: Readonly<Record<string, readonly (readonly [Form, Ground])[]>> = {
  Science: [
    [orbits, 'night'],
    [vesica, 'rose'],
  ],
  Travel: [
    [contour, 'verdigris'],
    [contour, 'sea'],
  ],
  Wellness: [
    [waves, 'aubergine'],
    [waves, 'rose'],
  ],
  Integration: [
    [folds, 'paper'],
    [strata, 'night'],
  ],
  Nutrition: [
    [seeds, 'gold'],
    [seeds, 'paper'],
  ],
  Technology: [
    [rose, 'sea'],
    [rose, 'verdigris'],
  ],
};

export interface Drawing {
  readonly ground: Ground;
  readonly marks: readonly Mark[];
}

/** An article's cover: its category picks the form, its slug decides the rest, so it is the same wherever it is drawn. */
export const drawingOf = (slug: string, category: string): Drawing => {
  const random = randomOf(slug);
  const choice = styles[category] ?? styles.Integration ?? [];
  const [form, ground] = choice[random() < 0.5 ? 0 : 1] ?? [folds, 'paper'];
  return { ground, marks: form(random) };
};
