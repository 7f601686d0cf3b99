import { formatDateTime } from '#core/web';
import { type Stage, StageList, type StageState } from '#ui/stage-list/stage-list';
import type { IntakeSummary } from '../../../schemas/intake';
import { texts } from './texts/texts';
import styles from './what-next.module.css';

/** Days of an intake; all that is promised. */
type Days = Pick<
  IntakeSummary,
  'journeyType' | 'submittedAt' | 'contactDueAt' | 'planDueAt' | 'contactedAt' | 'plannedAt'
>;
/** An instant for people and machines. */
const When = ({ at }: { readonly at: string }) => <time dateTime={at}>{formatDateTime(at)}</time>;

const words = (): Record<StageState, string> => ({
  done: texts('state.done'),
  current: texts('state.current'),
  waiting: texts('state.waiting'),
  failed: texts('state.late'),
});

const promise = (
  key: 'contact' | 'plan',
  {
    due,
    done,
    now,
    before,
    what,
  }: { due: string | null; done: string | null; now: number; before: boolean; what: string },
): Stage => {
  const late = due !== null && done === null && Date.parse(due) < now;
  return {
    key,
    label: texts(`next.${key}`),
    state: done ? 'done' : late ? 'failed' : before ? 'current' : 'waiting',
    detail: (
      <>
        <p>{what}</p>
        <p className={styles.when}>
          {done ? (
            <>
              {texts('next.done')} <When at={done} />
            </>
          ) : (
            <>
              {texts(`next.${key}.within`)}
              {due && (
                <>
                  {' '}
                  {texts('next.by')} <When at={due} />
                </>
              )}
            </>
          )}
        </p>
        {late && <p className={styles.late}>{texts('next.late')}</p>}
      </>
    ),
  };
};

/** What follows, in order and with its days; without the days, where they are not known, only the promises. */
export const WhatNext = ({ intake }: { readonly intake: Days | null }) => {
  const now = Date.now();
  const partner = intake !== null && intake.journeyType !== 'self';
  const sent: Stage = {
    key: 'sent',
    label: texts('next.sent'),
    state: 'done',
    detail: intake && (
      <p className={styles.when}>
        <When at={intake.submittedAt} />
      </p>
    ),
  };
  const stages = [
    sent,
    promise('contact', {
      due: intake?.contactDueAt ?? null,
      done: intake?.contactedAt ?? null,
      now,
      before: true,
      what: texts('next.contact.what'),
    }),
    promise('plan', {
      due: intake?.planDueAt ?? null,
      done: intake?.plannedAt ?? null,
      now,
      before: intake?.contactedAt != null,
      // Who offers a practice or a house does not travel to one.
      what: texts(partner ? 'next.plan.partner' : 'next.plan.what'),
    }),
  ];
  return (
    <div className={styles.list}>
      <StageList label={texts('next')} stages={stages} stateWords={words()} />
    </div>
  );
};
