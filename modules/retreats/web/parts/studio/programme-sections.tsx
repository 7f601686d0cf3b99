import { Slot } from '#core/web';
import { mediaPicker } from '#modules/media/public';
import { Button } from '#ui';
import { texts } from '../../texts/studio-texts';
import { LineField, TextField } from './fields';
import { ListEditor } from './list-editor';
import { type OfEditor, Section } from './section';
import styles from './studio.module.css';

/** People who lead it. */
export const Hosts = ({ editor }: OfEditor) => {
  const { content, change, failed } = editor;
  return (
    <Section title={texts('s.people')}>
      <ListEditor
        items={content.hosts}
        most={8}
        addLabel={texts('add.host')}
        create={() => ({ name: '', role: '', about: '', picture: null, userId: null })}
        onChange={(hosts) => change({ hosts })}
      >
        {(host, put, index) => (
          <>
            <div className={styles.pair}>
              <LineField
                label={texts('f.hostName')}
                value={host.name}
                error={failed?.field(`hosts.${index}.name`)}
                onChange={(name) => put({ name })}
              />
              <LineField label={texts('f.hostRole')} value={host.role} optional onChange={(role) => put({ role })} />
            </div>
            <TextField
              label={texts('f.hostAbout')}
              value={host.about}
              maxLength={800}
              optional
              onChange={(about) => put({ about })}
            />
            <Slot
              of={mediaPicker}
              with={{
                kind: 'picture',
                label: texts('f.hostPicture'),
                value: host.picture,
                onChange: (file) => put({ picture: file?.id ?? null }),
              }}
            />
            <LineField
              label={texts('f.hostAccount')}
              hint={texts('f.hostAccount.hint')}
              value={host.userId ?? ''}
              maxLength={36}
              optional
              error={failed?.field(`hosts.${index}.userId`)}
              onChange={(id) => put({ userId: id.trim() === '' ? null : id.trim() })}
            />
          </>
        )}
      </ListEditor>
    </Section>
  );
};

/** Files of the media library, the first of them the cover. */
export const Pictures = ({ editor }: OfEditor) => {
  const { content, change } = editor;
  const slots = content.pictures.length < 12 ? [...content.pictures, null] : content.pictures;
  return (
    <Section title={texts('s.pictures')}>
      <div className={styles.pair}>
        {slots.map((id, index) => (
          <Slot
            key={id ?? 'new'}
            of={mediaPicker}
            with={{
              kind: 'picture',
              label: index === 0 ? texts('f.cover') : texts('f.picture', { number: index + 1 }),
              value: id,
              onChange: (file) => {
                const others = content.pictures.filter((one) => one !== id && one !== file?.id);
                others.splice(index, 0, ...(file ? [file.id] : []));
                change({ pictures: others });
              },
            }}
          />
        ))}
      </div>
      {content.pictures.length > 1 && (
        <div>
          <Button
            variant="bare"
            onClick={() => change({ pictures: [...content.pictures.slice(1), ...content.pictures.slice(0, 1)] })}
          >
            {texts('up')}
          </Button>
        </div>
      )}
    </Section>
  );
};

/** What happens on each day. */
export const Programme = ({ editor }: OfEditor) => {
  const { content, change, failed } = editor;
  return (
    <Section title={texts('s.programme')}>
      {failed?.field('programme') && <p role="alert">{failed.field('programme')}</p>}
      <ListEditor
        items={content.programme}
        most={60}
        addLabel={texts('add.day')}
        create={() => ({ title: '', text: '' })}
        onChange={(programme) => change({ programme })}
      >
        {(day, put, index) => (
          <>
            <LineField
              label={texts('f.dayTitle', { number: index + 1 })}
              value={day.title}
              onChange={(title) => put({ title })}
            />
            <TextField label={texts('f.dayText')} value={day.text} optional onChange={(text) => put({ text })} />
          </>
        )}
      </ListEditor>
    </Section>
  );
};
