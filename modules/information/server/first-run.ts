import type { Core } from '#core/contract/server';
import { type FirstRunStep, studio } from '#modules/studio/public';
import type { LegalPage } from '../schemas/values';
import { legalNoun } from './content';

const steps = [
  {
    page: 'imprint',
    label: 'Publish an imprint',
    hint: 'Who runs this site. Many countries ask for it; until then the page says that there is none.',
  },
  {
    page: 'privacy',
    label: 'Publish your privacy page',
    hint: 'The built-in words say what the product does, and name no operator. Let a lawyer read them.',
  },
  {
    page: 'terms',
    label: 'Publish your terms',
    hint: 'The built-in words name no operator and no place of jurisdiction. Let a lawyer read them.',
  },
] as const satisfies readonly { readonly page: LegalPage; readonly label: string; readonly hint: string }[];

/** Legal pages in the operator's own words, before a house opens. */
export const legalSteps = (core: Core): readonly FirstRunStep[] =>
  steps.map(({ page, label, hint }, index) => ({
    id: `information.${page}`,
    order: 20 + index,
    label,
    hint,
    path: `/team-portal/studio/${legalNoun}/${page}/en`,
    isDone: async () => {
      const body = core.port(studio).find(legalNoun, page, 'en')?.['body'];
      return typeof body === 'string' && body !== '';
    },
  }));
