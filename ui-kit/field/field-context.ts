import { createContext, useContext, useId } from 'react';

/** What a field knows: ids of its parts and whether it is wrong. */
export interface FieldInfo {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  group: boolean;
}

/** The field around a control, if there is one. */
export const FieldContext = createContext<FieldInfo | null>(null);

/** The attributes that tie a control to its field. */
export interface ControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Merges a control's own attributes with those of the field around it; the control's own id wins. */
export function useFieldControl(own: ControlProps) {
  const field = useContext(FieldContext);
  const spare = useId();
  const describedBy = [field?.group ? undefined : field?.describedBy, own['aria-describedby']]
    .filter(Boolean)
    .join(' ');
  return {
    id: own.id ?? field?.controlId ?? spare,
    labelId: field?.labelId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  };
}
