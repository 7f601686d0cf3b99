import { useId, useState } from 'react';
import { api, failure } from '#core/web';
import { Button, Icon, toast } from '#ui';
import { chooseAudience } from '../../../schemas/endpoints';
import type { LaborResponseView } from '../../../schemas/labor-response';
import { type Audience, audiences } from '../../../schemas/values';
import { refreshLabors } from '../../api/labors';
import styles from './audience-choice.module.css';
import { texts } from './texts/texts';

const isWider = (one: Audience, than: Audience): boolean => audiences.indexOf(one) > audiences.indexOf(than);

/** The same in the head of the page, in a few words. */
export const AudienceNote = ({ audience }: { readonly audience: Audience }) => (
  <span className={styles.short}>
    {audience === 'self' && <Icon name="lock" size={16} />}
    <span>{texts(`short.${audience}`)}</span>
  </span>
);

interface ChoiceProps {
  readonly audience: Audience;
  /** What stands under the choices: when they count, or what is left to confirm. */
  readonly hint: string;
  readonly busy?: boolean;
  readonly onChoose: (audience: Audience) => void;
  readonly children?: React.ReactNode;
}

const Choice = ({ audience, hint, busy = false, onChoose, children }: ChoiceProps) => {
  const group = useId();
  return (
    <fieldset className={styles.choice} aria-busy={busy || undefined} aria-describedby={`${group}hint`}>
      <legend>{texts('legend')}</legend>
      {audiences.map((one) => (
        <label key={one} className={styles.option}>
          <input
            type="radio"
            name={group}
            value={one}
            checked={audience === one}
            aria-labelledby={`${group}${one}-name`}
            aria-describedby={`${group}${one}`}
            onChange={() => busy || onChoose(one)}
          />
          <span id={`${group}${one}-name`}>{texts(one)}</span>
          <small id={`${group}${one}`}>{texts(`${one}.hint`)}</small>
        </label>
      ))}
      <p id={`${group}hint`} className={styles.hint} aria-live="polite">
        {busy ? texts('saving') : hint}
      </p>
      {children}
    </fieldset>
  );
};

/** Whom an answer will be for that is not saved yet. */
export const FirstAudience = ({
  audience,
  onChoose,
}: {
  readonly audience: Audience;
  readonly onChoose: (audience: Audience) => void;
}) => <Choice audience={audience} hint={texts('first')} onChoose={onChoose} />;

/**
 * Whom a saved answer is for. Keeping it back counts at once; opening it further asks for one more press, since arrow keys pass
 * through the choices.
 */
export const AudienceChoice = ({
  answer,
  onChanged,
}: {
  readonly answer: LaborResponseView;
  readonly onChanged: (answer: LaborResponseView) => void;
}) => {
  const saved = answer.audience ?? 'reading';
  const [wanted, setWanted] = useState<Audience | null>(null);
  const [saving, setSaving] = useState<Audience | null>(null);

  const save = async (audience: Audience) => {
    setSaving(audience);
    try {
      onChanged(await api(chooseAudience, { params: { id: answer.id }, body: { audience } }));
      toast({ title: texts('changed'), description: texts(`changed.${audience}`), tone: 'success' });
      void refreshLabors();
    } catch (error) {
      toast(failure(error));
    } finally {
      setSaving(null);
      setWanted(null);
    }
  };
  const choose = (audience: Audience): void => {
    if (audience === saved) setWanted(null);
    else if (isWider(audience, saved)) setWanted(audience);
    else void save(audience);
  };
  const hint =
    wanted === null || wanted === 'self' ? texts('later') : texts(`widen.${saved === 'self' ? 'reading' : wanted}`);
  return (
    <Choice audience={saving ?? wanted ?? saved} hint={hint} busy={saving !== null} onChoose={choose}>
      {wanted !== null && (
        <div className={styles.confirm}>
          <Button variant="loud" pending={saving !== null} onClick={() => void save(wanted)}>
            {texts('widen')}
          </Button>
          <Button variant="bare" onClick={() => setWanted(null)}>
            {texts('keep')}
          </Button>
        </div>
      )}
    </Choice>
  );
};
