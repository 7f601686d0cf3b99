import type { Theme } from './theme';

/** Themes of the inner life. */
export const innerThemes: readonly Theme[] = [
  {
    id: 'hidden-self',
    title: 'The part that stays out of sight',
    description:
      'Something in these lines is kept from view: a feeling or a trait that is easier to hold back than to show.',
    prototypes: [
      'There is a part of me that I hide from everyone.',
      'I pretend to be fine and nobody sees what I really feel.',
      'I am ashamed of how jealous and angry I can be.',
    ],
    question: 'What does this part protect, and who would be safe enough to meet it?',
    practice: {
      title: 'A letter from the hidden part',
      text: 'Let it write ten lines to you, unedited. Do not answer for a day.',
    },
  },
  {
    id: 'worth-by-doing',
    title: 'Worth that must be earned',
    description: 'Effort and worth lie close together here. Rest, or simply being there, seems to need a reason.',
    prototypes: [
      'I work all the time to prove that I am good enough.',
      'If I stop achieving I feel worthless.',
      'My father only praised me when I succeeded.',
    ],
    question: 'Who taught you the price, and what would count if nothing had to be earned for a week?',
    practice: {
      title: 'An hour without result',
      text: 'Once this week do something for an hour that leaves nothing to show, and note what comes up.',
    },
  },
  {
    id: 'fear-of-loss',
    title: 'Holding on, being left',
    description:
      'Closeness and the fear of its end appear side by side, in how you hold on or how you keep a distance.',
    prototypes: [
      'I am always afraid that people will leave me.',
      'When someone comes too close I pull away.',
      'I check the phone and wait for a sign that I still matter.',
    ],
    question: 'What do you do in the first minute of that fear, and what would you like to do instead?',
    practice: {
      title: 'Say it early',
      text: 'Choose one person and tell them the small fear before it grows into a test.',
    },
  },
  {
    id: 'grief',
    title: 'What was lost and not yet mourned',
    description: 'A person, a place or a version of life is missing, and the lines keep a seat free for it.',
    prototypes: [
      'Since my mother died there is a silence in me.',
      'I never got to say goodbye.',
      'I miss the life we could have had.',
    ],
    question: 'What would you still like to say, and where could it be said aloud?',
    practice: {
      title: 'A marked place',
      text: 'Choose a spot, a stone or a candle, and visit it on a fixed day for four weeks.',
    },
  },
  {
    id: 'voice',
    title: 'Finding words, being heard',
    description: 'Speaking and staying silent matter here: when you said nothing, and when a word changed something.',
    prototypes: [
      'I learned early to keep quiet and not to bother anyone.',
      'I said yes when I meant no.',
      'For the first time I spoke up and the room listened.',
    ],
    question: 'Which sentence is waiting, and to whom does it belong?',
    practice: {
      title: 'One clear no',
      text: 'Refuse one small thing this week in a single sentence, without giving a reason.',
    },
  },
  {
    id: 'body',
    title: 'What the body knows first',
    description:
      'The body speaks in these passages, in tension, breath, tiredness or ease, often earlier than thought.',
    prototypes: [
      'My chest gets tight before I know what is wrong.',
      'I carry the stress in my shoulders and cannot sleep.',
      'When I dance I feel alive in my body again.',
    ],
    question: 'Where do you notice it first, and what happens if you stay there for three breaths?',
    practice: {
      title: 'Three breaths, three times',
      text: 'Morning, noon and night: notice one place in the body, name it in a word, move on.',
    },
  },
  {
    id: 'inner-critic',
    title: 'The strict voice',
    description: 'A judging voice is audible in how you describe yourself: precise, tireless and rarely content.',
    prototypes: [
      'I am never satisfied with what I do.',
      'A voice in my head tells me I am stupid and lazy.',
      'I compare myself to others and always lose.',
    ],
    question: 'Whose tone is it, and what does it believe would happen if it were silent?',
    practice: {
      title: 'Its sentences, in quotation marks',
      text: 'For three days write down what it says, with quotation marks and the time of day.',
    },
  },
  {
    id: 'stillness',
    title: 'Quiet, and what is larger',
    description: 'There is a wish for stillness, or a memory of moments set apart from everything that has to be done.',
    prototypes: [
      'In silence I feel connected to something larger than me.',
      'I pray, though I do not know to whom.',
      'Early in the morning, before anyone wakes, the world is holy.',
    ],
    question: 'When in an ordinary week could such a moment have its own place?',
    practice: {
      title: 'A threshold',
      text: 'Choose one doorway you pass each day and pause there for a single breath.',
    },
  },
];
