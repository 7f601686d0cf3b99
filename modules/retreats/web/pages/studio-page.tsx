import { useEffect, useRef, useState } from 'react';
import { Link, useApi, useParams } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Badge, Button, LinkButton, Skeleton } from '#ui';
import type { StudioDate } from '../../schemas/date';
import { getStudioRetreat } from '../../schemas/endpoints';
import type { StudioRetreat } from '../../schemas/retreat';
import { formatDay } from '../parts/format';
import { Basics, Details, Place } from '../parts/studio/content-sections';
import { DateDialog } from '../parts/studio/date-dialog';
import { Hosts, Pictures, Programme } from '../parts/studio/programme-sections';
import { Fit, Papers, Prices, Questions, TermsSection } from '../parts/studio/rule-sections';
import { Section } from '../parts/studio/section';
import styles from '../parts/studio/studio.module.css';
import { type RetreatEditor, useRetreatEditor } from '../parts/studio/use-retreat-editor';
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

const Moves = ({ retreat, editor }: { readonly retreat: StudioRetreat; readonly editor: RetreatEditor }) => {
  const { status } = retreat;
  const pending = editor.busy === 'move';
  return (
    <>
      {status === 'draft' && (
        <Button pending={pending} onClick={() => void editor.move('published')}>
          {texts('publish')}
        </Button>
      )}
      {status === 'published' && (
        <Button pending={pending} onClick={() => void editor.move('draft')}>
          {texts('withdraw')}
        </Button>
      )}
      <Button pending={pending} onClick={() => void editor.move(status === 'archived' ? 'draft' : 'archived')}>
        {texts(status === 'archived' ? 'restore' : 'archive')}
      </Button>
      <Button pending={editor.busy === 'duplicate'} onClick={() => void editor.duplicate()}>
        {texts('duplicate')}
      </Button>
    </>
  );
};

const Head = ({ retreat }: { readonly retreat: StudioRetreat }) => (
  <>
    <div className={styles.acts}>
      <Badge tone={retreat.status === 'published' ? 'reviewed' : 'pending'}>{texts(`status.${retreat.status}`)}</Badge>
      {retreat.sample && <Badge tone="sample">{texts('sample')}</Badge>}
      <LinkButton as={Link} to={`/retreats/${retreat.content.slug}`}>
        {texts('view')}
      </LinkButton>
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
      <Head retreat={retreat} />
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
          {failed && <Alert tone="error">{failed.status === 412 ? texts('stale') : failed.message}</Alert>}
          <Button type="submit" variant="loud" pending={busy === 'save'} pendingText={texts('saving')}>
            {texts('save')}
          </Button>
          {isChanged ? (
            <span className={styles.quiet}>{texts('unsaved')}</span>
          ) : (
            <Moves retreat={retreat} editor={editor} />
          )}
        </div>
      </form>
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
