import { ApiError, failure } from '#core/web';
import { Field, toast } from '#ui';
import { Select } from '#ui/select/select';
import type { Level } from '../../../schemas/discussion';
import { levels } from '../../../schemas/values';
import { texts } from '../../texts/texts';

/** How much of a discussion or a pod somebody wants to hear. */
export const LevelField = ({
  level,
  save,
}: {
  readonly level: Level;
  readonly save: (level: Level) => Promise<void>;
}) => {
  const choose = async (wanted: Level) => {
    try {
      await save(wanted);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(failure(error, texts('error')));
    }
  };
  return (
    <Field label={texts('level')}>
      <Select
        value={level}
        onChange={({ target }) => void choose(levels.find((one) => one === target.value) ?? 'normal')}
      >
        {levels.map((one) => (
          <option key={one} value={one}>
            {texts(`level.${one}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
};
