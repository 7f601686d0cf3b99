import { useState } from 'react';
import { formatNumber, isInMiles } from '#core/web';
import { Slider } from '#ui/slider/slider';
import { answerOf } from '../../../schemas/check';
import { type FieldName, fieldOf } from '../../../schemas/fields';
import { limits } from '../../../schemas/values';
import { type TextKey, texts } from '../../texts/texts';
import { useWizardHere } from '../wizard/wizard-context';
import styles from './frame.module.css';

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A whole number between two ends. */
export const SliderField = ({ name }: { readonly name: FieldName }) => {
  const { answers, write } = useWizardHere();
  const { least = 0, most = 10 } = fieldOf(name);
  const value = numberOf(answerOf(answers, name));
  return (
    <>
      <Slider
        label={texts(`s.${name}` as TextKey)}
        name={name}
        value={value}
        min={least}
        max={most}
        onChange={(next) => write({ [name]: next })}
      />
      {name === 'groupSize' && value > 6 && <p className={styles.notice}>{texts('group.large')}</p>}
    </>
  );
};

/** Kilometres that stand for a mile on the line: 1.6 makes every step of 50 miles a round one of 80. */
const kmPerMile = 1.6;
const { least, most, step } = limits.travelRadius;

const inMiles = (value: number): string =>
  value === least
    ? texts('radius.local')
    : value === most
      ? texts('radius.far')
      : texts('radius.value', { value: formatNumber(value) });
const inKilometres = (value: number): string =>
  value === least * kmPerMile
    ? texts('radius.km.local')
    : value === most * kmPerMile
      ? texts('radius.km.far')
      : texts('radius.km.value', { value: formatNumber(value) });

/** How far somebody would travel; shown in the unit they think in, kept in miles. */
export const RadiusField = () => {
  const { answers, write } = useWizardHere();
  const [metric, setMetric] = useState(() => !isInMiles());
  const miles = numberOf(answerOf(answers, 'travelRadius'));
  const factor = metric ? kmPerMile : 1;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons of one switch, no part of the form's answers */}
      <div className={styles.units} role="group" aria-label={texts('radius.unit')}>
        <button type="button" aria-pressed={!metric} onClick={() => setMetric(false)}>
          {texts('miles')}
        </button>
        <button type="button" aria-pressed={metric} onClick={() => setMetric(true)}>
          {texts('kilometres')}
        </button>
      </div>
      <Slider
        key={String(metric)}
        label={texts('s.travelRadius')}
        name="travelRadius"
        unit={texts(metric ? 'kilometres' : 'miles')}
        value={Math.round(miles * factor)}
        min={least * factor}
        max={most * factor}
        step={step * factor}
        text={metric ? inKilometres : inMiles}
        onChange={(next) => write({ travelRadius: Math.round(next / factor / step) * step })}
      />
    </>
  );
};
