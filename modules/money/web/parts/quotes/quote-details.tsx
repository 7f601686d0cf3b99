import { useState } from 'react';
import { api, formatDate, Link, toPath, useApi, useTitle } from '#core/web';
import { useAttempt } from '#core/web/forms/use-attempt';
import { Alert, Button, buttonClass, LinkButton, PageHeading, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { acceptQuote, declineQuote, downloadQuote, getOwnQuote } from '../../../schemas/endpoints';
import type { OwnQuote } from '../../../schemas/quotes';
import { texts } from '../../texts/texts';
import { amountText } from '../amount-text';
import styles from '../payment-details.module.css';
import { UnreadDocument } from '../unread-document';
import { QuoteBadge } from './quote-badge';
import { QuoteTerms } from './quote-terms';

interface AnswerProps {
  readonly quote: OwnQuote;
  readonly onAnswered: (quote: OwnQuote) => void;
}

const Accept = ({ quote, onAnswered }: AnswerProps) => {
  const [isOpen, setOpen] = useState(false);
  const { busy, failed, attempt } = useAttempt(texts('failed'));
  const price = amountText(quote.total, quote.currency);
  const accept = (): Promise<void> =>
    attempt(async () => {
      const answered = await api(acceptQuote, { params: { ref: quote.ref } });
      setOpen(false);
      onAnswered(answered);
      toast({ title: texts('quote.accepted'), tone: 'success' });
    });
  return (
    <Dialog
      title={texts('quote.accept')}
      description={texts('quote.accept.more', { price })}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="loud">{texts('quote.accept')}</Button>}
    >
      <div className={styles.way}>
        {failed && <Alert tone="error">{failed}</Alert>}
        <div className={styles.ends}>
          <Button variant="loud" pending={busy} pendingText={texts('quote.sending')} onClick={() => void accept()}>
            {texts('quote.accept.do', { price })}
          </Button>
          <Button onClick={() => setOpen(false)}>{texts('quote.later')}</Button>
        </div>
      </div>
    </Dialog>
  );
};

const Decline = ({ quote, onAnswered }: AnswerProps) => {
  const [isOpen, setOpen] = useState(false);
  const { busy, failed, attempt } = useAttempt(texts('failed'));
  const decline = (): Promise<void> =>
    attempt(async () => {
      const answered = await api(declineQuote, { params: { ref: quote.ref } });
      setOpen(false);
      onAnswered(answered);
    });
  return (
    <Dialog
      title={texts('quote.decline')}
      description={texts('quote.decline.more')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>{texts('quote.decline')}</Button>}
    >
      <div className={styles.way}>
        {failed && <Alert tone="error">{failed}</Alert>}
        <div className={styles.ends}>
          <Button variant="loud" pending={busy} pendingText={texts('quote.sending')} onClick={() => void decline()}>
            {texts('quote.decline.do')}
          </Button>
          <Button onClick={() => setOpen(false)}>{texts('quote.later')}</Button>
        </div>
      </div>
    </Dialog>
  );
};

/** What became of a quote that can no longer be answered. */
const Over = ({ quote: { state, replacedBy, payPath, contactEmail } }: Pick<AnswerProps, 'quote'>) => {
  if (state === 'open') return null;
  if (state === 'accepted')
    return (
      <Alert
        action={
          payPath !== null && (
            <LinkButton as={Link} to={payPath}>
              {texts('quote.invoice')}
            </LinkButton>
          )
        }
      >
        {texts('quote.is.accepted')}
      </Alert>
    );
  return (
    <Alert>
      {replacedBy === null
        ? texts(`quote.is.${state}`, { email: contactEmail })
        : texts('quote.is.replaced', { number: replacedBy })}
    </Alert>
  );
};

/** A quote with everything that whom it was sent to can see and do; `reference` is its id or the key of a mailed link. */
export const QuoteDetails = ({ reference }: { readonly reference: string }) => {
  const { data, error, reload, set } = useApi(getOwnQuote, { params: { ref: reference } }, { open: true });
  useTitle(data ? `${texts('quote')} ${data.number}` : texts('quote'));
  if (!data)
    return <UnreadDocument error={error} reload={reload} none={texts('quote.none')} loading={texts('quote.loading')} />;
  const answering = { quote: data, onAnswered: (answered: OwnQuote) => void set(answered) };
  return (
    <article className={styles.blocks}>
      <header className={styles.head}>
        <PageHeading size="tool">
          {texts('quote')} {data.number}
        </PageHeading>
        <p className={styles.marks}>
          <QuoteBadge state={data.state} />
        </p>
        <p className={styles.quiet}>
          {texts('quote.sent', { day: formatDate(data.sentOn), house: data.issuer.name, name: data.clientName })}
        </p>
      </header>
      <Over quote={data} />
      <dl className={styles.sums}>
        <div>
          <dt>{texts('page.total')}</dt>
          <dd>{amountText(data.total, data.currency)}</dd>
        </div>
        <div>
          <dt>{texts('quote.validUntil')}</dt>
          <dd>{formatDate(data.validUntil)}</dd>
        </div>
      </dl>
      <QuoteTerms quote={data} />
      {data.state === 'open' && (
        <section className={styles.pay} aria-labelledby="quote-answer">
          <h2 id="quote-answer">{texts('quote.answer')}</h2>
          <p>{texts('quote.answer.more')}</p>
          <div className={styles.ends}>
            <Accept {...answering} />
            <Decline {...answering} />
          </div>
        </section>
      )}
      <div className={styles.ends}>
        <a href={toPath(downloadQuote, { params: { ref: data.ref } })} className={buttonClass('plain')} download>
          {texts('page.pdf')}
        </a>
      </div>
    </article>
  );
};
