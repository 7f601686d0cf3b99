import { useState } from 'react';
import { api, formatDate, formatDateTime, Link, useApi, useSession, useTitle } from '#core/web';
import { ConfirmDialog } from '#core/web/forms/confirm-dialog';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { Alert, Badge, Button, EmptyState, Icon, PageHeading, Skeleton } from '#ui';
import { endSupervision, listOwnSupervisions, readSupervisedNotes } from '../../schemas/endpoints';
import type { SupervisionView } from '../../schemas/supervisions';
import styles from '../parts/between.module.css';
import { texts } from '../parts/practice/texts/texts';

const Notes = ({ id }: { readonly id: string }) => {
  const pages = usePages(readSupervisedNotes, { params: { id }, query: { limit: 10 } });
  return (
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
              <p className={styles.acts}>
                <span className="quiet small">{formatDateTime(note.createdAt)}</span>
                {note.signedAt && (
                  <Badge tone="reviewed">{texts('signed.on', { when: formatDateTime(note.signedAt) })}</Badge>
                )}
              </p>
              <p className={styles.words}>{note.text}</p>
              {note.addenda.map(({ text, createdAt }) => (
                <div key={createdAt}>
                  <p className="quiet small">{texts('added.on', { when: formatDateTime(createdAt) })}</p>
                  <p className={styles.words}>{text}</p>
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
};

/** One client of a colleague. Notes are asked for by a press: every reading is on record. */
const Supervised = ({
  supervision: { id, initials, practitionerName, answeredAt },
  onChanged,
}: {
  readonly supervision: SupervisionView;
  readonly onChanged: () => void;
}) => {
  const [isOpen, setOpen] = useState(false);
  const names = { name: practitionerName, who: initials ?? '' };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{texts('supervised.of', names)}</h2>
      {answeredAt && <p className="quiet">{texts('supervised.since', { when: formatDate(answeredAt) })}</p>}
      <div className={styles.acts}>
        {!isOpen && (
          <Button aria-label={texts('supervised.read.of', names)} onClick={() => setOpen(true)}>
            {texts('supervised.read')}
          </Button>
        )}
        <ConfirmDialog
          opener={texts('supervision.end')}
          of={texts('supervised.end.of', names)}
          title={texts('supervised.end.title', names)}
          more={texts('supervision.end.more')}
          done={texts('supervision.ended.done')}
          act={async () => {
            await api(endSupervision, { params: { id } });
            onChanged();
          }}
        />
      </div>
      {isOpen && <Notes id={id} />}
    </section>
  );
};

const List = () => {
  const { data, error, reload } = useApi(listOwnSupervisions);
  if (error && !data)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton lines={3} label={texts('loading')} />;
  if (data.length === 0)
    return (
      <EmptyState title={texts('supervised.none')}>
        <p>{texts('supervised.none.more')}</p>
      </EmptyState>
    );
  return data.map((one) => <Supervised key={one.id} supervision={one} onChanged={() => void reload()} />);
};

/** `/practice/supervision`: notes that colleagues opened, with their clients' consent. */
export const SupervisionPage = () => {
  useTitle(texts('supervised'));
  const isPractitioner = useSession(({ user }) => user?.role) === 'practitioner';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.back}>
          <Link to="/practice">
            <Icon name="back" size={18} /> {texts('back')}
          </Link>
        </p>
        <PageHeading size="tool">{texts('supervised')}</PageHeading>
        {isPractitioner && <p className="quiet">{texts('supervised.lead')}</p>}
      </header>
      {isPractitioner ? <List /> : <EmptyState title={texts('notYours')} />}
    </div>
  );
};
