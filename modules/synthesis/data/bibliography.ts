/** Author, framework and works that a reading may name; anything else that a language model attributes is dropped. */
export interface Author {
  readonly thinker: string;
  readonly framework: 'jung' | 'frankl' | 'eliade' | 'others';
  readonly works: readonly string[];
}

export const bibliography: readonly Author[] = [
  {
    thinker: 'Carl Gustav Jung',
    framework: 'jung',
    works: [
      'Aion',
      'Two Essays on Analytical Psychology',
      'The Practice of Psychotherapy',
      'Dreams',
      'Memories, Dreams, Reflections',
      'Psychological Types',
      'Symbols of Transformation',
      'Modern Man in Search of a Soul',
    ],
  },
  {
    thinker: 'Viktor E. Frankl',
    framework: 'frankl',
    works: [
      'Man’s Search for Meaning',
      'The Will to Meaning',
      'The Unheard Cry for Meaning',
      'The Doctor and the Soul',
    ],
  },
  {
    thinker: 'Mircea Eliade',
    framework: 'eliade',
    works: [
      'The Sacred and the Profane',
      'Rites and Symbols of Initiation',
      'The Myth of the Eternal Return',
      'Patterns in Comparative Religion',
      'Myth and Reality',
    ],
  },
  { thinker: 'Joseph Campbell', framework: 'others', works: ['The Hero with a Thousand Faces', 'The Power of Myth'] },
  { thinker: 'Donald W. Winnicott', framework: 'others', works: ['Playing and Reality'] },
  { thinker: 'John Bowlby', framework: 'others', works: ['A Secure Base'] },
  { thinker: 'Irvin D. Yalom', framework: 'others', works: ['Staring at the Sun', 'Existential Psychotherapy'] },
  {
    thinker: 'Erich Fromm',
    framework: 'others',
    works: ['The Art of Loving', 'To Have or to Be?', 'Escape from Freedom'],
  },
  { thinker: 'Erik H. Erikson', framework: 'others', works: ['The Life Cycle Completed'] },
  { thinker: 'Eugene T. Gendlin', framework: 'others', works: ['Focusing'] },
  { thinker: 'Carl R. Rogers', framework: 'others', works: ['On Becoming a Person'] },
  { thinker: 'James Hillman', framework: 'others', works: ['Re-Visioning Psychology', 'The Soul’s Code'] },
  { thinker: 'Marion Woodman', framework: 'others', works: ['Addiction to Perfection'] },
];
