import { Link, useParams } from '#core/web';
import { LinkButton } from '#ui';
import { QuoteDetails } from '../parts/quotes/quote-details';
import { texts } from '../texts/texts';
import styles from './payments.module.css';

/** `/payments/quotes/:id`: one of somebody's own quotes. */
export const QuotePage = () => {
  const { id = '' } = useParams();
  return (
    <div className={styles.page}>
      <div>
        <LinkButton as={Link} to="/payments" variant="bare">
          {texts('page.back')}
        </LinkButton>
      </div>
      <QuoteDetails reference={id} />
    </div>
  );
};
