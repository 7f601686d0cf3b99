import { hostAccounts } from '#core/contract/host-ports';
import { productName } from '#core/contract/house';
import type { Core } from '#core/contract/server';
import { type FirstRunStep, studio } from '#modules/studio/public';
import { houseNoun } from './house-content';

const path = `/team-portal/studio/${houseNoun}/identity/en`;

/** What the house says of itself, before it opens. */
export const houseSteps = (core: Core): readonly FirstRunStep[] => {
  const read = (name: string) => core.port(studio).find(houseNoun, 'identity', 'en')?.[name];
  return [
    {
      id: 'administration.own-name',
      order: 0,
      label: 'Enter your own name',
      hint: 'The first account is called Admin. Others see this name next to what you write and approve.',
      path: '/account',
      isDone: async () => {
        const { accounts } = await core.port(hostAccounts).list({ role: 'admin', sort: 'oldest', limit: 50 });
        return accounts.every(({ firstName, lastName }) => firstName !== 'Admin' || lastName !== '');
      },
    },
    {
      id: 'administration.name',
      order: 1,
      label: 'Give the house its name',
      hint: `Until then pages and mails call it ${productName}.`,
      path,
      isDone: async () => core.port(studio).findPublishedAt(houseNoun, 'identity', 'en') !== null,
    },
    {
      id: 'administration.contact',
      order: 2,
      label: 'Say how to reach you',
      hint: 'A phone number or a postal address at the foot of every page, and the mail address that answers.',
      path,
      isDone: async () => [read('phone'), read('address')].some((value) => typeof value === 'string' && value !== ''),
    },
  ];
};
