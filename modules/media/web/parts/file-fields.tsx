import { Field, Textarea, TextInput } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import type { MediaChange, MediaView } from '../../schemas/media';
import { texts } from '../texts/texts';
import { FocalPoint } from './focal-point';

/** What staff write about a file. */
export type Draft = Required<Omit<MediaChange, 'focalPoint'>> & Pick<MediaChange, 'focalPoint'>;

export const draftOf = (file: MediaView): Draft => {
  const { name, alt, isDecorative, credit, licence, transcript, posterId, isPublished, picture } = file;
  const focal = picture ? { focalPoint: picture.focalPoint } : {};
  return { name, alt, isDecorative, credit, licence, transcript, posterId, isPublished, ...focal };
};

export interface FieldsProps {
  readonly file: MediaView;
  readonly draft: Draft;
  readonly edit: (change: Partial<Draft>) => void;
  readonly wrong: (path: string) => string | null | undefined;
}

/** What only a picture has. */
export const PictureFields = ({ file, draft, edit, wrong }: FieldsProps) => (
  <>
    {file.picture && draft.focalPoint && (
      <FocalPoint source={file.picture} value={draft.focalPoint} onChange={(focalPoint) => edit({ focalPoint })} />
    )}
    <Field label={texts('edit.alt')} hint={texts('edit.alt.hint')} error={wrong('alt')} optional={draft.isDecorative}>
      <Textarea rows={2} maxLength={500} value={draft.alt} onChange={({ target }) => edit({ alt: target.value })} />
    </Field>
    <Checkbox
      label={texts('edit.decorative')}
      checked={draft.isDecorative}
      onChange={({ target }) => edit({ isDecorative: target.checked })}
    />
  </>
);

/** What is said in a recording or a film. */
export const TranscriptField = ({ file, draft, edit, wrong }: FieldsProps) => (
  <Field
    label={texts('edit.transcript')}
    hint={texts(file.kind === 'video' ? 'edit.transcript.hint.video' : 'edit.transcript.hint')}
    error={wrong('transcript')}
  >
    <Textarea
      rows={6}
      maxLength={200_000}
      value={draft.transcript}
      onChange={({ target }) => edit({ transcript: target.value })}
    />
  </Field>
);

/** Who made it, and what may be done with it. */
export const CreditFields = ({ draft, edit, wrong }: FieldsProps) => {
  const line = (name: 'credit' | 'licence', hint?: string) => (
    <Field label={texts(`edit.${name}`)} hint={hint} error={wrong(name)} optional>
      <TextInput maxLength={200} value={draft[name]} onChange={({ target }) => edit({ [name]: target.value })} />
    </Field>
  );
  return (
    <>
      {line('credit', texts('edit.credit.hint'))}
      {line('licence', texts('edit.licence.hint'))}
    </>
  );
};
