import type { LaborView } from './labor';

/** The twelve, in order. Names and gem labels are the specification's; questions, prompts and notes are our own. */
export const twelveLabors: readonly LaborView[] = [
  {
    laborNumber: 1,
    name: 'Origins',
    gemLabel: 'Awakening',
    description: 'Where you come from: the people, places and stories that were there before you could choose.',
    question: 'What were you given at the start, and what of it do you still carry?',
    prompts: [
      'Describe a room from your childhood and who is in it.',
      'Which sentence was repeated so often at home that you can still hear it?',
      'What did your family never speak about?',
      'What did you receive from those before you that you would not want to lose?',
    ],
    authors: [
      {
        name: 'Joseph Campbell',
        work: 'The Hero with a Thousand Faces',
        note: 'Reads the first departure from home as the opening of every transformation story.',
      },
      {
        name: 'Mark Wolynn',
        work: 'It Didn’t Start with You',
        note: 'Looks at patterns that pass through a family before anyone names them.',
      },
    ],
  },
  {
    laborNumber: 2,
    name: 'Body & Health',
    gemLabel: 'Trust',
    description: 'The body you live in: what it has carried, how you listen to it and when you do not.',
    question: 'What has your body been telling you, and how do you answer?',
    prompts: [
      'Where in your body do you notice worry first?',
      'Tell of a time your body knew something before you did.',
      'Which habit of care do you keep, and which do you keep putting off?',
      'What would your body ask for if it had one request this month?',
    ],
    authors: [
      {
        name: 'Bessel van der Kolk',
        work: 'The Body Keeps the Score',
        note: 'Describes how experience stays in posture, breath and sleep.',
      },
      {
        name: 'Peter A. Levine',
        work: 'Waking the Tiger',
        note: 'Follows bodily sensation as a way back from being overwhelmed.',
      },
    ],
  },
  {
    laborNumber: 3,
    name: 'Relationships & Love',
    gemLabel: 'Wisdom',
    description: 'How you come close and how you keep a distance: partners, friends, the ones who left.',
    question: 'How do you love, and what do you do when it frightens you?',
    prompts: [
      'Think of an argument that keeps coming back. What is it really about?',
      'What do people who love you find hard about being close to you?',
      'Whom have you not forgiven, and what does holding on do for you?',
      'When did you last feel fully met by someone?',
    ],
    authors: [
      {
        name: 'Erich Fromm',
        work: 'The Art of Loving',
        note: 'Treats love as a practice that can be learned rather than a feeling that happens.',
      },
      { name: 'Esther Perel', work: 'Mating in Captivity', note: 'Writes on the pull between safety and desire.' },
    ],
  },
  {
    laborNumber: 4,
    name: 'Emotions & Shadow',
    gemLabel: 'Truth',
    description: 'What you feel and would rather not: the parts of you that learned to stay out of sight.',
    question: 'Which part of you do you hide, and from whom?',
    prompts: [
      'What irritates you in others out of all proportion?',
      'Which feeling was not welcome where you grew up?',
      'Describe a recent dream or a picture that will not leave you.',
      'If the hidden part could say one sentence, what would it be?',
    ],
    authors: [
      {
        name: 'Carl Gustav Jung',
        work: 'Aion',
        note: 'Names the shadow: what we do not see in ourselves and therefore meet in others.',
      },
      {
        name: 'Robert A. Johnson',
        work: 'Owning Your Own Shadow',
        note: 'A short, plain book about giving the refused parts a place.',
      },
    ],
  },
  {
    laborNumber: 5,
    name: 'Work & Mission',
    gemLabel: 'Healing',
    description: 'What you spend your days on, what it costs you and what it is for.',
    question: 'What is your work for, beyond what it pays?',
    prompts: [
      'When does time disappear while you work?',
      'What would you stop tomorrow if nobody minded?',
      'Whose approval are you still working for?',
      'Which problem in the world makes you want to get up?',
    ],
    authors: [
      {
        name: 'Viktor E. Frankl',
        work: 'Man’s Search for Meaning',
        note: 'Holds that a task which waits for us makes a hard life bearable.',
      },
      {
        name: 'Parker J. Palmer',
        work: 'Let Your Life Speak',
        note: 'Asks what a life already says about its calling.',
      },
    ],
  },
  {
    laborNumber: 6,
    name: 'Creativity',
    gemLabel: 'Strength',
    description: 'What you make, what you stopped making and the voice that tells you not to.',
    question: 'What wants to be made through you, and what holds it back?',
    prompts: [
      'What did you make as a child without being asked?',
      'Whose voice do you hear when you begin something new?',
      'Tell of something unfinished. Why does it wait?',
      'What would you make if nobody were ever to see it?',
    ],
    authors: [
      {
        name: 'Julia Cameron',
        work: 'The Artist’s Way',
        note: 'A practice of daily pages and small dates with one’s own curiosity.',
      },
      {
        name: 'Rollo May',
        work: 'The Courage to Create',
        note: 'Looks at the fear that comes with making something that did not exist.',
      },
    ],
  },
  {
    laborNumber: 7,
    name: 'Power & Money',
    gemLabel: 'Passion',
    description: 'What you can move and what moves you: influence, debt, generosity, control.',
    question: 'How do you use the power you have, and where do you give it away?',
    prompts: [
      'What did money mean at the table where you grew up?',
      'Tell of a time you said yes and meant no.',
      'Where do you control what could be left alone?',
      'What would enough look like, in plain figures and in plain days?',
    ],
    authors: [
      { name: 'Lynne Twist', work: 'The Soul of Money', note: 'Questions the assumption that there is never enough.' },
      { name: 'James Hillman', work: 'Kinds of Power', note: 'Lays out the many forms of power beside control.' },
    ],
  },
  {
    laborNumber: 8,
    name: 'Spirituality',
    gemLabel: 'Creativity',
    description: 'What is larger than you, whatever you call it, and how you stay in touch with it.',
    question: 'What do you hold sacred, and how does it show in an ordinary week?',
    prompts: [
      'Describe a moment that felt set apart from the rest of time.',
      'Which belief of your childhood did you keep, and which did you leave?',
      'What do you do that could be called prayer, even if you would not call it so?',
      'When did you lose trust in what carries you?',
    ],
    authors: [
      {
        name: 'Mircea Eliade',
        work: 'The Sacred and the Profane',
        note: 'Describes how places and moments become set apart from ordinary ones.',
      },
      {
        name: 'William James',
        work: 'The Varieties of Religious Experience',
        note: 'Takes personal experience, not doctrine, as the thing to study.',
      },
    ],
  },
  {
    laborNumber: 9,
    name: 'Community',
    gemLabel: 'Illumination',
    description: 'Where you belong, where you only attend, and what you bring when you come.',
    question: 'Where do you belong, and what do you give there?',
    prompts: [
      'Who would notice within two days if you were gone?',
      'In which group are you not quite yourself?',
      'What do people come to you for?',
      'Which circle do you miss, or have never had?',
    ],
    authors: [
      { name: 'bell hooks', work: 'All About Love', note: 'Thinks of love as something a community practises.' },
      {
        name: 'Peter Block',
        work: 'Community: The Structure of Belonging',
        note: 'On gatherings in which people own what they make together.',
      },
    ],
  },
  {
    laborNumber: 10,
    name: 'Time & Death',
    gemLabel: 'Joy',
    description: 'What ends: losses, ages, the years behind you and the ones you assume.',
    question: 'What has loss taught you about how to spend your time?',
    prompts: [
      'Whom do you miss, and what would you tell them today?',
      'Which ending did you never mark?',
      'If you had five good years, what would you stop postponing?',
      'What do you hope will be over when you look back?',
    ],
    authors: [
      {
        name: 'Irvin D. Yalom',
        work: 'Staring at the Sun',
        note: 'A therapist’s account of how facing death can wake up a life.',
      },
      {
        name: 'Seneca',
        work: 'On the Shortness of Life',
        note: 'An old letter on how we give away the one thing we cannot get back.',
      },
    ],
  },
  {
    laborNumber: 11,
    name: 'Nature',
    gemLabel: 'Transcendence',
    description: 'The living world around you: landscapes, animals, seasons, and your place among them.',
    question: 'Where outdoors are you most yourself, and what happens there?',
    prompts: [
      'Describe a landscape that shaped you, with its weather.',
      'Which animal or plant do you feel answerable to?',
      'What does your year look like when you follow the seasons?',
      'When were you last outside without any purpose?',
    ],
    authors: [
      {
        name: 'Robin Wall Kimmerer',
        work: 'Braiding Sweetgrass',
        note: 'Joins botany with a practice of giving back.',
      },
      {
        name: 'Henry David Thoreau',
        work: 'Walden',
        note: 'A two-year trial of living beside a pond, with its accounts.',
      },
    ],
  },
  {
    laborNumber: 12,
    name: 'Meaning & Legacy',
    gemLabel: 'Unity',
    description: 'What it adds up to, and what remains with others when you are not in the room.',
    question: 'What do you want your life to have said?',
    prompts: [
      'Which three moments would you keep if you could keep only three?',
      'What do you know now that someone younger should hear?',
      'Which of your days already look like the life you want?',
      'What would you like to be thanked for?',
    ],
    authors: [
      {
        name: 'Viktor E. Frankl',
        work: 'The Will to Meaning',
        note: 'Argues that meaning is found rather than invented, and differs with every hour.',
      },
      {
        name: 'Erik H. Erikson',
        work: 'The Life Cycle Completed',
        note: 'Sees caring for what comes after us as the work of later life.',
      },
    ],
  },
];

/** The Labor of a number; undefined outside 1 to 12. */
export const laborOf = (laborNumber: number): LaborView | undefined => twelveLabors[laborNumber - 1];
