import { useApi, useParams } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { EmptyState } from '#ui';
import { listWebhooks } from '../../schemas/endpoints';
import { Messages } from '../parts/webhooks/messages';
import { texts } from '../texts/texts';

/** `/management/integrations/webhooks/:id`: what was sent to one webhook, and what it answered. */
export const MessagesPage = () => {
  const { id = '' } = useParams();
  const { data } = useApi(listWebhooks);
  const webhook = data?.find((one) => one.id === id);
  return (
    <StaffPage
      title={webhook ? texts('log.title', { name: webhook.name }) : texts('webhook.log')}
      lead={texts('log.more')}
      of="admins"
      back={{ to: '/management/integrations', label: texts('log.back') }}
    >
      {data && !webhook ? (
        <EmptyState title={texts('log.gone')}>
          <p>{texts('log.gone.more')}</p>
        </EmptyState>
      ) : (
        <Messages id={id} />
      )}
    </StaffPage>
  );
};
