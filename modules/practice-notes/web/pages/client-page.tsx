import { useState } from 'react';
import { api, formatDate, Link, useApi, useParams, useSession, useTitle } from '#core/web';
import { useAttempt } from '#core/web/forms/use-attempt';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { Alert, Button, EmptyState, Icon, PageHeading, toast } from '#ui';
import { findDanger } from '../../lib/measure-form';
import { getForm } from '../../lib/measures';
import {
  getPracticeClient,
  listDocuments,
  listMeasures,
  listNotes,
  readPreparation,
  requestMeasure,
} from '../../schemas/endpoints';
import type { MeasureView } from '../../schemas/measures';
import type { PracticeClient, PreparationView } from '../../schemas/notes';
import styles from '../parts/between.module.css';
import { DocumentForm } from '../parts/documents/document-form';
import { DocumentList } from '../parts/documents/document-list';
import { NoteEditor } from '../parts/practice/note-editor';
import { NoteItem } from '../parts/practice/note-item';
import { Supervision } from '../parts/practice/supervision';
import { texts } from '../parts/practice/texts/texts';
import { Results } from '../parts/results';

interface Client {
  readonly matchId: string;
}
type Offered = PracticeClient['measures'];

const Notes = ({ matchId }: Client) => {
  const pages = usePages(listNotes, { params: { matchId }, query: { limit: 10 } });
  const [isWriting, setWriting] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="notes">
      <h2 id="notes">{texts('notes')}</h2>
      {isWriting ? (
        <NoteEditor
          matchId={matchId}
          note={null}
          onClose={() => setWriting(false)}
          onSaved={() => {
            setWriting(false);
            void pages.reload();
          }}
        />
      ) : (
        <div>
          <Button onClick={() => setWriting(true)}>{texts('write')}</Button>
        </div>
      )}
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={texts('again')}
        empty={<p className="quiet">{texts('notes.none')}</p>}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((note) => (
              <NoteItem key={note.id} matchId={matchId} note={note} onChanged={() => void pages.reload()} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
};

/** Read only when it is asked for: every reading stands in the client's log. */
const Preparation = ({ matchId }: Client) => {
  const [read, setRead] = useState<PreparationView | null>(null);
  const { failed, attempt } = useAttempt(texts('failed'));
  const [busy, setBusy] = useState(false);
  const prepare = async (): Promise<void> => {
    setBusy(true);
    await attempt(async () => setRead(await api(readPreparation, { params: { matchId } })));
    setBusy(false);
  };
  return (
    <section className={styles.section} aria-labelledby="preparation">
      <h2 id="preparation">{texts('preparation')}</h2>
      <p className="quiet">{texts('preparation.lead')}</p>
      {failed && <Alert tone="error">{failed}</Alert>}
      {!read && (
        <div>
          <Button pending={busy} onClick={() => void prepare()}>
            {texts('preparation.read')}
          </Button>
        </div>
      )}
      {read && (read.parts ?? []).length === 0 && <p role="status">{texts('preparation.none')}</p>}
      {read?.parts?.map(({ key, updatedAt, entries }) => (
        <div key={key} className={styles.item}>
          <p className="quiet small">{texts('preparation.updated', { key, when: formatDate(updatedAt) })}</p>
          {entries.map(({ label, text }) => (
            <div key={`${label} ${text.slice(0, 40)}`}>
              <h3>{label}</h3>
              <p className={styles.words}>{text}</p>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
};

/** Asks for one questionnaire; gone while it waits for an answer. */
const AskButton = ({
  matchId,
  measure: { key, title },
  onAsked,
}: Client & { readonly measure: Offered[number]; readonly onAsked: () => void }) => {
  const { busy, failed, attempt } = useAttempt(texts('failed'));
  const ask = () =>
    attempt(async () => {
      await api(requestMeasure, { params: { matchId }, body: { measure: key } });
      toast({ title: texts('measures.asked'), tone: 'success' });
      onAsked();
    });
  return (
    <>
      <Button pending={busy} onClick={() => void ask()}>
        {texts('measures.ask', { title })}
      </Button>
      {failed && <Alert tone="error">{failed}</Alert>}
    </>
  );
};

/** What was answered to a question about death or hurting oneself, most recently. */
const Danger = ({ list }: { readonly list: readonly MeasureView[] }) => {
  const [last] = list.flatMap((one) => {
    const form = getForm(one, 'en');
    const place = findDanger(form, one.answers ?? []);
    const [question, option] = [form.questions[place], form.options[one.answers?.[place] ?? -1]];
    return question && option && one.answeredAt
      ? [{ title: form.title, question: question.text, answer: option.label, when: formatDate(one.answeredAt) }]
      : [];
  });
  return last ? <Alert tone="attention">{texts('measures.danger', last)}</Alert> : null;
};

const Measures = ({ matchId, offered }: Client & { readonly offered: Offered }) => {
  const { data, error, reload } = useApi(listMeasures, { params: { matchId } });
  if (error && !data)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  const open = data?.filter(({ answeredAt }) => answeredAt === null) ?? [];
  return (
    <section className={styles.section} aria-labelledby="measures">
      <h2 id="measures">{texts('measures')}</h2>
      <p className="quiet">{texts('measures.lead')}</p>
      <Danger list={data ?? []} />
      <div className={styles.acts}>
        {offered
          .filter(({ key }) => !open.some(({ measure }) => measure === key))
          .map((measure) => (
            <AskButton key={measure.key} {...{ matchId, measure }} onAsked={() => void reload()} />
          ))}
      </div>
      {open.map((one) => (
        <p key={one.id} className="quiet">
          {texts('measures.waiting', { title: getForm(one, 'en').title, when: formatDate(one.requestedAt) })}
        </p>
      ))}
      <Results list={data ?? []} none={texts('measures.none')} />
    </section>
  );
};

const Documents = ({ matchId }: Client) => {
  const { data, error, reload } = useApi(listDocuments, { params: { matchId } });
  if (error && !data)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  return (
    <section className={styles.section} aria-labelledby="documents">
      <h2 id="documents">{texts('documents')}</h2>
      <p className="quiet">{texts('documents.lead')}</p>
      {data && (
        <>
          <DocumentForm key={data[0]?.id ?? ''} recipients={[{ matchId, name: '' }]} onSent={() => void reload()} />
          <DocumentList documents={data} as="practitioner" onChanged={() => void reload()} />
        </>
      )}
    </section>
  );
};

const Parts = ({ matchId, offered }: Client & { readonly offered: Offered }) => (
  <>
    <Preparation matchId={matchId} />
    <Notes matchId={matchId} />
    <Documents matchId={matchId} />
    <Measures {...{ matchId, offered }} />
    <Supervision matchId={matchId} />
  </>
);

/** `/practice/clients/:matchId`: preparation, notes, documents, questionnaires and supervision of one client. */
export const ClientPage = () => {
  const { matchId = '' } = useParams();
  const isPractitioner = useSession(({ user }) => user?.role) === 'practitioner';
  const { data, error } = useApi(getPracticeClient, isPractitioner ? { params: { matchId } } : null);
  const title = data?.initials ? texts('title.of', { who: data.initials }) : texts('title');
  useTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.back}>
          <Link to="/practice">
            <Icon name="back" size={18} /> {texts('back')}
          </Link>
        </p>
        <PageHeading size="tool">{title}</PageHeading>
      </header>
      {!isPractitioner && <EmptyState title={texts('notYours')} />}
      {isPractitioner && error?.status === 404 && (
        <EmptyState title={texts('missing')}>
          <p>{texts('missing.hint')}</p>
        </EmptyState>
      )}
      {isPractitioner && error?.status !== 404 && (
        <Parts key={matchId} {...{ matchId }} offered={data?.measures ?? []} />
      )}
    </div>
  );
};
