import type { JourneyOverview } from '#modules/profile/public';
import { laborCount, supportFrom } from '#modules/profile/public';
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

/** What comes next, from what is there: birth data, chart, Labors, reading, a person to go on with. */
export const NextStepSection = ({ journey }: Props) => {
  const { hasClient, hasProfile, labors, nextLabor, hasSynthesis } = journey;
  const way = (key: string, to: string): Way => ({
    to,
    title: texts(`next.${key}` as 'next.birth', { labor: nextLabor ?? 0 }),
    line: texts(`next.${key}.line` as 'next.birth.line', { from: supportFrom }),
  });
  const step = !hasClient
    ? way('birth', '/profile?edit=birth')
    : !hasProfile
      ? way('chart', '/profile')
      : labors < supportFrom
        ? way('labor', `/intake/${nextLabor ?? 1}`)
        : !hasSynthesis
          ? way('reading', '/synthesis')
          : nextLabor !== null
            ? way('more', `/intake/${nextLabor}`)
            : way('people', pathOf('practitioner'));
  return <Ways label={texts('next-step.title')} ways={[step]} />;
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
