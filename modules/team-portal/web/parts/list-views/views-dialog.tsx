import { type FormEvent, useRef, useState } from 'react';
import { api, failure, refreshAnswers, useSession } from '#core/web';
import { Button, Field, TextInput, toast } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Dialog } from '#ui/dialog/dialog';
import { changeListView, deleteListView, listListViews, saveListView } from '../../../schemas/endpoints';
import type { ListView } from '../../../schemas/list-views';
import { viewLimits } from '../../../schemas/values';
import { texts } from './texts/texts';
import styles from './views-dialog.module.css';

interface ViewsDialogProps {
  readonly list: string;
  readonly address: string;
  readonly views: readonly ListView[];
  readonly onClose: () => void;
}

const refresh = (): void => void refreshAnswers(listListViews);

const useAudience = (): string =>
  texts(useSession(({ user }) => user?.role) === 'admin' ? 'share.admin' : 'share.practitioner');

const SaveForm = ({ list, address, onClose }: Omit<ViewsDialogProps, 'views'>) => {
  const audience = useAudience();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const key = useRef<string | null>(null);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving) return;
    if (name.trim() === '') return setWrong(texts('name.missing'));
    setSaving(true);
    key.current ??= crypto.randomUUID();
    try {
      const body = { list, name: name.trim(), address, shared: isShared };
      await api(saveListView, { body }, { idempotencyKey: key.current });
      refresh();
      toast({ title: texts('saved'), tone: 'success' });
      onClose();
    } catch (error) {
      const { title, description } = failure(error, texts('save.failed'));
      setWrong(description ?? title);
      setSaving(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <Field label={texts('name')} error={wrong}>
        <TextInput
          maxLength={viewLimits.name}
          autoComplete="off"
          value={name}
          onChange={({ target }) => {
            key.current = null;
            setWrong(null);
            setName(target.value);
          }}
        />
      </Field>
      <Checkbox
        label={audience}
        checked={isShared}
        onChange={({ target }) => {
          key.current = null;
          setShared(target.checked);
        }}
      />
      <div>
        <Button type="submit" variant="loud" pending={isSaving} pendingText={texts('saving')}>
          {texts('save')}
        </Button>
      </div>
    </form>
  );
};

/** One own view: shared or not, and its deletion, which can be undone. */
const OwnView = ({ view }: { readonly view: ListView }) => {
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      toast(failure(error, texts('change.failed')));
    }
    refresh();
  };
  const { id, list, name, address, shared, version } = view;
  const share = (isShared: boolean) =>
    attempt(async () => {
      await api(changeListView, { params: { id }, body: { shared: isShared } }, { ifMatch: version });
    });
  const putBack = () =>
    attempt(async () => {
      await api(saveListView, { body: { list, name, address, shared } });
    });
  const remove = () =>
    attempt(async () => {
      await api(deleteListView, { params: { id } });
      toast({
        title: texts('removed'),
        tone: 'success',
        action: { label: texts('undo'), onSelect: () => void putBack() },
      });
    });
  return (
    <li>
      <b>{name}</b>
      <Button
        variant="bare"
        aria-pressed={shared}
        aria-label={texts('share.of', { name })}
        onClick={() => void share(!shared)}
      >
        {texts(shared ? 'shared.on' : 'shared.off')}
      </Button>
      <Button variant="bare" aria-label={texts('remove.of', { name })} onClick={() => void remove()}>
        {texts('remove')}
      </Button>
    </li>
  );
};

/** Saves the list as it is now, and manages own views. */
export const ViewsDialog = ({ list, address, views, onClose }: ViewsDialogProps) => {
  const own = views.filter((view) => view.own);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={texts('title')} description={texts('lead')}>
      <div className={styles.dialog}>
        <SaveForm list={list} address={address} onClose={onClose} />
        {own.length > 0 && (
          <section aria-label={texts('own')}>
            <h3>{texts('own')}</h3>
            <ul className={styles.views}>
              {own.map((view) => (
                <OwnView key={view.id} view={view} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
};
