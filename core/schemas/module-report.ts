import { Type } from '@sinclair/typebox';

/** What the shell says of a module. The message of an error is cut, and loses addresses and quoted words, before it is kept. */
export const ModuleReport = Type.Object(
  {
    module: Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 }),
    /** Absent for a module that is built with the host. */
    version: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}\\.[0-9]{1,6}\\.[0-9]{1,6}$' })),
    loadMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
    error: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
