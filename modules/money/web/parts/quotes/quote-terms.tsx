import { Table } from '#ui/table/table';
import type { OwnQuote } from '../../../schemas/quotes';
import { texts } from '../../texts/texts';
import { amountText } from '../amount-text';
import styles from '../payment-details.module.css';
import { Lines } from '../payment-facts';

/** What a quote is for, and when it has to be paid once it is accepted. */
export const QuoteTerms = ({
  quote,
}: {
  readonly quote: Pick<OwnQuote, 'lines' | 'parts' | 'tax' | 'currency' | 'terms'>;
}) => (
  <>
    <Lines payment={quote} title={texts('quote.lines')} />
    <section className={styles.block}>
      <h2>{texts('quote.parts')}</h2>
      {quote.parts.length === 0 ? (
        <p>{texts('quote.parts.none')}</p>
      ) : (
        <Table
          caption={texts('quote.parts')}
          captionHidden
          rows={quote.parts}
          rowKey={({ dueInDays, label, amount }) => `${dueInDays} ${label} ${amount}`}
          columns={[
            { key: 'part', head: texts('parts.part'), cell: ({ label }) => texts(`parts.${label}`) },
            { key: 'day', head: texts('parts.day'), cell: ({ dueInDays }) => texts('quote.days', { days: dueInDays }) },
            {
              key: 'amount',
              head: texts('parts.amount'),
              numeric: true,
              cell: ({ amount }) => amountText(amount, quote.currency),
            },
          ]}
        />
      )}
    </section>
    {quote.terms && (
      <section className={styles.block}>
        <h2>{texts('quote.terms', { version: quote.terms.version })}</h2>
        <p className={styles.words}>{quote.terms.text}</p>
      </section>
    )}
  </>
);
