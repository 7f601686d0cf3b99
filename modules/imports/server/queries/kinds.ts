import { invalid } from '#core/contract/errors';
import { type ImportKind, importKinds } from '#core/contract/imports';
import type { Core } from '#core/contract/server';
import type { KindView } from '../../schemas/imports';

export const findKind = (core: Core, id: string): ImportKind | null =>
  core.ports(importKinds).find((kind) => kind.id === id) ?? null;

/** Throws 422 for a kind that no module brings. */
export const getKind = (core: Core, id: string): ImportKind => {
  const kind = findKind(core, id);
  if (!kind) throw invalid('kind', 'Nothing of this kind can be imported. Choose one of the list.');
  return kind;
};

export const listKindViews = (core: Core): KindView[] =>
  core.ports(importKinds).map(({ id, label, lead, skips, fields, options = [] }) => ({
    ...{ id, label, lead, skips },
    fields: fields.map(({ name, help, isRequired }) => ({ name, help, isRequired })),
    options: options.map(({ name, label: title, help }) => ({ name, label: title, help })),
  }));
