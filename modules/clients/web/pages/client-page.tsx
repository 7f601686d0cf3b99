import { useState } from 'react';
import { formatDateTime, getPageData, Link, useApi, useParams, useSession } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Badge, Button, buttonClass, EmptyState, Skeleton, toast } from '#ui';
import type { ClientDetail } from '../../schemas/client';
import { getClient } from '../../schemas/endpoints';
import type { Phase } from '../../schemas/values';
import { Labors } from '../parts/board/client-card';
import type { Refusal } from '../parts/board/use-moves';
import { askForStep, nextStepOf, phaseName } from '../parts/phase/move';
import { MoveMenu } from '../parts/phase/move-menu';
import { aftercarePath, clientsTabPath } from '../paths';
import { texts } from '../texts/texts';
import styles from './client-page.module.css';

const Stands = ({ client, onMoved }: { readonly client: ClientDetail; readonly onMoved: () => Promise<unknown> }) => {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { name, standing, practitioners } = client;
  const move = async (to: Phase): Promise<void> => {
    setPending(true);
    setRefusal(null);
    const outcome = await askForStep(name, standing, to);
    await onMoved();
    setPending(false);
    const phase = phaseName(outcome.standing.phase);
    if (outcome.refusal) setRefusal({ title: texts('refused', { name, phase }), why: outcome.refusal });
    else toast({ title: texts('moved', { name, phase }), tone: 'success' });
  };
  return (
    <section className={styles.part} aria-labelledby="stands">
      <h2 id="stands">{texts('page.stands', { name })}</h2>
      {refusal && (
        <Alert tone="error" title={refusal.title}>
          {refusal.why}
        </Alert>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{texts('phase')}</dt>
          <dd className={styles.phase}>
            <span>
              {phaseName(standing.phase)}
              <small>{texts(standing.phaseSet ? 'page.set' : 'page.follows')}</small>
            </span>
            <MoveMenu client={{ name, standing }} pending={pending} onMove={(to) => void move(to)} />
          </dd>
        </div>
        <div>
          <dt>{texts('next')}</dt>
          <dd>{nextStepOf(standing)}</dd>
        </div>
        <div>
          <dt>{texts('labors')}</dt>
          <dd>
            <Labors done={standing.laborProgress} />
          </dd>
        </div>
        <div>
          <dt>{texts('practitioner')}</dt>
          <dd>{practitioners.join(', ') || texts('practitioner.none')}</dd>
        </div>
        <div>
          <dt>{texts('page.needs')}</dt>
          <dd>{texts(needsOf(client))}</dd>
        </div>
      </dl>
    </section>
  );
};

const needsOf = ({ opened }: ClientDetail) => {
  if (!opened) return 'page.needs.admin';
  return opened.segments.includes('intake-medical') ? 'page.needs.open' : 'page.needs.closed';
};

/** A practitioner's ways on: to what is open, and to the plan for the time after. */
const Open = ({ client: { opened, standing } }: { readonly client: ClientDetail }) =>
  opened && (
    <section className={styles.part} aria-labelledby="open">
      <h2 id="open">{texts('page.open')}</h2>
      <p>{texts('page.open.count', { count: opened.segments.length })}</p>
      <div className={styles.ways}>
        <Link to={`/matching/clients/${opened.matchId}`} className={buttonClass('plain')}>
          {texts('page.open.room')}
        </Link>
        {getPageData().modules.some(({ id }) => id === 'aftercare') && (
          <Link to={aftercarePath(standing.clientId)} className={buttonClass('plain')}>
            {texts('page.aftercare')}
          </Link>
        )}
      </div>
    </section>
  );

const History = ({ history }: Pick<ClientDetail, 'history'>) => (
  <section className={styles.part} aria-labelledby="history">
    <h2 id="history">{texts('history')}</h2>
    {history.length === 0 ? (
      <p className="quiet">{texts('history.none')}</p>
    ) : (
      <ol className={styles.history}>
        {history.map(({ at, from, to, by }) => (
          <li key={at}>
            <b>{texts('history.step', { from: phaseName(from), to: phaseName(to) })}</b>
            <span>
              {by
                ? texts('history.by', { when: formatDateTime(at), name: by })
                : texts('history.gone', { when: formatDateTime(at) })}
            </span>
          </li>
        ))}
      </ol>
    )}
  </section>
);

const Loaded = ({ id }: { readonly id: string }) => {
  const staff = useSession(({ user }) => user?.role === 'admin' || user?.role === 'practitioner');
  const { data, error, reload } = useApi(getClient, staff ? { params: { ownerId: id } } : null);
  const away = error?.status === 404 || error?.status === 403;
  return (
    <StaffPage
      title={data ? texts('page.title', { name: data.name }) : texts('title')}
      lead=""
      of="team"
      back={{ to: clientsTabPath, label: texts('back') }}
    >
      <div className={styles.body}>
        {data?.sample && <Badge tone="sample">{texts('sample')}</Badge>}
        {data?.suspended && <Badge tone="booked">{texts('suspended')}</Badge>}
        {data && !away && (
          <>
            <Stands client={data} onMoved={reload} />
            <Open client={data} />
            <History history={data.history} />
          </>
        )}
        {!data && !error && <Skeleton lines={6} label={texts('page.loading')} />}
        {away && (
          <EmptyState title={texts('page.missing')}>
            <p>{texts('page.missing.hint')}</p>
          </EmptyState>
        )}
        {error && !away && !data && (
          <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
            {error.message}
          </Alert>
        )}
      </div>
    </StaffPage>
  );
};

/** `/team-portal/clients/:ownerId`: one client for staff, never a word of an answer. */
export const ClientPage = () => {
  const { ownerId = '' } = useParams();
  return <Loaded key={ownerId} id={ownerId} />;
};
