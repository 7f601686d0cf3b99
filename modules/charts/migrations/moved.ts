import { defineMoved } from '#core/contract/manifest';

export const moved = defineMoved({ migrations: { '20261122160000_create_chart_fits': 'profile' } });
