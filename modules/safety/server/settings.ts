import { SettingsError } from '#core/contract/errors';
import { parseStaffedHours, type StaffedHours } from '../lib/staffed-hours';

/** How the team answers wishes to be contacted. */
export interface Settings {
  /** Null: nobody is promised to anybody. */
  readonly hours: StaffedHours | null;
  /** Staffed minutes in which somebody takes a request on before others are asked. */
  readonly answerMinutes: number;
  /** One more address that is asked when nobody takes a request on, besides all admins. */
  readonly secondContact: string | null;
}

const parseMinutes = (value: string): number => {
  const minutes = Number(value);
  if (!/^\d{1,4}$/u.test(value) || minutes < 1 || minutes > 1440) throw new Error('a whole number from 1 to 1440');
  return minutes;
};

const parseAddress = (value: string): string => {
  if (!/^[^\s,;:<>()[\]"\\@]{1,64}@[^\s,;:<>()[\]"\\@]{1,253}$/u.test(value))
    throw new Error('one address such as on-call@hedo.example');
  return value;
};

/** Reads the variables of this module; throws one error that names each wrong one. An empty value counts as unset. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const problems: string[] = [];
  const read = <T>(name: string, parse: (value: string) => T, fallback: T): T => {
    const value = env[name]?.trim() ?? '';
    if (value === '') return fallback;
    try {
      return parse(value);
    } catch (error) {
      problems.push(`${name} is ${JSON.stringify(value)}: wanted ${(error as Error).message}`);
      return fallback;
    }
  };
  const settings = {
    hours: read<StaffedHours | null>('SAFETY_STAFFED_HOURS', parseStaffedHours, null),
    answerMinutes: read('SAFETY_ANSWER_MINUTES', parseMinutes, 15),
    secondContact: read<string | null>('SAFETY_SECOND_CONTACT', parseAddress, null),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
};
