import type { Role } from '../contract/manifest';
import type { TestApp } from './app';
import type { Client } from './client';
import { type Principal, principals } from './matrix';

/** The role behind each principal. */
export const roleOf: Readonly<Record<Principal, Role | 'anon'>> = {
  anon: 'anon',
  owner: 'client',
  other_client: 'client',
  prac_consent: 'practitioner',
  prac_noconsent: 'practitioner',
  prac_unmatched: 'practitioner',
  admin: 'admin',
};

/** One signed-in caller per principal. Relations between them (matches, consents) are the scenes' work. */
export const makeCallers = async (app: TestApp): Promise<Record<Principal, Client>> => {
  const made: Partial<Record<Principal, Client>> = {};
  for (const principal of principals) made[principal] = await app.as(roleOf[principal]);
  return made as Record<Principal, Client>;
};
