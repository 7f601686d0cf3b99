import { ApiError, api, failure, mutateApi } from '#core/web';
import { Field, toast } from '#ui';
import { Select } from '#ui/select/select';
import type { Level } from '../../schemas/discussion';
import { texts } from '../texts/texts';

const levels = ['watching', 'normal', 'muted'] as const;

/** How much of a discussion or a pod somebody wants to hear. */
export const LevelField = ({
  path,
  level,
  onChanged,
}: {
  readonly path: string;
  readonly level: Level;
  readonly onChanged: (level: Level) => void;
}) => {
  const choose = async (wanted: Level) => {
    try {
      await api(path, { method: 'PUT', body: { level: wanted } });
      onChanged(wanted);
      await mutateApi(path);
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
