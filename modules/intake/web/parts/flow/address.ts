import { useLocation, useNavigate, useSearchParams } from '#core/web';
import type { AnswerName } from '../../../schemas/fields';
import { stepCount } from '../../../schemas/steps';

/** Where somebody is in the questionnaire; all of it stands in the address, so that the browser's Back works. */
export interface Place {
  readonly step: number;
  /** Which question of the step is on a phone's screen, from 1. */
  readonly question: number;
  /** Came from the last look at everything and goes back there. */
  readonly checking: boolean;
}
export interface Address extends Place {
  /** The address names a step. */
  readonly named: boolean;
  /** The field to go to when the step is drawn. */
  readonly field: AnswerName | null;
  readonly go: (place: Partial<Place> & { readonly step: number }, more?: GoOptions) => void;
}
interface GoOptions {
  readonly replace?: boolean;
  readonly field?: AnswerName;
}

const whole = (text: string | null, most: number): number => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : 1;
};

/** The address of a place. */
export const searchOf = ({
  step,
  question = 1,
  checking = false,
}: Partial<Place> & { readonly step: number }): string =>
  `?step=${step}${question > 1 ? `&question=${question}` : ''}${checking ? '&check=1' : ''}`;

/** Reads and changes the place in the address. */
export const useAddress = (): Address => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const field = typeof state === 'object' && state !== null && 'field' in state ? (state.field as AnswerName) : null;
  return {
    named: params.has('step'),
    step: whole(params.get('step'), stepCount),
    question: whole(params.get('question'), 99),
    checking: params.get('check') === '1',
    field,
    go: (place, { replace = false, field: target } = {}) =>
      void navigate({ search: searchOf(place) }, { replace, state: target ? { field: target } : null }),
  };
};
