import { Field, Textarea, TextInput } from '#ui';
import { Select } from '#ui/select/select';
import type { ArticleContent, MediaInput } from '../../../schemas/editorial';
import styles from '../../pages/editor-page.module.css';
import { orNull } from './lines';
import { texts } from './texts/texts';
import type { Editor } from './use-editor';

const noEvidence = { studyType: '', sample: '', link: '' };

/** Evidence, and sound or film with its transcript. */
export const Sources = ({ editor }: { readonly editor: Editor }) => {
  const { mine, edit, error, stored } = editor;
  const disabled = !stored.can.edit;
  const { evidence, media } = mine;
  const wrong = (path: string) => error?.field(path);
  const prove = (change: Partial<typeof noEvidence>) => {
    const next = { ...(evidence ?? noEvidence), ...change };
    edit({ evidence: Object.values(next).every((part) => part.trim() === '') ? null : next });
  };
  const play = (change: Partial<MediaInput>) => media && edit({ media: { ...media, ...change } });
  const chooseMedia = (kind: string) => {
    const next: ArticleContent['media'] =
      kind === 'audio' || kind === 'video' ? { file: '', captions: null, durationSeconds: null, ...media, kind } : null;
    edit({ media: next });
  };
  return (
    <>
      {(['studyType', 'sample', 'link'] as const).map((part) => (
        <Field key={part} label={texts(`f.evidence.${part}`)} optional error={wrong(`evidence.${part}`)}>
          <TextInput
            value={evidence?.[part] ?? ''}
            disabled={disabled}
            onChange={({ target }) => prove({ [part]: target.value })}
          />
        </Field>
      ))}
      <Field label={texts('f.media')}>
        <Select value={media?.kind ?? ''} disabled={disabled} onChange={({ target }) => chooseMedia(target.value)}>
          <option value="">{texts('f.media.none')}</option>
          <option value="audio">{texts('f.media.audio')}</option>
          <option value="video">{texts('f.media.video')}</option>
        </Select>
      </Field>
      {media && (
        <>
          <Field label={texts('f.media.file')} error={wrong('media.file')}>
            <TextInput value={media.file} disabled={disabled} onChange={({ target }) => play({ file: target.value })} />
          </Field>
          <Field label={texts('f.media.captions')} optional error={wrong('media.captions')}>
            <TextInput
              value={media.captions ?? ''}
              disabled={disabled}
              onChange={({ target }) => play({ captions: orNull(target.value) })}
            />
          </Field>
          <Field label={texts('f.media.duration')} optional error={wrong('media.durationSeconds')}>
            <TextInput
              inputMode="numeric"
              value={media.durationSeconds ?? ''}
              disabled={disabled}
              onChange={({ target }) => play({ durationSeconds: Number.parseInt(target.value, 10) || null })}
            />
          </Field>
          <Field label={texts('f.transcript')} error={wrong('transcript')} className={styles.whole}>
            <Textarea
              rows={4}
              value={mine.transcript ?? ''}
              disabled={disabled}
              onChange={({ target }) => edit({ transcript: orNull(target.value) })}
            />
          </Field>
        </>
      )}
    </>
  );
};
