import type { Scene } from '#core/testing/matrix';

/** Happy calls of the routes of this module. */
export const scene: Scene = async () => ({ 'GET /api/sample-page/me': {} });
