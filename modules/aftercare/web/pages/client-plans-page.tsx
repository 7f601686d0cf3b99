import { useState } from 'react';
import { useParams, useSession } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Button, EmptyState, Skeleton } from '#ui';
import { usePlans } from '../api/use-plans';
import styles from '../parts/aftercare.module.css';
import { PlanEditor } from '../parts/editor/plan-editor';
import { PlanCard } from '../parts/plan/plan-card';
import { aftercareTabPath } from '../paths';
import { texts } from '../texts/texts';

const Loaded = ({ clientId }: { readonly clientId: string }) => {
  const writes = useSession(({ user }) => user?.role === 'practitioner');
  const { care, error, reload, put, tick, failed } = usePlans(writes ? clientId : null);
  /** Which plan is being written: an id, 'new', or none. */
  const [editing, setEditing] = useState<string | null>(null);
  const away = !writes || error?.status === 404 || error?.status === 403;
  const editor = (plan: Parameters<typeof PlanEditor>[0]['plan']) => (
    <PlanEditor
      clientId={clientId}
      plan={plan}
      onSaved={(saved) => {
        put(saved);
        setEditing(null);
      }}
      onCancel={() => setEditing(null)}
    />
  );
  return (
    <StaffPage
      title={care && !away ? texts('care.title', { name: care.name }) : texts('title')}
      lead={texts('care.lead')}
      of="team"
      back={{ to: aftercareTabPath, label: texts('care.back') }}
    >
      <div className={styles.body}>
        {away && (
          <EmptyState title={texts('care.missing')}>
            <p>{texts('care.missing.hint')}</p>
          </EmptyState>
        )}
        {!away && error && !care && (
          <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
            {error.message}
          </Alert>
        )}
        {!away && !error && !care && <Skeleton lines={6} label={texts('loading')} />}
        {care && !away && (
          <>
            {editing === 'new' ? (
              editor(null)
            ) : (
              <div>
                <Button variant={care.plans.length === 0 ? 'loud' : 'plain'} onClick={() => setEditing('new')}>
                  {texts('new')}
                </Button>
              </div>
            )}
            {care.plans.length === 0 && editing === null && (
              <EmptyState title={texts('care.none')}>
                <p>{texts('care.none.hint')}</p>
              </EmptyState>
            )}
            {care.plans.map((plan) =>
              editing === plan.id ? (
                <div key={plan.id}>{editor(plan)}</div>
              ) : (
                <PlanCard
                  key={plan.id}
                  plan={plan}
                  as="practitioner"
                  care={{ tick, failed }}
                  actions={
                    <Button
                      variant="bare"
                      aria-label={texts('edit.of', { title: plan.title })}
                      onClick={() => setEditing(plan.id)}
                    >
                      {texts('edit')}
                    </Button>
                  }
                />
              ),
            )}
          </>
        )}
      </div>
    </StaffPage>
  );
};

/** `/team-portal/aftercare/:ownerId`: the plans a practitioner writes for one client. */
export const ClientPlansPage = () => {
  const { ownerId = '' } = useParams();
  return <Loaded key={ownerId} clientId={ownerId} />;
};
