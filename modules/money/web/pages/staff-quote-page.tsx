import { api, formatDate, Link, toPath, useApi, useNavigate, useParams } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Button, buttonClass, EmptyState, Skeleton, toast } from '#ui';
import { getQuote, printQuote, withdrawQuote } from '../../schemas/endpoints';
import type { QuoteView } from '../../schemas/quotes';
import { amountText } from '../parts/amount-text';
import { QuoteBadge } from '../parts/quotes/quote-badge';
import { QuoteTerms } from '../parts/quotes/quote-terms';
import { copyLink } from '../parts/staff/copy-link';
import { FormDialog } from '../parts/staff/form-dialog';
import { NewQuote } from '../parts/staff/new-quote';
import styles from '../parts/staff/staff.module.css';
import { texts } from '../parts/staff/texts/texts';
import { texts as shown } from '../texts/texts';

const path = '/team-portal/money';

interface ContentProps {
  readonly quote: QuoteView;
  readonly onChanged: (quote: QuoteView) => void;
}

const Actions = ({ quote, onChanged }: ContentProps) => {
  const navigate = useNavigate();
  const { id, state } = quote;
  return (
    <div className={styles.ends}>
      {(state === 'open' || state === 'expired') && (
        <>
          <NewQuote replaces={quote} onSent={(sent) => void navigate(`${path}/quotes/${sent}`)} />
          <FormDialog
            opener={texts('quote.withdraw')}
            title={texts('quote.withdraw')}
            lead={texts('quote.withdraw.more')}
            fields={[]}
            action={texts('quote.withdraw.do')}
            send={async () => {
              onChanged(await api(withdrawQuote, { params: { id } }));
              toast({ title: texts('quote.withdrawn'), tone: 'success' });
            }}
          />
        </>
      )}
      <a href={toPath(printQuote, { params: { id } })} className={buttonClass('plain')} download>
        {texts('doc.pdf')}
      </a>
      {state === 'open' && (
        <Button variant="bare" onClick={() => void copyLink(quote.path)}>
          {texts('quote.link')}
        </Button>
      )}
    </div>
  );
};

const Facts = ({ quote }: Pick<ContentProps, 'quote'>) => {
  const { currency, decidedAt, invoice, replaces, replacedBy } = quote;
  const facts = [
    ['quotes.total', amountText(quote.total, currency)],
    ['quote.tax', amountText(quote.tax, currency)],
    ['quotes.sent', formatDate(quote.sentOn, 'medium')],
    ['quotes.until', formatDate(quote.validUntil, 'medium')],
    ['quote.language', texts(`language.${quote.language}`)],
    ...(quote.remindedAt ? [['quote.reminded', formatDate(quote.remindedAt, 'medium')] as const] : []),
    ...(quote.about
      ? [
          [
            'quote.about',
            <Link key="a" to={quote.about.path}>
              {quote.about.label}
            </Link>,
          ] as const,
        ]
      : []),
    ...(decidedAt ? [['quote.decided', formatDate(decidedAt, 'medium')] as const] : []),
    ...(invoice
      ? [
          [
            'quote.invoice',
            <Link key="i" to={`${path}/${invoice.id}`}>
              {invoice.number}
            </Link>,
          ] as const,
        ]
      : []),
    ...(replaces
      ? [
          [
            'quote.replaces',
            <Link key="r" to={`${path}/quotes/${replaces.id}`}>
              {replaces.number}
            </Link>,
          ] as const,
        ]
      : []),
    ...(replacedBy
      ? [
          [
            'quote.replacedBy',
            <Link key="b" to={`${path}/quotes/${replacedBy.id}`}>
              {replacedBy.number}
            </Link>,
          ] as const,
        ]
      : []),
  ] as const;
  return (
    <dl className={styles.figures}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{texts(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** `/team-portal/money/quotes/:id`: one quote and what came of it. */
export const StaffQuotePage = () => {
  const { id = '' } = useParams();
  const { data, error, reload, set } = useApi(getQuote, { params: { id } });
  return (
    <StaffPage
      title={data ? `${shown('quote')} ${data.number}` : texts('title')}
      lead={data ? texts('doc.for', { name: data.clientName, email: data.clientEmail }).replace(/, $/, '') : ''}
      of="admins"
      back={{ to: `${path}?tab=quotes`, label: texts('quote.back') }}
    >
      {data && (
        <div className={styles.blocks}>
          <div className={styles.marks}>
            <QuoteBadge state={data.state} />
          </div>
          <Actions key={data.id} quote={data} onChanged={(changed) => void set(changed)} />
          <Facts quote={data} />
          <QuoteTerms quote={data} />
        </div>
      )}
      {!data && !error && <Skeleton lines={10} label={texts('loading')} />}
      {!data && error?.status === 404 && <EmptyState title={texts('quote.missing')} />}
      {!data && error && error.status !== 404 && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
    </StaffPage>
  );
};
