import { allConcepts } from './concepts';

/** Author, framework and works a language model may name; anything else it attributes is dropped. */
export interface Author {
  readonly thinker: string;
  readonly framework: 'jung' | 'frankl' | 'eliade' | 'others';
  readonly works: readonly string[];
}

const further: readonly Author[] = [
  {
    thinker: 'Carl Gustav Jung',
    framework: 'jung',
    works: [
      'Memories, Dreams, Reflections',
      'Psychological Types',
      'Symbols of Transformation',
      'Modern Man in Search of a Soul',
    ],
  },
  { thinker: 'Viktor E. Frankl', framework: 'frankl', works: ['The Doctor and the Soul'] },
  { thinker: 'Mircea Eliade', framework: 'eliade', works: ['Patterns in Comparative Religion', 'Myth and Reality'] },
  { thinker: 'Joseph Campbell', framework: 'others', works: ['The Power of Myth'] },
  { thinker: 'Erich Fromm', framework: 'others', works: ['To Have or to Be?', 'Escape from Freedom'] },
  { thinker: 'Irvin D. Yalom', framework: 'others', works: ['Existential Psychotherapy'] },
  { thinker: 'Carl R. Rogers', framework: 'others', works: ['On Becoming a Person'] },
  { thinker: 'James Hillman', framework: 'others', works: ['The Soul’s Code'] },
  { thinker: 'Marion Woodman', framework: 'others', works: ['Addiction to Perfection'] },
];

const collect = (): readonly Author[] => {
  const byThinker = new Map<string, { framework: Author['framework']; works: Set<string> }>();
  const add = ({ thinker, framework, works }: Author): void => {
    const one = byThinker.get(thinker) ?? { framework, works: new Set<string>() };
    for (const work of works) one.works.add(work);
    byThinker.set(thinker, one);
  };
  for (const { thinker, framework, work } of allConcepts) add({ thinker, framework, works: [work] });
  further.forEach(add);
  return [...byThinker].map(([thinker, { framework, works }]) => ({ thinker, framework, works: [...works] }));
};

export const bibliography: readonly Author[] = collect();
