import { Type } from '@sinclair/typebox';

/** The name of a campaign or of a site, such as `newsletter` or `search.example`; `direct` for neither. */
export const ArrivalInput = Type.Object(
  { source: Type.String({ pattern: '^[a-z0-9][a-z0-9._-]{0,59}$' }) },
  { additionalProperties: false, $id: 'ArrivalInput' },
);
