import type { Read } from '../contract/settings';
import { type ValueOf, type VariableName, variables } from './config-variables';

/** The environment is wrong: one line for each variable, without any secret. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads variables one by one and remembers what is wrong with them. */
export interface Reader {
  /** The value, or null when it is unset or wrong. */
  read<K extends VariableName>(name: K): ValueOf<K> | null;
  given(name: VariableName): boolean;
  /** Notes that `wanted` was expected of a variable; the first note on a variable stands. */
  wrong(name: VariableName, wanted: string): void;
  readonly problems: ReadonlyMap<VariableName, string>;
}

/** A reader of `env`. Values of secret variables never enter a problem. */
export const readerOf = (env: NodeJS.ProcessEnv): Reader => {
  const problems = new Map<VariableName, string>();
  const rawOf = (name: VariableName): string => env[name]?.trim() ?? '';
  const wrong = (name: VariableName, wanted: string): void => {
    if (problems.has(name)) return;
    const value = rawOf(name);
    const got = variables[name].secret ? 'is set, but wrong' : `is ${JSON.stringify(value)}`;
    problems.set(name, `${name} ${value ? got : 'is not set'}: wanted ${wanted}`);
  };
  return {
    problems,
    wrong,
    given: (name) => rawOf(name) !== '',
    read: <K extends VariableName>(name: K) => {
      const value = rawOf(name);
      if (!value) return null;
      try {
        return (variables[name].read as unknown as Read<ValueOf<K>>)(value);
      } catch (error) {
        wrong(name, (error as Error).message);
        return null;
      }
    },
  };
};
