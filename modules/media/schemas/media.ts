import { type Static, Type } from '@sinclair/typebox';
import { mediaKinds, partBytes } from './values';

const closed = { additionalProperties: false } as const;
const nullable = Type.Null();
const Share = Type.Number({ minimum: 0, maximum: 1 });

export const MediaKindName = Type.Union(mediaKinds.map((kind) => Type.Literal(kind)));

/** The point of a picture that stays in sight when it is cropped, from its upper left corner. */
export const FocalPoint = Type.Object({ x: Share, y: Share }, closed);
export type FocalPoint = Static<typeof FocalPoint>;

/** What an `<img>` needs. */
export const PictureSource = Type.Object(
  {
    src: Type.String(),
    srcset: Type.Array(Type.Object({ url: Type.String(), width: Type.Integer() }, closed)),
    width: Type.Integer(),
    height: Type.Integer(),
    /** Empty where the picture is decorative. */
    alt: Type.String(),
    focalPoint: FocalPoint,
  },
  closed,
);
export type PictureSource = Static<typeof PictureSource>;

/** A file of the library as pages show it. */
export const MediaFile = Type.Object(
  {
    id: Type.String(),
    /** Digest of its content, which stands in its address. */
    key: Type.String(),
    kind: MediaKindName,
    /** Media type, such as `video/mp4`. */
    type: Type.String(),
    name: Type.String(),
    /** Bytes of the file as it was uploaded. */
    size: Type.Integer(),
    picture: Type.Union([PictureSource, nullable]),
    /** Address of a file that is no picture. */
    url: Type.Union([Type.String(), nullable]),
    /** Address of a WebVTT file. */
    captionsUrl: Type.Union([Type.String(), nullable]),
    /** Paragraphs of what is said in it. */
    transcript: Type.Array(Type.String()),
    /** Picture shown before it plays. */
    poster: Type.Union([PictureSource, nullable]),
    credit: Type.String(),
    licence: Type.String(),
  },
  { ...closed, $id: 'MediaFile' },
);
export type MediaFile = Static<typeof MediaFile>;

/** A place that shows a file. */
export const MediaUse = Type.Object(
  {
    /** Name of the place, such as the title of an article. */
    label: Type.String(),
    /** Page where it is edited. */
    path: Type.String(),
    /** Everybody can see the place. */
    isPublic: Type.Boolean(),
  },
  closed,
);
export type MediaUse = Static<typeof MediaUse>;

/** A file of the library as staff see it. */
export const MediaView = Type.Object(
  {
    id: Type.String(),
    kind: MediaKindName,
    name: Type.String(),
    /** Media type, such as `video/mp4`. */
    type: Type.String(),
    /** Bytes of the file as it was uploaded. */
    size: Type.Integer(),
    picture: Type.Union([PictureSource, nullable]),
    /** Address of a file that is no picture. */
    url: Type.Union([Type.String(), nullable]),
    /** Address of the transcript where it is WebVTT. */
    captionsUrl: Type.Union([Type.String(), nullable]),
    alt: Type.String(),
    isDecorative: Type.Boolean(),
    credit: Type.String(),
    licence: Type.String(),
    /** Text or WebVTT. */
    transcript: Type.String(),
    /** Picture shown before a video or recording plays. */
    posterId: Type.Union([Type.String(), nullable]),
    isPublished: Type.Boolean(),
    uses: Type.Array(MediaUse),
    uploadedBy: Type.Union([Type.String(), nullable]),
    createdAt: Type.String(),
    version: Type.Integer(),
  },
  { ...closed, $id: 'MediaView' },
);
export type MediaView = Static<typeof MediaView>;
export const MediaList = Type.Array(MediaView);

/** Query of `GET /api/studio/media`; `after` comes from the `Link` header of the page before. */
export const MediaQuery = Type.Object(
  {
    q: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    kind: Type.Optional(MediaKindName),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    after: Type.Optional(Type.String({ maxLength: 80 })),
  },
  closed,
);
export type MediaQuery = Static<typeof MediaQuery>;

/** What staff write about a file. */
export const MediaChange = Type.Object(
  {
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    alt: Type.Optional(Type.String({ maxLength: 500 })),
    isDecorative: Type.Optional(Type.Boolean()),
    credit: Type.Optional(Type.String({ maxLength: 200 })),
    licence: Type.Optional(Type.String({ maxLength: 200 })),
    transcript: Type.Optional(Type.String({ maxLength: 200_000 })),
    posterId: Type.Optional(Type.Union([Type.String({ format: 'uuid' }), nullable])),
    focalPoint: Type.Optional(FocalPoint),
    isPublished: Type.Optional(Type.Boolean()),
  },
  { ...closed, minProperties: 1 },
);
export type MediaChange = Static<typeof MediaChange>;

export const MediaId = Type.Object({ id: Type.String({ format: 'uuid' }) }, closed);

/** Address of a stored file: a digest of its content, and which form of it. */
export const MediaFileParams = Type.Object(
  {
    key: Type.String({ pattern: '^[0-9a-f]{40}$' }),
    file: Type.String({ pattern: '^(w[0-9]{1,5}\\.webp|file\\.[a-z0-9]{3,4}|captions\\.vtt)$' }),
  },
  closed,
);

export const UploadView = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    size: Type.Integer(),
    /** Bytes that have arrived: where the next part begins. */
    received: Type.Integer(),
    /** Bytes of every part but the last. */
    partSize: Type.Literal(partBytes),
    /** ISO instant; each part puts it off. */
    expiresAt: Type.String(),
  },
  { ...closed, $id: 'UploadView' },
);
export type UploadView = Static<typeof UploadView>;
