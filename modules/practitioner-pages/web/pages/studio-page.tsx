import { useState } from 'react';
import { api, Link, Slot, toPath, useApi, useParams } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { mediaPicker } from '#modules/media/public';
import { Alert, Badge, Button, Field, LinkButton, Skeleton, Textarea } from '#ui';
import { textLanguages } from '../../lib/page-content';
import { decidePage, getCredentialDocument, getStudioPage } from '../../schemas/endpoints';
import { pagePath } from '../../schemas/paths';
import type { PageDecision, StudioPage as Studio } from '../../schemas/studio';
import styles from '../parts/staff/staff.module.css';
import { studioPath } from '../parts/staff/studio-nav';
import { useAct } from '../parts/staff/use-act';
import { texts } from '../texts/staff-texts';
import { texts as publicTexts } from '../texts/texts';

type Version = NonNullable<Studio['submitted']>;
const nothing = (): void => undefined;

/** A version as an admin reads it: everything that everybody would. */
const Reading = ({ title, version }: { readonly title: string; readonly version: Version }) => {
  const { content, facts } = version;
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      <p>
        <b>{facts.name}</b>
      </p>
      <p className={styles.quiet}>
        {texts('facts')}: {[...facts.specializations, ...facts.languages].join(', ')}
      </p>
      <ul className={styles.list}>
        {facts.statements.map(({ specialization, statement }) => (
          <li key={specialization}>
            <b>{specialization}:</b> {statement}
          </li>
        ))}
      </ul>
      <Slot
        of={mediaPicker}
        with={{ kind: 'picture', label: texts('photo'), value: content.photoId, onChange: nothing, isReadOnly: true }}
      />
      {content.filmId && (
        <Slot
          of={mediaPicker}
          with={{ kind: null, label: texts('film'), value: content.filmId, onChange: nothing, isReadOnly: true }}
        />
      )}
      {textLanguages(content).map((language) => {
        const text = content.texts[language];
        return (
          text && (
            <div key={language} className={styles.item} lang={language}>
              <h3>{texts(`language.${language}`)}</h3>
              <p>
                <i>{text.headline}</i>
              </p>
              <p className={styles.words}>{text.introduction}</p>
              {text.approach && (
                <p className={styles.words}>
                  <b>{texts('approach')}</b>
                  {`\n${text.approach}`}
                </p>
              )}
              {text.answers.map(({ question, answer }) => (
                <p key={question} className={styles.words}>
                  <b>{publicTexts(`question.${question}`)}</b>
                  {`\n${answer}`}
                </p>
              ))}
            </div>
          )
        );
      })}
    </section>
  );
};

interface DecisionsProps {
  readonly page: Studio;
  readonly onChanged: (page: Studio) => void;
}

const Decisions = ({ page, onChanged }: DecisionsProps) => {
  const [note, setNote] = useState('');
  const { failed, busy, run } = useAct();
  const decide = (to: PageDecision['to']) =>
    void run(to, async () => {
      onChanged(await api(decidePage, { params: { id: page.id }, body: { to, note } }, { ifMatch: page.version }));
      setNote('');
      return texts(`decide.${to}.done`);
    });
  const isWaiting = page.submitted !== null;
  return (
    <section className={styles.block}>
      {!isWaiting && <p className={styles.quiet}>{texts('notSubmitted')}</p>}
      <Field label={texts('decide.note')} optional error={failed?.field('note')}>
        <Textarea rows={3} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      {failed && !failed.field('note') && <Alert tone="error">{failed.message}</Alert>}
      <div className={styles.acts}>
        {isWaiting && (
          <>
            <Button variant="loud" pending={busy === 'approve'} onClick={() => decide('approve')}>
              {texts('decide.approve')}
            </Button>
            <Button pending={busy === 'return'} onClick={() => decide('return')}>
              {texts('decide.return')}
            </Button>
          </>
        )}
        {page.isPublished && (
          <Button pending={busy === 'hide' || busy === 'show'} onClick={() => decide(page.isHidden ? 'show' : 'hide')}>
            {texts(page.isHidden ? 'decide.show' : 'decide.hide')}
          </Button>
        )}
      </div>
    </section>
  );
};

const Whole = ({ page, onChanged }: DecisionsProps) => (
  <div className={styles.page}>
    <div className={styles.acts}>
      <Badge tone={page.state === 'submitted' ? 'pending' : 'other'}>{texts(`state.${page.state}`)}</Badge>
      {page.sample && <Badge tone="sample">{texts('sample')}</Badge>}
      {page.isPublished && !page.isHidden && page.slug && (
        <LinkButton as={Link} to={pagePath(page.slug)}>
          {texts('view')}
        </LinkButton>
      )}
      <Link to={`${studioPath}/credentials`}>{texts('check.title')}</Link>
    </div>
    {page.note && (
      <Alert tone="attention" title={texts('note')}>
        {page.note}
      </Alert>
    )}
    <Decisions page={page} onChanged={onChanged} />
    <div className={styles.pair}>
      {page.submitted && <Reading title={texts('compare.submitted')} version={page.submitted} />}
      {page.published ? (
        <Reading title={texts('compare.published')} version={page.published} />
      ) : (
        <p className={styles.quiet}>{texts('compare.none')}</p>
      )}
    </div>
    {page.credentials.length > 0 && (
      <section className={styles.block}>
        <h2>{texts('nav.credentials')}</h2>
        <ul className={styles.list}>
          {page.credentials.map(({ id, title, issuer, year, state, hasDocument }) => (
            <li key={id} className={styles.acts}>
              <span>{`${title}, ${issuer}, ${year}`}</span>
              <Badge tone={state === 'checked' ? 'reviewed' : 'other'}>{texts(`c.${state}`)}</Badge>
              {hasDocument && (
                <a href={toPath(getCredentialDocument, { params: { id } })} download>
                  {texts('c.open')}
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
);

/** `/team-portal/practitioner-pages/<id>`: what is public of one practitioner next to what is to be approved. */
export const StudioPage = () => {
  const { id = '' } = useParams();
  const { data, error, reload, set } = useApi(getStudioPage, { params: { id } }, { form: true });
  return (
    <StaffPage
      title={data?.name ?? texts('studio.title')}
      lead={texts('studio.lead')}
      of="admins"
      back={{ to: studioPath, label: texts('studio.title') }}
    >
      {data && <Whole page={data} onChanged={(page) => void set(page)} />}
      {!data && error && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={10} label={texts('loading')} />}
    </StaffPage>
  );
};
