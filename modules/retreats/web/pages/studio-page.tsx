import { useEffect, useRef, useState } from 'react';
import { Link, Slot, useApi, useParams } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { keptHistory, translationStates } from '#modules/studio/public';
import { Alert, Badge, Button, LinkButton, Skeleton } from '#ui';
import { contentDescription, readContent, toContentFields } from '../../lib/content-fields';
import type { StudioDate } from '../../schemas/date';
import { getStudioRetreat } from '../../schemas/endpoints';
import type { StudioRetreat } from '../../schemas/retreat';
import { formatDay } from '../parts/format';
import { Basics, Details, Place } from '../parts/studio/content-sections';
import { DateDialog } from '../parts/studio/date-dialog';
import { Moves, Publishing } from '../parts/studio/moves';
import { Hosts, Pictures, Programme } from '../parts/studio/programme-sections';
import { Fit, Papers, Prices, Questions, TermsSection } from '../parts/studio/rule-sections';
import { Section } from '../parts/studio/section';
import styles from '../parts/studio/studio.module.css';
import { type RetreatEditor, useRetreatEditor } from '../parts/studio/use-retreat-editor';
import { Conflict, Waiting } from '../parts/studio/waiting';
import { texts } from '../texts/studio-texts';

interface EditorProps {
  readonly retreat: StudioRetreat;
  readonly onChanged: (retreat: StudioRetreat) => void;
}

const Dates = ({ retreat, onChanged }: EditorProps) => {
  const [open, setOpen] = useState<StudioDate | 'new' | null>(null);
  // The retreat may have been saved while the date was.
  const latest = useRef(retreat);
  useEffect(() => {
    latest.current = retreat;
  }, [retreat]);
  const put = (saved: StudioDate): void => {
    const { current } = latest;
    const others = current.dates.filter(({ id }) => id !== saved.id);
    const dates = [...others, saved].sort((one, other) => one.startsOn.localeCompare(other.startsOn));
    onChanged({ ...current, dates });
  };
  return (
    <Section title={texts('s.dates')}>
      {retreat.dates.length === 0 && <p className={styles.quiet}>{texts('d.none')}</p>}
      <div>
        {retreat.dates.map((date) => (
          <div key={date.id} className={styles.date}>
            <span>
              <b>{formatDay(date.startsOn)}</b>
              <small className={styles.quiet}>
                {texts('taken.of', { taken: date.taken, capacity: date.capacity })} ·{' '}
                {texts('d.waiting', { count: date.waiting })}
              </small>
            </span>
            <div className={styles.acts}>
              <Badge tone={date.status === 'open' ? 'reviewed' : 'other'}>{texts(`d.${date.status}`)}</Badge>
              <Link to={`/team-portal/retreats/dates/${date.id}`}>{texts('d.roster')}</Link>
              {date.status !== 'cancelled' && (
                <Button
                  variant="bare"
                  aria-label={texts('d.edit', { day: formatDay(date.startsOn) })}
                  onClick={() => setOpen(date)}
                >
                  {texts('d.change')}
                </Button>
              )}
            </div>
          </div>
        ))}
      </div>
      <div>
        <Button onClick={() => setOpen('new')}>{texts('add.date')}</Button>
      </div>
      {open && (
        <DateDialog retreat={retreat} date={open === 'new' ? null : open} onSaved={put} onClose={() => setOpen(null)} />
      )}
    </Section>
  );
};

const History = ({ retreat, editor }: { readonly retreat: StudioRetreat; readonly editor: RetreatEditor }) => {
  const shown = retreat.shown ?? (retreat.status === 'published' ? retreat.content : null);
  return (
    <Section title={texts('s.history')}>
      <Slot
        of={keptHistory}
        with={{
          object: { kind: 'retreats', id: retreat.id },
          version: retreat.version,
          description: contentDescription,
          shown: shown && toContentFields(shown),
          draft: shown && toContentFields(editor.content),
          toFields: (content) => toContentFields(readContent(content)),
          onRestore: editor.restore,
        }}
      />
    </Section>
  );
};

const Head = ({ retreat, editor }: { readonly retreat: StudioRetreat; readonly editor: RetreatEditor }) => (
  <>
    <div className={styles.acts}>
      <Badge tone={retreat.status === 'published' ? 'reviewed' : 'pending'}>{texts(`status.${retreat.status}`)}</Badge>
      {retreat.sample && <Badge tone="sample">{texts('sample')}</Badge>}
      <LinkButton as={Link} to={`/retreats/${retreat.content.slug}`}>
        {texts('view')}
      </LinkButton>
      {!editor.isChanged && <Moves retreat={retreat} editor={editor} />}
    </div>
    {retreat.status === 'draft' && retreat.missing.length > 0 && (
      <Alert tone="attention" title={texts('missing')}>
        <ul>
          {retreat.missing.map(({ path, message }) => (
            <li key={path}>{message}</li>
          ))}
        </ul>
      </Alert>
    )}
  </>
);

const Editor = ({ retreat, onChanged }: EditorProps) => {
  const editor = useRetreatEditor(retreat, onChanged);
  const { failed, isChanged, busy } = editor;
  return (
    <div className={styles.page}>
      <Head retreat={retreat} editor={editor} />
      <Waiting retreat={retreat} editor={editor} />
      <Dates retreat={retreat} onChanged={onChanged} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save();
        }}
      >
        <Basics editor={editor} canChangeSlug={retreat.canChangeSlug} />
        <Place editor={editor} />
        <Pictures editor={editor} />
        <Programme editor={editor} />
        <Hosts editor={editor} />
        <Details editor={editor} />
        <Fit editor={editor} />
        <Questions editor={editor} />
        <Prices editor={editor} />
        <Papers editor={editor} />
        <TermsSection editor={editor} />
        <div className={styles.bar}>
          <Conflict editor={editor} />
          {failed && <Alert tone="error">{failed.message}</Alert>}
          <Button type="submit" variant="loud" pending={busy === 'save'} pendingText={texts('saving')}>
            {texts('save')}
          </Button>
          {isChanged ? (
            <span className={styles.quiet}>{texts('unsaved')}</span>
          ) : (
            <Publishing retreat={retreat} editor={editor} />
          )}
        </div>
      </form>
      <Section title={texts('s.languages')}>
        <Slot
          of={translationStates}
          with={{
            noun: 'retreat-texts',
            id: retreat.id,
            source: (retreat.shown ?? retreat.content).language,
            version: retreat.version,
          }}
        />
      </Section>
      <History retreat={retreat} editor={editor} />
    </div>
  );
};

/** `/team-portal/retreats/<id>`: one retreat with its dates. */
export const StudioPage = () => {
  const { id = '' } = useParams();
  const { data, error, reload, set } = useApi(getStudioRetreat, { params: { id } }, { form: true });
  return (
    <StaffPage
      title={data?.content.title ?? texts('name')}
      lead={texts('lead')}
      of="admins"
      back={{ to: '/team-portal/retreats', label: texts('title') }}
    >
      {data && <Editor key={data.id} retreat={data} onChanged={(retreat) => void set(retreat)} />}
      {!data && error && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={10} label={texts('loading')} />}
    </StaffPage>
  );
};
