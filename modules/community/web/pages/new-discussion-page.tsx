import { type FormEvent, useState } from 'react';
import { ApiError, api, failure, findProblem, storeAnswer, useNavigate, useTitle } from '#core/web';
import { Alert, Button, Field, PageHeading, Textarea, TextInput, toast } from '#ui';
import { Select } from '#ui/select/select';
import { createDiscussion, getDiscussion } from '../../schemas/endpoints';
import { discussionCategories, limits, parseDiscussionCategory } from '../../schemas/values';
import { Leaf } from '../parts/frame/frame';
import { HelpOffer } from '../parts/frame/help';
import styles from '../parts/posts/forum.module.css';
import { usePostDraft } from '../parts/posts/use-post-draft';
import { texts } from '../texts/texts';

const empty = { title: '', content: '', category: 'Integration' };

/** `/community/new`: begins a discussion. */
export const NewDiscussionPage = () => {
  useTitle(texts('newDiscussion'));
  const navigate = useNavigate();
  const { draft, write, clear } = usePostDraft('discussion', empty);
  const { title, content, category, key } = draft;
  const [failed, setFailed] = useState('');
  const [help, setHelp] = useState(false);
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '' || content.trim() === '') return setFailed(texts('fillAll'));
    setBusy(true);
    setFailed('');
    try {
      const body = { title: title.trim(), content, category: parseDiscussionCategory(category) };
      const made = await api(createDiscussion, { body }, { idempotencyKey: key });
      clear();
      toast({ title: texts('created'), description: texts('created.more'), tone: 'success' });
      await storeAnswer(getDiscussion, { params: { id: made.id } }, made);
      await navigate(`/community/discussions/${made.id}${made.help ? '?help=1' : ''}`, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.message);
      setHelp(findProblem(error, createDiscussion, 'too-many-requests')?.help === true);
      toast(failure(error, texts('error')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Leaf to="/community" back={texts('back.forum')}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <PageHeading size="tool">{texts('newDiscussion')}</PageHeading>
        {failed && <Alert tone="error">{failed}</Alert>}
        {help && <HelpOffer text={content} />}
        <Field label={texts('field.title')} error={failed && !title.trim() ? texts('fillAll') : null}>
          <TextInput maxLength={limits.title} value={title} onChange={({ target }) => write({ title: target.value })} />
        </Field>
        <Field label={texts('field.category')}>
          <Select value={category} onChange={({ target }) => write({ category: target.value })}>
            {discussionCategories.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
        <Field
          label={texts('field.content')}
          hint={texts('field.content.hint')}
          error={failed && !content.trim() ? texts('fillAll') : null}
        >
          <Textarea
            rows={10}
            maxLength={limits.content}
            value={content}
            onChange={({ target }) => write({ content: target.value })}
          />
        </Field>
        <p className={styles.buttons}>
          <Button type="submit" variant="loud" pending={busy} pendingText={texts('posting')}>
            {texts('post')}
          </Button>
        </p>
      </form>
    </Leaf>
  );
};
