import { api, failure, formatDate, Link, useApi, useNavigate, useSearchParams } from '#core/web';
import { Alert, Button, EmptyState, Field, Skeleton, TextInput, toast } from '#ui';
import type { RefundView } from '../../../schemas/documents';
import { getOverview, reviewProblem, settleRefund } from '../../../schemas/endpoints';
import type { Overview as OverviewView } from '../../../schemas/studio';
import { amountText } from '../amount-text';
import { dayField, referenceField, today } from './fields';
import { FormDialog } from './form-dialog';
import styles from './staff.module.css';
import { texts } from './texts/texts';

const isDay = (text: string | null): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** The period as it stands in the address; this year unless told. */
const usePeriod = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [from, to] = [params.get('from'), params.get('to')];
  const period = { from: isDay(from) ? from : `${today().slice(0, 4)}-01-01`, to: isDay(to) ? to : today() };
  const change = (part: Partial<typeof period>): void => {
    const next = { ...period, ...part };
    if (isDay(next.from) && isDay(next.to)) void navigate(`?from=${next.from}&to=${next.to}`, { replace: true });
  };
  return { period, change };
};

/** Where staff say who issues invoices. */
const issuerPath = '/team-portal/studio/invoices/issuer/en';
const figureNames = ['paid', 'due', 'overdue', 'agreed'] as const;

const Figures = ({ figures }: Pick<OverviewView, 'figures'>) => {
  if (figures.length === 0)
    return (
      <EmptyState title={texts('figures.none')}>
        <p>{texts('figures.none.more')}</p>
      </EmptyState>
    );
  return figures.map((sums) => (
    <dl key={sums.currency} className={styles.figures}>
      {figureNames.map((name) => (
        <div key={name}>
          <dt>{texts(`figure.${name}`)}</dt>
          <dd>{amountText(sums[name], sums.currency)}</dd>
          <dd>{texts(`figure.${name}.is`)}</dd>
        </div>
      ))}
    </dl>
  ));
};

const refundState = ({ state, method, failure: reason }: RefundView): string => {
  if (state === 'requested') return texts(method === 'card' ? 'refund.requested.card' : 'refund.requested.hand');
  return texts(`refund.${state}`, { reason });
};

/** Refunds that are not paid; staff marks those that go back by hand. */
export const Refunds = ({
  refunds,
  onChanged,
}: {
  readonly refunds: readonly RefundView[];
  readonly onChanged: () => void;
}) => (
  <ul className={styles.list}>
    {refunds.map((refund) => (
      <li key={refund.id} className={styles.item}>
        <p>
          <strong>{amountText(refund.amount, refund.currency)}</strong> · {refund.payerName} ·{' '}
          <Link to={`/team-portal/money/${refund.documentId}`}>{refund.number}</Link>
          <br />
          <span className={styles.quiet}>{refundState(refund)}</span>
        </p>
        {(refund.state === 'failed' || (refund.state === 'requested' && refund.method !== 'card')) && (
          <FormDialog
            opener={texts('refund.settle')}
            of={`${texts('refund.settle')}: ${refund.number}`}
            title={texts('refund.settle')}
            lead={texts('refund.settle.more', {
              amount: amountText(refund.amount, refund.currency),
              name: refund.payerName,
            })}
            fields={[dayField('paidOn'), referenceField]}
            action={texts('refund.settle')}
            send={async ({ paidOn = '', reference = '' }) => {
              await api(settleRefund, { params: { id: refund.id }, body: { paidOn, reference } });
              toast({ title: texts('refund.settled'), tone: 'success' });
              onChanged();
            }}
          />
        )}
      </li>
    ))}
  </ul>
);

const problemNames = ['other-amount', 'unknown-checkout', 'unknown-refund', 'refund-returned', 'dispute'] as const;

const Problems = ({ problems, onChanged }: Pick<OverviewView, 'problems'> & { readonly onChanged: () => void }) => {
  const review = async (id: string): Promise<void> => {
    try {
      await api(reviewProblem, { params: { id } });
      onChanged();
    } catch (error) {
      toast(failure(error, texts('failed')));
    }
  };
  return (
    <ul className={styles.list}>
      {problems.map(({ id, problem, documentId, createdAt }) => {
        const name = problemNames.find((one) => one === problem);
        return (
          <li key={id} className={styles.item}>
            <p>
              {formatDate(createdAt, 'medium')}: {name ? texts(`problem.${name}`) : problem} <code>{id}</code>
              {documentId && (
                <>
                  {' '}
                  <Link to={`/team-portal/money/${documentId}`}>{texts('problem.document')}</Link>
                </>
              )}
            </p>
            <Button onClick={() => void review(id)}>{texts('problem.reviewed')}</Button>
          </li>
        );
      })}
    </ul>
  );
};

/** Paid, due and agreed, and what waits for somebody. */
export const Overview = () => {
  const { period, change } = usePeriod();
  const { data, error, reload } = useApi(getOverview, { query: period }, { keep: true });
  if (!data && error)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  const refresh = () => void reload();
  return (
    <div className={styles.blocks}>
      <div className={styles.period}>
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={texts(end)}>
            <TextInput type="date" value={period[end]} onChange={({ target }) => change({ [end]: target.value })} />
          </Field>
        ))}
      </div>
      {!data && <Skeleton lines={6} label={texts('loading')} />}
      {data && (
        <>
          <Figures figures={data.figures} />
          {data.problems.length > 0 && (
            <section className={styles.block}>
              <h2>{texts('problems.title')}</h2>
              <Problems problems={data.problems} onChanged={refresh} />
            </section>
          )}
          <section className={styles.block}>
            <h2>{texts('refunds.title')}</h2>
            {data.refunds.length === 0 ? (
              <p className={styles.quiet}>{texts('refunds.none')}</p>
            ) : (
              <Refunds refunds={data.refunds} onChanged={refresh} />
            )}
          </section>
          {data.missing.length > 0 && (
            <section className={styles.block}>
              <h2>{texts('missing.title')}</h2>
              <ul className={styles.list}>
                {data.missing.map((one) => (
                  <li key={one}>
                    {texts(`missing.${one}`)}{' '}
                    {(one === 'issuer' || one === 'account') && <Link to={issuerPath}>{texts('missing.enter')}</Link>}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </div>
  );
};
