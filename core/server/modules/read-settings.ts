import type { Setting } from '../../contract/settings';
import { ConfigError } from '../config-reader';
import { variables } from '../config-variables';
import type { FoundModule } from './find';

type Environment = Readonly<Record<string, string | undefined>>;
type Values = Readonly<Record<string, unknown>>;
interface OwnedSetting {
  readonly owner: string;
  readonly key: string;
  readonly setting: Setting;
}
interface Reading {
  /** The values of each module's settings, by module. */
  readonly values: ReadonlyMap<string, Values>;
  /** Former names that are still in use, in one line each. */
  readonly warnings: readonly string[];
}

const longestShown = 120;
const toOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ');
const shorten = (value: string): string => (value.length > longestShown ? `${value.slice(0, longestShown)}…` : value);

const listSettings = (modules: readonly FoundModule[]): readonly OwnedSetting[] =>
  modules.flatMap(({ manifest, server }) =>
    Object.entries(server?.settings ?? {}).map(([key, setting]) => ({ owner: manifest.id, key, setting })),
  );

/** Names that lack their module's prefix, or that somebody else reads already: another module, or the host. */
const findNameFaults = (settings: readonly OwnedSetting[]): string[] => {
  const faults: string[] = [];
  const owners = new Map(Object.keys(variables).map((name) => [name, 'the host']));
  for (const { owner, setting } of settings) {
    const prefix = `${owner.replaceAll('-', '_').toUpperCase()}_`;
    if (!setting.name.startsWith(prefix))
      faults.push(`${owner}: setting "${setting.name}" does not begin with ${prefix}`);
    else if (!/^[A-Z0-9]+(_[A-Z0-9]+)*$/.test(setting.name))
      faults.push(`${owner}: setting "${setting.name}" is not written in capitals`);
    for (const name of [setting.name, ...(setting.formerName ? [setting.formerName] : [])]) {
      const first = owners.get(name);
      if (first) faults.push(`${owner}: setting "${name}" is already taken by ${first}`);
      owners.set(name, owner);
    }
  }
  return faults;
};

const describeFault = (setting: Setting, name: string, value: string, expected: string): string => {
  if (!setting.secret) return `${name}=${shorten(toOneLine(value))} is not ${toOneLine(expected)}`;
  // What is expected comes from the module, which may quote what it was given.
  return `${name} is set, but is not ${expected.includes(value) ? 'usable' : toOneLine(expected)}`;
};

/**
 * Reads the settings of all modules before any of them is created. Throws one `ConfigError` with a line for each wrong value that
 * names module and variable, and another error when the declarations themselves are wrong.
 */
export const readSettings = (modules: readonly FoundModule[], env: Environment): Reading => {
  const settings = listSettings(modules);
  const faults = findNameFaults(settings);
  if (faults.length > 0) throw new Error(`Modules cannot start:\n  ${faults.join('\n  ')}`);

  const problems: string[] = [];
  const warnings: string[] = [];
  const readOne = ({ owner, setting }: OwnedSetting): unknown => {
    const { formerName } = setting;
    const isSet = (name: string | undefined): name is string => name !== undefined && (env[name]?.trim() ?? '') !== '';
    if (isSet(formerName))
      warnings.push(
        isSet(setting.name)
          ? `${owner}: ${formerName} is ignored since ${setting.name} is set; remove it`
          : `${owner}: ${formerName} is now called ${setting.name}; the next release does not read the old name`,
      );
    const name = [setting.name, formerName].find(isSet);
    if (name === undefined) return setting.fallback;
    const value = env[name]?.trim() ?? '';
    try {
      return setting.read(value);
    } catch (error) {
      problems.push(`${owner}: ${describeFault(setting, name, value, (error as Error).message)}`);
      return setting.fallback;
    }
  };

  const values = new Map<string, Values>();
  for (const { manifest, server } of modules) {
    const before = problems.length;
    const own = Object.fromEntries(
      settings.filter(({ owner }) => owner === manifest.id).map((one) => [one.key, readOne(one)]),
    );
    if (problems.length === before)
      problems.push(...(server?.check(own) ?? []).map((problem) => `${manifest.id}: ${problem}`));
    values.set(manifest.id, own);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return { values, warnings };
};
