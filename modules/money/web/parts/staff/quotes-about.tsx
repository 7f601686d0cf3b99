import { formatDate, Link, useApi, useNavigate, useSession } from '#core/web';
import { getQuoteSubject } from '../../../schemas/endpoints';
import { amountText } from '../amount-text';
import { QuoteBadge } from '../quotes/quote-badge';
import { NewQuote } from './new-quote';
import styles from './staff.module.css';
import { texts } from './texts/texts';

const path = '/team-portal/money/quotes';

const Quotes = ({ subject }: { readonly subject: string }) => {
  const navigate = useNavigate();
  const { data } = useApi(getQuoteSubject, { params: { subject } });
  if (!data) return null;
  return (
    <section className={styles.block} aria-labelledby="quotes-about">
      <h3 id="quotes-about">{texts('about.title')}</h3>
      {data.quotes.length > 0 && (
        <ul className={styles.about}>
          {data.quotes.map((quote) => (
            <li key={quote.id}>
              <Link to={`${path}/${quote.id}`}>{quote.number}</Link>
              <QuoteBadge state={quote.state} />
              <span className={styles.quiet}>
                {texts('about.quote', {
                  price: amountText(quote.total, quote.currency),
                  day: formatDate(quote.validUntil, 'medium'),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.quiet}>{texts('about.more')}</p>
      <div>
        <NewQuote about={data} onSent={(id) => void navigate(`${path}/${id}`)} />
      </div>
    </section>
  );
};

/** Quotes about something that was asked for in another module, and the way to a new one. */
export const QuotesAbout = ({ subject }: { readonly subject: string }) => {
  const role = useSession(({ user }) => user?.role ?? null);
  return role === 'admin' ? <Quotes subject={subject} /> : null;
};
