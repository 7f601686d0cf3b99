import { formatDate, Link, useApi, useSession } from '#core/web';
import { Brief } from '#core/web/lists/brief';
import { listDocuments } from '../../../schemas/endpoints';
import { amountText } from '../amount-text';
import { texts } from './texts/texts';

const Overdue = () => {
  const { data, error, reload } = useApi(listDocuments, { query: { state: 'overdue', limit: 3 } });
  return (
    <Brief
      id="money"
      title={texts('brief.title')}
      loading={texts('loading')}
      retry={texts('again')}
      error={error}
      onAgain={() => void reload()}
      none={texts('brief.none')}
      all={{ to: '/team-portal/money', label: texts('brief.all') }}
      rows={data?.map(({ id, number, payerName, due, currency, nextDueOn }) => (
        <li key={id}>
          <Link to={`/team-portal/money/${id}`}>{number}</Link>
          <span>{payerName}</span>
          <span>
            {texts('brief.due', { amount: amountText(due, currency), day: formatDate(nextDueOn ?? '', 'medium') })}
          </span>
        </li>
      ))}
    />
  );
};

/** The first overdue invoices, and the way to the money of the house; for those alone who may see them. */
export const OverdueBrief = () => {
  const role = useSession(({ user }) => user?.role);
  return role === 'admin' && <Overdue />;
};
