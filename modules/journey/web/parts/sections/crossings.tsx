import type { JourneyOverview } from '#modules/profile/public';
import { laborCount, supportFrom } from '#modules/profile/public';
import { findNextAct } from '../../../lib/next-act';
import { opens, pathOf } from '../../../lib/views';
import { texts } from './texts/texts';
import { type Way, Ways } from './ways';

interface Props {
  readonly journey: JourneyOverview;
}

/** Rooms that the portal leads to by name. */
type Reached =
  | 'protocol-a'
  | 'holistic-profile'
  | 'twelve-labors'
  | 'ai-synthesis'
  | 'universe-2-intro'
  | 'integration-support'
  | 'next-step';

const wayTo = (view: Reached, journey: JourneyOverview, state?: string): Way => ({
  to: pathOf(view),
  title: texts(`${view}.title`),
  line: texts(`${view}.line`),
  state,
  closed: !opens(view, journey),
});

/** The first room: the first universe, the second, and the chain. */
export const PortalSection = ({ journey }: Props) => (
  <Ways
    label={texts('inner-portal.title')}
    ways={[
      wayTo('protocol-a', journey, texts('percent', { percent: journey.journeyScore })),
      wayTo('universe-2-intro', journey),
      wayTo('next-step', journey),
      wayTo('integration-support', journey),
    ]}
  />
);

/** Protocol A: three pieces, each with how far it is. */
export const ProtocolSection = ({ journey }: Props) => (
  <Ways
    label={texts('protocol-a.title')}
    ways={[
      wayTo('holistic-profile', journey, texts('percent', { percent: journey.profilePercent })),
      wayTo('twelve-labors', journey, texts('ofAll', { done: journey.labors, all: laborCount })),
      wayTo('ai-synthesis', journey, texts(journey.hasSynthesis ? 'ready' : 'pending')),
    ]}
  />
);

/** The reading, where it is at home. */
export const SynthesisSection = ({ journey }: Props) => (
  <Ways
    label={texts('ai-synthesis.title')}
    ways={[
      {
        to: '/synthesis',
        title: texts(journey.hasSynthesis ? 'synthesis.read' : 'synthesis.ask'),
        line: texts(journey.hasSynthesis ? 'synthesis.readLine' : 'synthesis.askLine'),
      },
    ]}
  />
);

/** The next act as the one way on. */
export const NextStepSection = ({ journey }: Props) => {
  const { act, to } = findNextAct(journey);
  const title = texts(`next.${act}`, { labor: journey.nextLabor ?? 1 });
  return (
    <Ways
      label={texts('next-step.title')}
      ways={[{ to, title, line: texts(`next.${act}.line`, { from: supportFrom }) }]}
    />
  );
};

/** What helps, from three Labors on. */
export const SupportSection = () => (
  <Ways
    label={texts('ready-support.title')}
    ways={(['person', 'others', 'team', 'now'] as const).map((key) => ({
      to: { person: pathOf('practitioner'), others: pathOf('community'), team: '/contact', now: '/help-now' }[key],
      title: texts(`support.${key}`),
      line: texts(`support.${key}.line`),
    }))}
  />
);

/** With one person, or among others. */
export const GuidanceSection = () => (
  <Ways
    label={texts('guidance-intro.title')}
    ways={(['practitioner', 'community'] as const).map((view) => ({
      to: pathOf(view),
      title: texts(`${view}.title`),
      line: texts(`${view}.line`),
    }))}
  />
);
