import { api } from '#core/web';
import { WithdrawPage as Withdraw } from '#core/web/withdraw/withdraw-page';
import { withdrawContactRequest } from '../../schemas/endpoints';
import { texts } from '../texts/texts';

/** Deletes a request by the link of its receipt. */
export const WithdrawPage = () => (
  <Withdraw
    withdraw={(token) => api(withdrawContactRequest, { body: { token } })}
    words={(key, values) => texts(key === 'failed' || key === 'failed.more' ? key : `withdraw.${key}`, values)}
  />
);
