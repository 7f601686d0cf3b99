import { useState } from 'react';
import { formatDateTime, Link, Slot, useApi, useSession, useTitle } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { contactOffer, helpLinesCard } from '#modules/safety/public';
import { Alert, Badge, Button, buttonClass, EmptyState, Skeleton } from '#ui';
import { findDanger } from '../../lib/measure-form';
import { getForm } from '../../lib/measures';
import { listOwnDocuments, listOwnMeasures, listSharedNotes } from '../../schemas/endpoints';
import styles from '../parts/between.module.css';
import { DocumentForm } from '../parts/documents/document-form';
import { DocumentList } from '../parts/documents/document-list';
import { Questionnaire } from '../parts/questionnaire';
import { Results } from '../parts/results';
import { OwnSupervisions } from '../parts/supervision/own-supervisions';
import { texts } from '../texts/texts';

/** Help stays on the page for as long as it is open, after answers that speak of danger were sent. */
const SentHelp = () => (
  <Alert tone="attention" title={texts('help')}>
    <p>{texts('help.text')}</p>
    <Slot of={helpLinesCard} with={{ text: null }} />
    <Slot of={contactOffer} with={{ origin: 'help' }} />
  </Alert>
);

const Questions = () => {
  const { data, error, reload } = useApi(listOwnMeasures);
  const [openedAt] = useState(() => Date.now());
  if (error && !data)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton lines={6} label={texts('loading')} />;
  const waiting = data.filter(({ answeredAt }) => answeredAt === null);
  const speaksOfDanger = data.some(
    (one) =>
      one.answeredAt !== null &&
      Date.parse(one.answeredAt) >= openedAt - 60_000 &&
      findDanger(getForm(one, 'en'), one.answers ?? []) >= 0,
  );
  return (
    <>
      {speaksOfDanger && <SentHelp />}
      <section className={styles.section} aria-labelledby="questions-open">
        <h2 id="questions-open">{texts('open')}</h2>
        {waiting.length === 0 ? (
          <p className="quiet">{texts('open.none')}</p>
        ) : (
          <ul className={styles.list}>
            {waiting.map((request) => (
              <Questionnaire key={request.id} request={request} />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.section} aria-labelledby="questions-results">
        <h2 id="questions-results">{texts('results')}</h2>
        <Results list={data} none={texts('results.none')} />
      </section>
    </>
  );
};

const SharedNotes = () => {
  const pages = usePages(listSharedNotes, { query: { limit: 10 } });
  return (
    <section className={styles.section} aria-labelledby="shared-notes">
      <h2 id="shared-notes">{texts('notes')}</h2>
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={texts('again')}
        empty={<p className="quiet">{texts('notes.none')}</p>}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((note) => (
              <li key={note.id} className={styles.item}>
                <p className="quiet small">
                  {texts('notes.from', { name: note.practitionerName, when: formatDateTime(note.createdAt) })}{' '}
                  {note.signedAt && <Badge tone="reviewed">{texts('notes.signed')}</Badge>}
                </p>
                <p className={styles.words}>{note.text}</p>
                {note.addenda.map(({ text, createdAt }) => (
                  <div key={createdAt}>
                    <p className="quiet small">{texts('notes.added', { when: formatDateTime(createdAt) })}</p>
                    <p className={styles.words}>{text}</p>
                  </div>
                ))}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
};

const Documents = () => {
  const { data, error, reload } = useApi(listOwnDocuments);
  if (error && !data)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton lines={3} label={texts('loading')} />;
  const { documents } = data;
  const [first, ...others] = data.practitioners.map(({ matchId, name }) => ({ matchId, name }));
  return (
    <section className={styles.section} aria-labelledby="documents">
      <h2 id="documents">{texts('documents')}</h2>
      {first && (
        <>
          <p className="quiet">{texts('documents.lead')}</p>
          <DocumentForm key={documents[0]?.id ?? ''} recipients={[first, ...others]} onSent={() => void reload()} />
        </>
      )}
      <DocumentList documents={documents} as="client" onChanged={() => void reload()} />
    </section>
  );
};

/** `/between-sessions`: questionnaires, their scores over time, shared notes, and documents in both directions. */
export const BetweenPage = () => {
  useTitle(texts('title'));
  const isClient = useSession(({ user }) => user?.role) === 'client';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{texts('title')}</h1>
        {isClient && <p className="lead">{texts('lead')}</p>}
      </header>
      {isClient ? (
        <>
          <Questions />
          <OwnSupervisions />
          <SharedNotes />
          <Documents />
        </>
      ) : (
        <EmptyState
          title={texts('notClient')}
          action={
            <Link to="/practice" className={buttonClass('plain')}>
              {texts('notClient.link')}
            </Link>
          }
        >
          <p>{texts('notClient.hint')}</p>
        </EmptyState>
      )}
    </div>
  );
};
