import { type Static, Type } from '@sinclair/typebox';
import { AudioUrl, LaborNumber } from './labor-response';
import { maxTranscriptLength } from './values';

/** Address of a recording. */
export const audioPath = (id: string): string => `/api/audio/${id}`;

/** Loudness over time for the drawing of a recording: a digit for each stretch, '' when nobody measured. */
const Shape = Type.String({ pattern: '^[0-9]{0,100}$', maxLength: 100 });

/** Text fields next to the file. `transcript` is what the browser heard while it was recorded. */
export const AudioUpload = Type.Object(
  {
    laborNumber: LaborNumber,
    /** `yes`: whoever `writer` names may write it down. Nothing is sent without it. */
    writeDown: Type.Optional(Type.Union([Type.Literal('yes'), Type.Literal('no')])),
    transcript: Type.Optional(Type.String({ maxLength: maxTranscriptLength })),
    shape: Type.Optional(Shape),
  },
  { additionalProperties: false, $id: 'AudioUpload' },
);

export const LaborAudioView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    audioUrl: AudioUrl,
    laborNumber: LaborNumber,
    seconds: Type.Number({ minimum: 0 }),
    shape: Shape,
    /** Type in which it is played now. */
    type: Type.String(),
    /** False while a copy that plays everywhere is still being made. */
    settled: Type.Boolean(),
    /** The words, a machine's draft until they are confirmed; '' while there are none. */
    transcription: Type.String(),
    transcript: Type.Union(
      (['none', 'waiting', 'draft', 'failed', 'confirmed'] as const).map((one) => Type.Literal(one)),
    ),
    /** Who heard it: a host name, a program, or `browser`. */
    writtenBy: Type.Union([Type.String(), Type.Null()]),
    /** Part of the saved answer as it stands. */
    used: Type.Boolean(),
    /** Part of an answer or of an earlier version of one. */
    held: Type.Boolean(),
    createdAt: Type.String(),
  },
  { additionalProperties: false, $id: 'LaborAudioView' },
);
export type LaborAudioView = Static<typeof LaborAudioView>;

/** Own recordings, newest first, and who could write them down. */
export const LaborAudioRoom = Type.Object(
  {
    writer: Type.Union([
      Type.Object(
        { by: Type.Union([Type.Literal('service'), Type.Literal('machine')]), name: Type.String() },
        { additionalProperties: false },
      ),
      Type.Null(),
    ]),
    recordings: Type.Array(LaborAudioView),
  },
  { additionalProperties: false, $id: 'LaborAudioRoom' },
);
export type LaborAudioRoom = Static<typeof LaborAudioRoom>;

/** The words as the person who spoke them says they are. */
export const TranscriptInput = Type.Object(
  { transcription: Type.String({ maxLength: maxTranscriptLength }) },
  { additionalProperties: false, $id: 'TranscriptInput' },
);
