import type { ReactNode } from 'react';
import { formatDate } from '#core/web';
import { Badge, Progress } from '#ui';
import type { PlanView } from '../../../schemas/aftercare';
import type { Care } from '../../api/use-plans';
import { texts } from '../../texts/texts';
import styles from '../aftercare.module.css';
import { PlanItem } from './plan-item';

interface PlanCardProps {
  readonly plan: PlanView;
  readonly as: 'client' | 'practitioner';
  readonly care: Pick<Care, 'tick' | 'failed'>;
  /** What its author can do with it. */
  readonly actions?: ReactNode;
}

/** One plan as it is read: what it is about, its steps in order, and what came of it. */
export const PlanCard = ({ plan, as, care, actions }: PlanCardProps) => {
  const done = plan.items.filter(({ doneAt }) => doneAt !== null).length;
  const when = formatDate(plan.createdAt, 'medium');
  const heading = `plan-${plan.id}`;
  return (
    <article className={styles.plan} aria-labelledby={heading}>
      <header className={styles.planHead}>
        <h2 id={heading}>{plan.title}</h2>
        {plan.sample && <Badge tone="sample">{texts('sample')}</Badge>}
        {plan.status === 'closed' && <Badge tone="reviewed">{texts('plan.closed')}</Badge>}
        {actions}
      </header>
      <p className={styles.by}>
        {plan.author ? texts('plan.by', { name: plan.author, when }) : texts('plan.by.gone', { when })}
      </p>
      {plan.summary && <p className={styles.summary}>{plan.summary}</p>}
      {plan.items.length > 0 && (
        <div className={styles.progress}>
          <Progress label={plan.title} value={done} max={plan.items.length} />
          <span>{texts('plan.done', { done, total: plan.items.length })}</span>
        </div>
      )}
      <ul className={styles.items}>
        {plan.items.map((item) => (
          <PlanItem key={item.id} item={item} as={as} closed={plan.status === 'closed'} care={care} />
        ))}
      </ul>
      {plan.outcome && (
        <div className={styles.outcome}>
          <h3>{texts('plan.outcome')}</h3>
          <p className={styles.summary}>{plan.outcome}</p>
        </div>
      )}
    </article>
  );
};
