import type { ReactNode } from 'react';
import { journeyCommunity } from '#core/contract/journey-slots';
import { Slot } from '#core/web';
import { journeyAftercare, journeyBookings, journeyExperiences, journeyPractitioner } from '#modules/profile/public';
import type { JourneyOverview } from '#modules/profile/schemas/overview';
import type { ViewId } from '../views';
import { Absent } from './absent';
import { ChartRoom } from './chart-room';
import { GuidanceRoom, NextStepRoom, PortalRoom, ProtocolRoom, SupportRoom, SynthesisRoom } from './crossings';
import { LaborsRoom } from './labors-room';
import { ResponsesRoom } from './responses-room';
import { ConciergeRoom, IntegrationRoom, UniverseRoom } from './second-universe';

type Draw = (journey: JourneyOverview) => ReactNode;

const rooms: Readonly<Record<ViewId, Draw>> = {
  'inner-portal': (journey) => <PortalRoom journey={journey} />,
  'protocol-a': (journey) => <ProtocolRoom journey={journey} />,
  'holistic-profile': (journey) => <ChartRoom journey={journey} />,
  'twelve-labors': () => <LaborsRoom />,
  'ai-synthesis': (journey) => <SynthesisRoom journey={journey} />,
  'universe-2-intro': (journey) => <UniverseRoom journey={journey} />,
  'premium-concierge': () => <ConciergeRoom />,
  'retreat-explorer': () => <Slot of={journeyExperiences} with={{}} fallback={<Absent />} />,
  'integration-support': () => (
    <IntegrationRoom>
      <Slot of={journeyAftercare} with={{}} fallback={<Absent />} />
    </IntegrationRoom>
  ),
  'next-step': (journey) => <NextStepRoom journey={journey} />,
  detailed: (journey) => <ChartRoom journey={journey} />,
  journey: () => <ResponsesRoom />,
  'ready-support': () => <SupportRoom />,
  'guidance-intro': () => <GuidanceRoom />,
  practitioner: () => <Slot of={journeyPractitioner} with={{}} fallback={<Absent />} />,
  community: () => <Slot of={journeyCommunity} with={{}} fallback={<Absent />} />,
  experiences: () => <Slot of={journeyExperiences} with={{}} fallback={<Absent />} />,
  bookings: () => <Slot of={journeyBookings} with={{}} fallback={<Absent />} />,
};

/** What stands in a room that is open. */
export const Room = ({ view, journey }: { readonly view: ViewId; readonly journey: JourneyOverview }) =>
  rooms[view](journey);
