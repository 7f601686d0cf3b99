import type { Theme } from './theme';

/** Themes of family, work and the world around. */
export const outerThemes: readonly Theme[] = [
  {
    id: 'inherited',
    title: 'What the family handed down',
    description: 'Lines from home return here: a rule, a silence or a role that was there before you could choose.',
    prototypes: [
      'In my family we never talked about feelings.',
      'I was the one who kept the peace between my parents.',
      'I repeat what my grandmother and my mother lived.',
    ],
    question: 'What of it do you want to keep, and what could stop with you?',
    practice: {
      title: 'Two lists',
      text: 'Write what you received that serves you, and what you would hand back. Read both aloud once.',
    },
  },
  {
    id: 'calling',
    title: 'Work and what it is for',
    description: 'Work is more than income in these passages: it stands for a question about purpose and use.',
    prototypes: [
      'My job has lost its meaning for me.',
      'I want my work to help other people.',
      'When I teach I forget the time.',
    ],
    question: 'Which hour of the last month was closest to the work you mean?',
    practice: {
      title: 'Follow one hour',
      text: 'Find an hour in which time disappeared and plan a second one like it within ten days.',
    },
  },
  {
    id: 'making',
    title: 'Something that wants to be made',
    description: 'A wish to create runs through these lines, together with what interrupts it.',
    prototypes: [
      'I used to paint and I stopped.',
      'I have ideas but I never finish anything.',
      'I want to write a book before I die.',
    ],
    question: 'What is the smallest finished thing you could make within a week?',
    practice: {
      title: 'Twenty minutes, badly',
      text: 'Make something for twenty minutes on three days, on purpose worse than you can.',
    },
  },
  {
    id: 'power',
    title: 'Control, money and letting go',
    description: 'Who decides, who pays and who owes: power shows here in how you hold on to it or hand it over.',
    prototypes: [
      'I need to be in control of everything.',
      'Money was always a reason for fights at home.',
      'I let others decide and then I resent them.',
    ],
    question: 'Where would a little less control cost you almost nothing?',
    practice: {
      title: 'Let one thing be',
      text: 'Leave one decision of this week to somebody else, and watch what you feel rather than what they do.',
    },
  },
  {
    id: 'belonging',
    title: 'Where one belongs',
    description: 'Belonging is asked about here: circles you stand in, stand beside, or miss.',
    prototypes: [
      'I never felt that I belonged anywhere.',
      'With my friends I can be completely myself.',
      'Since we moved I have no community.',
    ],
    question: 'Which door is already half open?',
    practice: {
      title: 'Be the one who asks',
      text: 'Invite one person to one ordinary thing: a walk, a soup, an errand.',
    },
  },
  {
    id: 'closeness',
    title: 'Loving, and being loved',
    description: 'How you love is told here in scenes: what you give easily, and what is hard to take in.',
    prototypes: [
      'I love my partner but we keep having the same argument.',
      'It is easier for me to give than to receive.',
      'She looked at me and I felt truly seen.',
    ],
    question: 'What do you long to be asked?',
    practice: { title: 'Receive once', text: 'Accept one offer of help this week without making up for it.' },
  },
  {
    id: 'nature',
    title: 'Ground under the feet',
    description: 'Places outdoors carry weight in these lines: they steady, comfort or call.',
    prototypes: [
      'Walking in the forest calms me like nothing else.',
      'By the sea I remember who I am.',
      'I feel at home with animals and in the garden.',
    ],
    question: 'Which place have you not visited for too long?',
    practice: {
      title: 'The same path, seven times',
      text: 'Walk one short path on seven days and notice one change each time.',
    },
  },
  {
    id: 'turning',
    title: 'A turning point',
    description: 'Something is ending or beginning: the lines look back and forward from a threshold.',
    prototypes: [
      'After the divorce I had to begin again.',
      'I cannot go on living like this; something has to change.',
      'Turning fifty made me ask what I still want.',
    ],
    question: 'What has already ended, even if nobody has said so?',
    practice: {
      title: 'Mark the end',
      text: 'Name what is over in one sentence, write it down, and put the paper away with a date.',
    },
  },
  {
    id: 'legacy',
    title: 'What remains',
    description: 'The view goes beyond your own years: to children, pupils, works, or a way of having been here.',
    prototypes: [
      'I want to leave something good behind for my children.',
      'What will people remember when I am gone?',
      'I know that my time is limited and I do not want to waste it.',
    ],
    question: 'What of this is already happening, on a small scale?',
    practice: {
      title: 'Thank one teacher',
      text: 'Write to someone who left something in you and tell them what it became.',
    },
  },
];
