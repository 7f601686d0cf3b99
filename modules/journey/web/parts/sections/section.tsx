import type { ReactNode } from 'react';
import { Slot } from '#core/web';
import type { JourneyOverview } from '#modules/profile/public';
import { EmptyState } from '#ui';
import type { ViewId } from '../../../lib/views';
import { aftercare, bookings, community, experiences, practitioner } from '../../../public';
import { ChartSection } from './chart-section';
import {
  GuidanceSection,
  NextStepSection,
  PortalSection,
  ProtocolSection,
  SupportSection,
  SynthesisSection,
} from './crossings';
import { JourneyMark } from './journey-mark';
import { LaborsSection } from './labors-section';
import { ResponsesSection } from './responses-section';
import { ConciergeSection, IntegrationSection, UniverseSection } from './second-universe';
import { texts } from './texts/texts';

/** Where no module fills a section: its part is not in this installation. */
const Absent = ({ journey }: { readonly journey: JourneyOverview }) => (
  <EmptyState title={texts('absent.title')} picture={<JourneyMark journey={journey} />}>
    <p>{texts('absent')}</p>
  </EmptyState>
);

type Draw = (journey: JourneyOverview) => ReactNode;

const sections: Readonly<Record<ViewId, Draw>> = {
  'inner-portal': (journey) => <PortalSection journey={journey} />,
  'protocol-a': (journey) => <ProtocolSection journey={journey} />,
  'holistic-profile': (journey) => <ChartSection journey={journey} />,
  'twelve-labors': () => <LaborsSection />,
  'ai-synthesis': (journey) => <SynthesisSection journey={journey} />,
  'universe-2-intro': (journey) => <UniverseSection journey={journey} />,
  'premium-concierge': () => <ConciergeSection />,
  'retreat-explorer': (journey) => <Slot of={experiences} with={{}} fallback={<Absent journey={journey} />} />,
  'integration-support': (journey) => (
    <IntegrationSection>
      <Slot of={aftercare} with={{}} fallback={<Absent journey={journey} />} />
    </IntegrationSection>
  ),
  'next-step': (journey) => <NextStepSection journey={journey} />,
  detailed: (journey) => <ChartSection journey={journey} />,
  journey: (journey) => <ResponsesSection journey={journey} />,
  'ready-support': () => <SupportSection />,
  'guidance-intro': () => <GuidanceSection />,
  practitioner: (journey) => <Slot of={practitioner} with={{}} fallback={<Absent journey={journey} />} />,
  community: (journey) => <Slot of={community} with={{}} fallback={<Absent journey={journey} />} />,
  experiences: (journey) => <Slot of={experiences} with={{}} fallback={<Absent journey={journey} />} />,
  bookings: (journey) => <Slot of={bookings} with={{}} fallback={<Absent journey={journey} />} />,
};

/** What an open section shows. */
export const Section = ({ view, journey }: { readonly view: ViewId; readonly journey: JourneyOverview }) =>
  sections[view](journey);
