import type { ChartLabels } from '#modules/profile/public';

/** How a first conversation is best begun, by type: rules of ours. */
const byType: Readonly<Record<string, string>> = {
  Generator:
    'Ask questions that can be answered with yes or no, and let the first response count before the explanation.',
  'Manifesting Generator':
    'Ask questions that can be answered with yes or no, and leave room to change direction in the middle.',
  Manifestor: 'Say what is planned and ask what they want to begin themselves; do not steer.',
  Projector: 'Invite them first, ask what they see, and recognise it before anything is proposed.',
  Reflector: 'Take time: propose a second conversation weeks later before anything is decided.',
};

/** The suggested approach by what the chart says; without a type it says so. */
export const approachOf = ({ humanDesign, timeKnown }: ChartLabels): string => {
  const { type, strategy, authority } = humanDesign;
  const rule = type === null ? undefined : byType[type];
  if (type === null || rule === undefined)
    return timeKnown
      ? 'Begin with a conversation about what they wrote.'
      : 'The time or the place of birth is not known, so the chart names no type. Begin with a conversation about what they wrote, and ask for both.';
  const facts = [
    `${type}${strategy ? `, strategy “${strategy}”` : ''}${authority ? `, authority “${authority}”` : ''}.`,
  ];
  return [...facts, rule].join(' ');
};
