import { useState } from 'react';
import { ApiError, api, type CallOptions, failure, formatDateTime, useSession } from '#core/web';
import { Alert, Button, Field, TextInput, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { DocumentView } from '../../schemas/content';
import { discardDraft, publishDraft, recallDraft, requestReview } from '../../schemas/endpoints';
import type { Editor } from '../api/use-editor';
import { texts } from '../texts/texts';
import styles from './acts.module.css';

type Versioned = CallOptions<typeof publishDraft>;
type Act = (
  params: { noun: string; key: string; language: DocumentView['language'] },
  options: Versioned,
) => Promise<DocumentView>;

/** Runs one act at a time on what is saved, and shows what came of it. */
const useActs = ({ save, take }: Editor, onRefused: (error: ApiError | null) => void) => {
  const [isBusy, setBusy] = useState(false);
  const run = async (act: Act, done: string, more?: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    onRefused(null);
    try {
      const saved = await save();
      if (!saved) return false;
      const { noun, key, language, version } = saved;
      take(await act({ noun, key, language }, { ifMatch: version }));
      toast({ title: done, tone: 'success', ...(more ? { description: more } : {}) });
      return true;
    } catch (error) {
      if (error instanceof ApiError) onRefused(error);
      else toast(failure(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
};

/** The moment of a field of date and time, which browsers give without a zone. */
const toInstant = (local: string): string | null => {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
};

interface ScheduleProps {
  readonly onSchedule: (at: string) => Promise<void>;
  readonly onClose: () => void;
}
const Schedule = ({ onSchedule, onClose }: ScheduleProps) => {
  const [local, setLocal] = useState('');
  const at = toInstant(local);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts('act.schedule')} description="">
      <form
        className={styles.schedule}
        onSubmit={(event) => {
          event.preventDefault();
          if (at) void onSchedule(at);
        }}
      >
        <Field label={texts('act.schedule.at')} hint={texts('act.schedule.hint')}>
          <TextInput type="datetime-local" required value={local} onChange={({ target }) => setLocal(target.value)} />
        </Field>
        <p className={styles.acts}>
          <Button type="submit" variant="loud">
            {texts('act.schedule.do')}
          </Button>
          <Button variant="bare" onClick={onClose}>
            {texts('act.schedule.no')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
};

const Discard = ({ onDiscard }: { readonly onDiscard: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button variant="bare" onClick={() => setAsking(true)}>
        {texts('act.discard')}
      </Button>
    );
  return (
    <span className={styles.sure}>
      <span>{texts('act.discard.sure')}</span>
      <Button onClick={onDiscard}>{texts('act.discard.yes')}</Button>
      <Button variant="bare" onClick={() => setAsking(false)}>
        {texts('act.discard.no')}
      </Button>
    </span>
  );
};

const Waiting = ({ document }: { readonly document: DocumentView }) => {
  const { draft, isReviewed } = document;
  if (!draft || draft.state === 'draft') return null;
  return (
    <Alert tone="info">
      {texts(`locked.${draft.state}`, { date: draft.publishAt ? formatDateTime(draft.publishAt) : '' })}
      {draft.state === 'in-review' && isReviewed && draft.isOwn && ` ${texts('locked.own')}`}
    </Alert>
  );
};

interface ActsProps {
  readonly editor: Editor;
  readonly onRefused: (error: ApiError | null) => void;
}

/** What can be done with the draft. */
export const Acts = ({ editor, onRefused }: ActsProps) => {
  const { document, state } = editor;
  const { isBusy, run } = useActs(editor, onRefused);
  const [isScheduling, setScheduling] = useState(false);
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const { draft, isReviewed } = document;
  const publish = (at?: string): Promise<boolean> =>
    run(
      (params, options) => api(publishDraft, { params, body: at ? { at } : {} }, options),
      texts(at ? 'done.scheduled' : 'done.published'),
      at ? formatDateTime(at) : texts('done.published.more'),
    );
  if (!isAdmin || (!draft && state === 'none')) return null;
  const isDraft = (draft?.state ?? 'draft') === 'draft' || state === 'dirty';
  const canPublish = isReviewed ? draft?.state === 'in-review' && !draft.isOwn : draft?.state !== 'scheduled';
  return (
    <div className={styles.block}>
      <Waiting document={document} />
      <div className={styles.acts}>
        {canPublish && (
          <Button variant="loud" pending={isBusy} onClick={() => void publish()}>
            {texts(isReviewed ? 'act.approve' : 'act.publish')}
          </Button>
        )}
        {canPublish && <Button onClick={() => setScheduling(true)}>{texts('act.schedule')}</Button>}
        {isReviewed && isDraft && (
          <Button
            variant="loud"
            pending={isBusy}
            onClick={() => void run((params, options) => api(requestReview, { params }, options), texts('done.review'))}
          >
            {texts('act.review')}
          </Button>
        )}
        {!isDraft && (
          <Button
            pending={isBusy}
            onClick={() => void run((params, options) => api(recallDraft, { params }, options), texts('done.recalled'))}
          >
            {texts('act.recall')}
          </Button>
        )}
        {isDraft && (
          <Discard
            onDiscard={() =>
              void run((params, options) => api(discardDraft, { params }, options), texts('done.discarded'))
            }
          />
        )}
      </div>
      {isScheduling && (
        <Schedule
          onClose={() => setScheduling(false)}
          onSchedule={async (at) => {
            setScheduling(false);
            await publish(at);
          }}
        />
      )}
    </div>
  );
};
