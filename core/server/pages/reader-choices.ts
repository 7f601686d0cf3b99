import type Koa from 'koa';
import type { Person, Theme, Units } from '../../contract/page';
import type { User } from '../../contract/route';

export const themeOf = (ctx: Koa.ParameterizedContext): Theme => {
  const chosen = ctx.cookies.get('theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

export const unitsOf = (ctx: Koa.ParameterizedContext): { readonly units?: Units } => {
  const chosen = ctx.cookies.get('units');
  return chosen === 'metric' || chosen === 'imperial' ? { units: chosen } : {};
};

export const personOf = ({ id, role, email, firstName, lastName, profileImageUrl = null }: User): Person => ({
  id,
  role,
  email,
  firstName,
  lastName,
  profileImageUrl,
});
