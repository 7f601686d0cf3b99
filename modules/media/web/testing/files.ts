import type { MediaView } from '../../schemas/media';

/** A picture of the library, or what the overrides describe. */
export const aFile = (overrides: Partial<MediaView> = {}): MediaView => ({
  id: '00000000-0000-4000-8000-0000000000f1',
  kind: 'picture',
  name: 'lake.png',
  type: 'image/webp',
  size: 2_400_000,
  picture: {
    src: '/api/media/a/w800.webp',
    srcset: [
      { url: '/api/media/a/w400.webp', width: 400 },
      { url: '/api/media/a/w800.webp', width: 800 },
    ],
    width: 800,
    height: 600,
    alt: '',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  url: null,
  captionsUrl: null,
  alt: '',
  isDecorative: false,
  credit: '',
  licence: '',
  transcript: '',
  posterId: null,
  isPublished: false,
  uses: [],
  uploadedBy: 'Ada Admin',
  createdAt: '2026-11-24T08:00:00.000000Z',
  version: 1,
  ...overrides,
});
