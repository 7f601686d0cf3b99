import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, findProblem } from '#core/web';
import { readDraft } from '#core/web/drafts';
import { Alert, Button, Field, Textarea, TextInput } from '#ui';
import { Select } from '#ui/select/select';
import type { DiscussionInput, DiscussionView, ResponseView } from '../../../schemas/discussion';
import { changeDiscussion, changeResponse } from '../../../schemas/endpoints';
import { discussionCategories, limits, parseDiscussionCategory } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import { HelpOffer } from '../frame/help';
import styles from './forum.module.css';
import type { PostKind } from './post-endpoints';
import { usePostDraft } from './use-post-draft';

type Post = DiscussionView | ResponseView;

/** Saves other words over a version of a post. */
export type ChangePost<T extends Post> = (words: DiscussionInput, version: number) => Promise<T>;

const placeOf = (kind: PostKind, { id }: Post): string => `edit.${kind}.${id}`;
/** A post as its form starts; a reply has neither title nor category. `version` is the one that the words were written over. */
const wordsOf = (post: Post) => ({
  title: 'title' in post ? post.title : '',
  category: 'category' in post ? post.category : '',
  content: post.content,
  version: String(post.version),
});

/** Whether other words than the post's are kept on this device. */
export const isUnsaved = (userId: string, kind: PostKind, post: Post): boolean => {
  const now = wordsOf(post);
  const kept = readDraft(userId, placeOf(kind, post), now);
  return kept.title !== now.title || kept.category !== now.category || kept.content !== now.content;
};

/** Milliseconds in which the menu that led here gives the focus back to its button. */
const menuCloses = 80;

interface Props<T extends Post> {
  readonly kind: PostKind;
  readonly post: T;
  readonly change: ChangePost<T>;
  /** Somebody asked for it just now, so the first field takes the focus. */
  readonly asked: boolean;
  readonly onSaved: (post: T) => void;
  readonly onCancel: () => void;
}

/** Changes a post. What was typed stays on the device until it is saved or given up; a change from elsewhere is shown and never lost. */
export const EditForm = <T extends Post>({ kind, post, change, asked, onSaved, onCancel }: Props<T>) => {
  const { draft, write, clear } = usePostDraft(placeOf(kind, post), wordsOf(post));
  const { title, category, content } = draft;
  const [failed, setFailed] = useState('');
  const [help, setHelp] = useState(false);
  const [theirs, setTheirs] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const talk = kind === 'discussion';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), menuCloses);
    return () => clearTimeout(timer);
  }, [asked]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === '' || (talk && title.trim() === '')) return setFailed(texts('fillAll'));
    setBusy(true);
    setFailed('');
    try {
      const words = { title: title.trim(), category: parseDiscussionCategory(category), content };
      const saved = await change(words, Number(draft.version));
      clear();
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const endpoint = talk ? changeDiscussion : changeResponse;
      const current = findProblem(error, endpoint, 'changed-elsewhere')?.current;
      // Saving once more is meant for the wording that is shown now.
      if (current) write({ version: String(current.version) });
      setTheirs(current?.content ?? null);
      setFailed(error.message);
      setHelp(findProblem(error, endpoint, 'too-many-requests')?.help === true);
      setBusy(false);
    }
  };
  return (
    <form ref={form} className={styles.post} onSubmit={(event) => void save(event)}>
      {failed && <Alert tone="error">{failed}</Alert>}
      {help && <HelpOffer text={content} />}
      {theirs !== null && (
        <blockquote className={styles.theirs} aria-label={texts('edit.theirs')}>
          <b>{texts('edit.theirs')}</b>
          <p>{theirs}</p>
        </blockquote>
      )}
      {talk && (
        <>
          <Field label={texts('field.title')}>
            <TextInput
              maxLength={limits.title}
              value={title}
              onChange={({ target }) => write({ title: target.value })}
            />
          </Field>
          <Field label={texts('field.category')}>
            <Select value={category} onChange={({ target }) => write({ category: target.value })}>
              {discussionCategories.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </Field>
        </>
      )}
      <Field label={texts('field.content')} hint={texts('field.content.hint')}>
        <Textarea
          rows={6}
          maxLength={limits.content}
          value={content}
          onChange={({ target }) => write({ content: target.value })}
        />
      </Field>
      <p className={styles.buttons}>
        <Button type="submit" variant="loud" pending={busy} pendingText={texts('saving')}>
          {texts('save')}
        </Button>
        <Button
          onClick={() => {
            clear();
            onCancel();
          }}
        >
          {texts('cancel')}
        </Button>
      </p>
    </form>
  );
};
