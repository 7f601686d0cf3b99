import { formatDate, Link, useApi, useSession } from '#core/web';
import { Card } from '#ui';
import { getAftercare } from '../../../schemas/endpoints';
import { ownPlansPath } from '../../paths';
import { texts } from '../../texts/texts';

/** On the dashboard of a client who has a plan: how far it is, and what comes next. Nothing without one. */
export const OverviewCard = () => {
  const user = useSession((session) => session.user);
  const { data } = useApi(getAftercare, user?.role === 'client' ? { params: { ownerId: user.id } } : null);
  const active = data?.plans.filter(({ status }) => status === 'active') ?? [];
  if (active.length === 0) return null;
  const items = active.flatMap((plan) => plan.items);
  const [next] = items.flatMap(({ doneAt, dueOn }) => (doneAt === null && dueOn ? [dueOn] : [])).sort();
  return (
    <Card title={texts('title')} actions={<Link to={ownPlansPath}>{texts('card.open')}</Link>}>
      <p>{texts('card.figure', { done: items.filter(({ doneAt }) => doneAt !== null).length, total: items.length })}</p>
      <p>{texts('card.what', { next: next ? formatDate(next, 'medium') : 'none' })}</p>
    </Card>
  );
};
