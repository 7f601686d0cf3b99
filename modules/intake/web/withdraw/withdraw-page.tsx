import { api } from '#core/web';
import { WithdrawPage as Withdraw } from '#core/web/withdraw/withdraw-page';
import { withdrawIntake } from '../../schemas/endpoints';
import { texts } from './texts/texts';

/** Deletes an intake by the link of its confirmation. */
export const WithdrawPage = () => (
  <Withdraw withdraw={(token) => api(withdrawIntake, { body: { token } })} words={texts} />
);
