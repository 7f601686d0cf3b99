/** One of the twelve Labors as this module proposes it. */
export interface LaborSigns {
  readonly labor: number;
  readonly name: string;
  /** Sentences that somebody whom this Labor would help might write. */
  readonly sentences: readonly string[];
  /** Center of the bodygraph whose openness speaks for it, and why; our convention. */
  readonly open?: readonly [center: string, reason: string];
}

/** The twelve Labors with the signs by which one is proposed. */
export const laborSigns: readonly LaborSigns[] = [
  {
    labor: 1,
    name: 'Origins',
    sentences: [
      'I want to understand where I come from and what my parents passed on to me.',
      'As a child I had to grow up early in my family.',
      'I repeat the patterns of my mother and my father.',
    ],
  },
  {
    labor: 2,
    name: 'Body & Health',
    sentences: [
      'I am exhausted and I cannot sleep well.',
      'My body has been ill and in pain for months.',
      'I have lost the feeling for my own body.',
    ],
    open: ['Spleen', 'An open Spleen: attention to what the body says is worth practising.'],
  },
  {
    labor: 3,
    name: 'Relationships & Love',
    sentences: [
      'My marriage is in trouble and we hardly talk.',
      'I always fall in love with people who leave me.',
      'Since the divorce I am afraid of getting close to anybody.',
    ],
  },
  {
    labor: 4,
    name: 'Emotions & Shadow',
    sentences: [
      'I get angry quickly and I am ashamed of it afterwards.',
      'I hide what I feel from everybody, even from myself.',
      'There is a sadness in me that I cannot explain.',
    ],
    open: ['SolarPlexus', 'An open Solar Plexus: feelings of others are easily carried as one’s own.'],
  },
  {
    labor: 5,
    name: 'Work & Mission',
    sentences: [
      'I am thinking of leaving my job and changing my career.',
      'My work feels empty and I do not know what I am meant to do.',
      'I am burnt out from working too much.',
    ],
    open: ['Sacral', 'An open Sacral: knowing when it is enough belongs to the work.'],
  },
  {
    labor: 6,
    name: 'Creativity',
    sentences: [
      'I used to paint and write, and I stopped.',
      'I have ideas and never finish anything I begin.',
      'I am afraid to show what I make.',
    ],
    open: ['Throat', 'An open Throat: finding an own voice instead of drawing attention.'],
  },
  {
    labor: 7,
    name: 'Power & Money',
    sentences: [
      'I worry about money and I have debts.',
      'I cannot say no and I let others decide for me.',
      'I feel powerless against my boss.',
    ],
    open: ['Heart', 'An open Heart center: worth need not be proved.'],
  },
  {
    labor: 8,
    name: 'Spirituality',
    sentences: [
      'I have lost my faith and I am looking for something to believe in.',
      'Meditation and prayer are important to me.',
      'I long for something greater than myself.',
    ],
    open: ['Head', 'An open Head center: many questions are not one’s own to answer.'],
  },
  {
    labor: 9,
    name: 'Community',
    sentences: [
      'I feel lonely and I have few friends.',
      'I moved to a new country and do not belong anywhere.',
      'I want to find people who are like me.',
    ],
    open: ['G', 'An open G center: the right place and the right people show the way.'],
  },
  {
    labor: 10,
    name: 'Time & Death',
    sentences: [
      'My father died last year and I am grieving.',
      'Since her death I have not been able to let go.',
      'I am getting older and afraid of dying.',
      'Time is running away and I have not lived yet.',
    ],
    open: ['Root', 'An open Root: pressure to be quick is easily taken over from others.'],
  },
  {
    labor: 11,
    name: 'Nature',
    sentences: [
      'I feel alive when I walk in the forest or swim in the sea.',
      'I live in the city and I miss the mountains.',
      'Animals and gardens calm me down.',
    ],
  },
  {
    labor: 12,
    name: 'Meaning & Legacy',
    sentences: [
      'I ask myself what remains of me when I am gone.',
      'I want to give something to the next generation.',
      'What is all this for, what is the meaning of my life?',
    ],
    open: ['Ajna', 'An open Ajna: certainty is not needed to see what matters.'],
  },
];
