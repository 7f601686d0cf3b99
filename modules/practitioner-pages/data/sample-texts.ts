import type { PageFacts, PageTexts } from '../schemas/page';

const openings = [
  'People come to me when what used to hold no longer does, and nothing new is in sight yet. We begin there, without hurry: with what you notice, what you avoid, and what you would say if nobody minded.',
  'I listen for the sentence underneath the sentence. Often it takes a few conversations until it is there, and then it changes the room. Until then we look at your days as they are, in all their ordinariness.',
  'My work is plain: two chairs, an hour, and attention. I do not hand out exercises for the sake of them. What we try, we try because it answers something that you have said.',
] as const;
const middles = [
  'You set the pace. Some people stay for five conversations and some for two years; both can be right. Every six weeks we look at whether it still helps, and I say so when I think somebody else could help you better.',
  'Between our hours you will sometimes write, sometimes rest, sometimes talk to somebody you have not talked to for long. I ask what happened, and nothing is ever homework that you have failed.',
] as const;

/** The page of an invented practitioner, out of what their record says. */
export const sampleTexts = (facts: PageFacts, number: number): PageTexts => {
  const [first, ...others] = facts.statements;
  const approach = facts.approach ?? 'conversation';
  return {
    headline: (first?.statement ?? 'I keep company in times of change.').slice(0, 140),
    introduction: [
      openings[number % openings.length],
      others[0] ? `${others[0].statement} That is the other half of my practice.` : '',
      middles[number % middles.length],
    ]
      .filter(Boolean)
      .join('\n\n'),
    approach: `What I do is called ${approach}; I have practised it for ${facts.experience} years. It looks like a slow conversation that now and then stops to see what just happened.\n\nI work alone and under supervision, and I keep what you say to myself.`,
    answers: [
      {
        question: 'first-call',
        answer:
          'We talk for half an hour. You say what brings you, I say how I would begin, and we both think about it for a day before anything is agreed. It costs nothing.',
      },
      {
        question: 'not-for',
        answer:
          'I am no crisis service and I make no diagnoses. If you are in danger, please use the help lines of this house.',
      },
      {
        question: 'how-long',
        answer: 'Most people come every second week for about half a year. You can stop whenever you like.',
      },
    ],
  };
};
