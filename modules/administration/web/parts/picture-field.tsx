import { Slot } from '#core/web';
import { mediaPicker } from '#modules/media/public';

interface PictureFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** A picture of the media library, for a field of the content studio. */
export const PictureField = ({ label, value, onChange }: PictureFieldProps) => (
  <Slot of={mediaPicker} with={{ kind: 'picture', label, value, onChange: (file) => onChange(file?.id ?? null) }} />
);
