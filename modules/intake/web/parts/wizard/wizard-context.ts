import { createContext, use } from 'react';
import { type AnswerName, type FieldName, fieldNames } from '../../../schemas/fields';
import { messageIn } from '../../texts/texts';
import type { Wizard } from '../flow/use-wizard';

export const WizardContext = createContext<Wizard | null>(null);

/** The questionnaire around a part. */
export const useWizardHere = (): Wizard => {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('no questionnaire around this part');
  return wizard;
};

/** Id of a field's control, for links of the error summary. */
export const idOf = (name: AnswerName): string => `intake-${name.replace('.', '-')}`;

/** Fields without a control of their own that takes the focus. */
const controls: Readonly<Partial<Record<FieldName, FieldName>>> = {
  emergencyContact: 'emergencyName',
  offsetSeconds: 'birthLocation',
};

/** Id of what takes the focus for a field: that of its first part. */
export const controlOf = (name: AnswerName): string => {
  const specified = fieldNames.find((one) => one === name);
  return idOf((specified && controls[specified]) ?? name);
};

/** What is wrong with a field, if that was said. */
export const useErrorOf = (name: AnswerName): string | null => {
  const misfit = useWizardHere().misfits.find(({ field }) => field === name);
  return misfit ? messageIn(misfit.message) : null;
};
