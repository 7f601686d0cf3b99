import { WithdrawPage as Withdraw } from '#core/web/withdraw/withdraw-page';
import { texts } from './texts/texts';

/** Deletes an intake by the link of its confirmation. */
export const WithdrawPage = () => <Withdraw path="/api/intakes/withdraw" words={texts} />;
