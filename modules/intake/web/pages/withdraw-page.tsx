import { api, defineTexts } from '#core/web';
import { WithdrawPage as Withdraw } from '#core/web/withdraw/withdraw-page';
import { withdrawIntake } from '../../schemas/endpoints';
import en from '../parts/withdraw/texts/en.json';

/** What the page behind the withdraw link says. */
const texts = defineTexts(en, {
  de: () => import('../parts/withdraw/texts/de.json'),
  es: () => import('../parts/withdraw/texts/es.json'),
});

/** Deletes an intake by the link of its confirmation. */
export const WithdrawPage = () => (
  <Withdraw withdraw={(token) => api(withdrawIntake, { body: { token } })} words={texts} />
);
