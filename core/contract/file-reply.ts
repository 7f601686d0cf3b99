import { Type } from '@sinclair/typebox';

/** The bytes of a file as a reply; what `respond(Buffer.from(bytes), download(...))` answers. */
export const FileBytes = Type.Unsafe<Uint8Array>(
  Type.Object({ type: Type.Literal('Buffer'), data: Type.Array(Type.Integer()) }, { additionalProperties: false }),
);

/** Headers of a reply that is to be saved under a name and kept by nobody in between. The name holds ASCII letters, digits, `-` and `.` only. */
export const download = (filename: string, type: string) => ({
  headers: {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${filename}"`,
    'Cache-Control': 'no-store',
  },
});
