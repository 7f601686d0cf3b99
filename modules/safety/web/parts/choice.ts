import { type HelpKind, helpKinds } from '../../schemas/values';

/** What the reader asked to see; null: not chosen yet, or everything. */
export interface Choice {
  readonly country: string | null;
  readonly kind: HelpKind | null;
}

/** The address of the page that shows a choice. */
export const formatAddress = ({ country, kind }: Choice): string => {
  const query = new URLSearchParams({ ...(country && { country }), ...(kind && { kind }) }).toString();
  return `/help-now${query && `?${query}`}`;
};

/** The choice in an address; what names no known country or kind is left out. */
export const parseChoice = (query: URLSearchParams, codes: readonly string[]): Choice => {
  const country = query.get('country')?.toUpperCase() ?? '';
  const kind = query.get('kind');
  return {
    country: codes.includes(country) ? country : null,
    kind: helpKinds.find((known) => known === kind) ?? null,
  };
};
