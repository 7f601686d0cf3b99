import type { Role } from '../../../contract/manifest';
import type { Config } from '../../host';

/** Whose role needs a second factor, by the operator's setting. */
export interface SecondFactorRule {
  /** Now. */
  needs(role: Role): boolean;
  /** The roles that need it now. */
  roles(): readonly Role[];
  /** Now or later: from when, as ISO instant (null: at once); undefined when the role never needs it. */
  from(role: Role): string | null | undefined;
}

export const createSecondFactorRule = (
  { secondFactor = null }: Pick<Config, 'secondFactor'>,
  now: () => number = Date.now,
): SecondFactorRule => {
  const roles = (): readonly Role[] =>
    secondFactor && (secondFactor.from === null || Date.parse(secondFactor.from) <= now()) ? secondFactor.roles : [];
  return {
    roles,
    needs: (role) => roles().includes(role),
    from: (role) => (secondFactor?.roles.includes(role) ? secondFactor.from : undefined),
  };
};
