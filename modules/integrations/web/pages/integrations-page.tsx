import { StaffPage } from '#core/web/staff-page/staff-page';
import { Tabs } from '#ui/tabs/tabs';
import { Tokens } from '../parts/tokens/tokens';
import { Webhooks } from '../parts/webhooks/webhooks';
import { texts } from '../texts/texts';

const Parts = () => (
  <Tabs
    label={texts('parts')}
    tabs={[
      { value: 'tokens', label: texts('tokens'), content: <Tokens /> },
      { value: 'webhooks', label: texts('webhooks'), content: <Webhooks /> },
    ]}
  />
);

/** `/management/integrations`: tokens by which other systems read, and webhooks that tell them of events. */
export const IntegrationsPage = () => (
  <StaffPage
    title={texts('title')}
    lead={texts('lead')}
    of="admins"
    back={{ to: '/management', label: texts('management') }}
  >
    <Parts />
  </StaffPage>
);
