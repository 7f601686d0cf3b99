import { useId } from 'react';
import { Icon } from '#ui';
import { Chip } from '#ui/chip/chip';
import { type FieldName, fieldOf } from '../../../schemas/fields';
import { clinicalGoals } from '../../../schemas/options';
import { limits } from '../../../schemas/values';
import { textOr, texts } from '../../texts/texts';
import { idOf, useWizardHere } from '../wizard/wizard-context';
import styles from './frame.module.css';

const places = Array.from({ length: limits.goals }, (_, index) => index);

/** Several of a list. Where only so many may be chosen, the others stay in reach and say why they are blocked. */
export const ChipsField = ({ name, labelledBy }: { readonly name: FieldName; readonly labelledBy?: string }) => {
  const { answers, write, sending } = useWizardHere();
  const base = useId();
  const given = answers[name];
  const chosen: readonly string[] = Array.isArray(given) ? given : [];
  const { options = [], open, most = limits.options } = fieldOf(name);
  const limited = !open;
  const full = chosen.length >= most;
  const flip = (option: string): void => {
    if (sending) return;
    write({ [name]: chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option] });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the fieldset stands around it; this names a list inside of it */}
      <div className={styles.chips} role="group" aria-labelledby={labelledBy ?? `${idOf(name)}-legend`}>
        {options.map((option, index) => {
          const pressed = chosen.includes(option);
          return (
            <Chip
              key={option}
              id={index === 0 ? idOf(name) : undefined}
              pressed={pressed}
              blocked={full && !pressed}
              aria-describedby={limited ? `${base}count` : undefined}
              onClick={() => flip(option)}
            >
              {pressed && <Icon name="check" size={14} />}
              {textOr(`o.${option}`) ?? option}
            </Chip>
          );
        })}
      </div>
      {limited && (
        <p className={styles.count} id={`${base}count`} role="status">
          <span className={styles.dots} aria-hidden="true">
            {places.map((place) => (
              <i key={place} data-on={place < chosen.length} />
            ))}
          </span>
          <span>
            <b>{texts('chosen', { count: chosen.length })}</b> {full && texts('chosen.full')}
          </span>
        </p>
      )}
      {name === 'primaryGoals' && chosen.some((one) => clinicalGoals.some((goal) => goal === one)) && (
        <p className={styles.notice}>{texts('clinical')}</p>
      )}
    </>
  );
};
