import type { Core } from '#core/contract/server';
import { atlas } from '#modules/geo/public';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The town that a position belongs to; nothing is stored. */
export const findTown = (core: Core, { latitude, longitude }: Position): { readonly label: string | null } => ({
  label: core.port(atlas).near(latitude, longitude)?.label ?? null,
});
