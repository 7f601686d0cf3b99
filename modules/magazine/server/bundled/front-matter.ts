import type { ArticleContent } from '../../schemas/editorial';

/** An article's file, read: content, and what is no part of it. */
export interface BundledArticle {
  readonly content: ArticleContent;
  /** ISO instant. */
  readonly publishedAt: string;
  /** Names of files in the same folder; null when there are none. */
  readonly files: {
    readonly media: string | null;
    readonly captions: string | null;
    readonly transcript: string | null;
  };
}

const known = new Set(
  (
    'slug title excerpt author category type tags featured language partner disclosure evidence.studyType evidence.sample ' +
    'evidence.link reference media captions durationSeconds transcript publishedAt'
  ).split(' '),
);

const readHead = (head: string): Map<string, string[]> => {
  const values = new Map<string, string[]>();
  for (const line of head.split('\n')) {
    if (line.trim() === '') continue;
    const [, key = '', value = ''] = /^([A-Za-z.]+): (.+)$/.exec(line.trimEnd()) ?? [];
    if (!known.has(key)) throw new Error(`cannot read the line "${line.slice(0, 60)}"`);
    if (values.has(key) && key !== 'reference') throw new Error(`says ${key} twice`);
    values.set(key, [...(values.get(key) ?? []), value.trim()]);
  }
  return values;
};

const referenceOf = (line: string): ArticleContent['references'][number] => {
  const at = line.lastIndexOf(' | ');
  if (at < 0) throw new Error(`has a reference without an address: "${line.slice(0, 60)}"`);
  return { label: line.slice(0, at).trim(), url: line.slice(at + 3).trim() };
};

/** Reads a file as articles/README.md describes it; the shape of the result is checked by whoever stores it. */
export const readFrontMatter = (file: string): BundledArticle => {
  const [, head, body] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n').replace(/^\ufeff/, '')) ?? [];
  if (head === undefined || body === undefined) throw new Error('has no head between two lines "---"');
  const values = readHead(head);
  const maybe = (key: string): string | null => values.get(key)?.[0] ?? null;
  const must = (key: string): string => {
    const value = maybe(key);
    if (value === null) throw new Error(`says no ${key}`);
    return value;
  };
  const type = (maybe('type') ?? 'article') as ArticleContent['type'];
  const media = maybe('media');
  const seconds = maybe('durationSeconds');
  return {
    content: {
      slug: must('slug'),
      title: must('title'),
      excerpt: must('excerpt'),
      author: must('author'),
      category: must('category') as ArticleContent['category'],
      type,
      tags: must('tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      featured: maybe('featured') === 'true',
      language: (maybe('language') ?? 'en') as ArticleContent['language'],
      partner: maybe('partner'),
      disclosure: maybe('disclosure'),
      body: body.trim(),
      references: (values.get('reference') ?? []).map(referenceOf),
      evidence:
        maybe('evidence.studyType') === null
          ? null
          : {
              studyType: must('evidence.studyType'),
              sample: must('evidence.sample'),
              link: must('evidence.link'),
            },
      media:
        media === null
          ? null
          : {
              kind: type === 'video' ? 'video' : 'audio',
              file: media,
              captions: maybe('captions'),
              durationSeconds: seconds === null ? null : Number(seconds),
            },
      transcript: null,
      cover: null,
    },
    publishedAt: must('publishedAt'),
    files: { media, captions: maybe('captions'), transcript: maybe('transcript') },
  };
};
