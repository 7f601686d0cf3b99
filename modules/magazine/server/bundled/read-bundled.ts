import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { FormatRegistry } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { projectFile } from '#core/server/root';
import { ArticleContent } from '../../schemas/editorial';
import { requirePublishable } from '../policies/publishable';
import { readFrontMatter } from './front-matter';

/** An article that comes with the product, with the files it needs. */
export interface Bundled {
  readonly content: ArticleContent;
  readonly publishedAt: string;
  /** Digest of everything it is made of. */
  readonly digest: string;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

const digestOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** A file under a name that changes with its content, so that it may be cached for ever. */
const versioned = async (name: string): Promise<Bundled['files'][number]> => {
  const bytes = await readFile(projectFile(`modules/magazine/media/${basename(name)}`));
  const ending = extname(name);
  return { name: `${basename(name, ending)}.${digestOf(bytes).slice(0, 8)}${ending}`, bytes };
};

const checked = (content: ArticleContent): ArticleContent => {
  // The checker of TypeBox knows no format by itself and refuses what it does not know.
  if (!FormatRegistry.Has('uri')) FormatRegistry.Set('uri', (text) => URL.canParse(text));
  const wrong = Value.Errors(ArticleContent, content).First();
  if (wrong) throw new Error(`${wrong.path.slice(1)}: ${wrong.message}`);
  requirePublishable(content);
  return content;
};

const folder = (): string => projectFile('modules/magazine/articles');

const readOne = async (name: string): Promise<Bundled> => {
  const text = await readFile(`${folder()}/${name}`, 'utf8');
  const { content, publishedAt, files } = readFrontMatter(text);
  if (Number.isNaN(Date.parse(publishedAt))) throw new Error('publishedAt is not an instant');
  const transcript =
    files.transcript === null ? null : (await readFile(`${folder()}/${basename(files.transcript)}`, 'utf8')).trim();
  const media = files.media === null ? null : await versioned(files.media);
  const captions = files.captions === null ? null : await versioned(files.captions);
  const whole: ArticleContent = {
    ...content,
    transcript,
    media: content.media && { ...content.media, file: media?.name ?? '', captions: captions?.name ?? null },
  };
  return {
    content: checked(whole),
    publishedAt: new Date(publishedAt).toISOString(),
    digest: digestOf(text, transcript ?? '', media?.name ?? '', captions?.name ?? ''),
    files: [media, captions].flatMap((file) => file ?? []),
  };
};

/** Names of the articles that come with the product. */
export const listBundledNames = async (): Promise<string[]> =>
  existsSync(folder())
    ? (await readdir(folder()))
        .filter((name) => name.endsWith('.md') && !name.endsWith('.transcript.md') && name !== 'README.md')
        .sort()
    : [];

/** Reads one of them; the error of a file that is not right names it. */
export const readBundled = (name: string): Promise<Bundled> =>
  readOne(name).catch((error: Error) => {
    throw new Error(`modules/magazine/articles/${name} ${error.message}`, { cause: error });
  });
