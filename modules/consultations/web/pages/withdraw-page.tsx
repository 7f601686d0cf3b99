import { WithdrawPage as Withdraw } from '#core/web/withdraw/withdraw-page';
import { texts } from '../texts/texts';

/** Deletes a request by the link of its receipt. */
export const WithdrawPage = () => (
  <Withdraw
    path="/api/contact-requests/withdraw"
    words={(key, values) => texts(key === 'failed' || key === 'failed.more' ? key : `withdraw.${key}`, values)}
  />
);
