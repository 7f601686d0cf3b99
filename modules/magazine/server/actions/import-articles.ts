import { setImmediate } from 'node:timers/promises';
import { Value } from '@sinclair/typebox/value';
import type { Knex } from 'knex';
import {
  type ImportCells,
  type ImportField,
  type ImportKind,
  type ImportOutcome,
  ImportRefusal,
} from '#core/contract/imports';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { ArticleInput } from '../../schemas/editorial';
import { articleTypes, categories } from '../../schemas/values';
import { Article } from '../models/article';
import { requireFreeSlug, toSlug } from '../queries/slugs';
import { contentOf } from '../text/content';
import { derive } from '../text/derive';
import { createDraft } from './create-draft';
import { writeContent } from './store-article';

type ArticleRow = ArticleInput & { readonly slug: string };

const fields: readonly ImportField[] = [
  { name: 'title', help: 'At most 160 characters.', isRequired: true, aliases: ['Titel', 'título', 'headline'] },
  {
    name: 'slug',
    help: 'Lower-case words joined by hyphens, the end of its address. Empty: made from the title.',
    isRequired: false,
  },
  {
    name: 'body',
    help: 'The text in Markdown. HTML stays visible as text.',
    isRequired: false,
    aliases: ['text', 'content'],
  },
  { name: 'excerpt', help: 'At most 400 characters.', isRequired: false, aliases: ['summary', 'description'] },
  { name: 'author', help: 'Empty: the person who imports it.', isRequired: false },
  { name: 'category', help: `One of ${categories.join(', ')}.`, isRequired: false },
  { name: 'type', help: `One of ${articleTypes.join(', ')}. Empty means article.`, isRequired: false },
  { name: 'tags', help: 'Up to 12, divided by semicolons.', isRequired: false },
  { name: 'language', help: 'en, de or es. Empty means en.', isRequired: false },
];

const findWord = <T extends string>(words: readonly T[], text: string): string =>
  words.find((word) => word.toLowerCase() === text.toLowerCase()) ?? text;

/** The article of a row; what is empty is left out. */
const readArticle = (cells: ImportCells): ArticleRow => {
  const { title = '', slug = '', body = '', excerpt = '', author = '', category = '', type = '', tags = '' } = cells;
  const language = (cells.language ?? '').toLowerCase();
  const input = {
    title,
    slug: slug === '' ? toSlug(title) : slug,
    ...(body && { body: body.replaceAll('\r\n', '\n') }),
    ...(excerpt && { excerpt }),
    ...(author && { author }),
    ...(category && { category: findWord(categories, category) }),
    ...(type && { type: findWord(articleTypes, type) }),
    ...(tags && { tags: [...new Set(tags.split(';').map((tag) => tag.trim()))].filter((tag) => tag !== '') }),
    ...(language && { language }),
  };
  if (!Value.Check(ArticleInput, input)) {
    const [first] = Value.Errors(ArticleInput, input);
    throw new ImportRefusal(`${first?.path.split('/')[1] ?? 'a column'} is missing or not as its help says`);
  }
  return { ...input, slug: input.slug };
};

/** What an article that is there already becomes by a row; null where the row must not touch it. */
const decide = (found: Article | undefined, row: ArticleRow): ImportOutcome => {
  if (!found) return { result: 'created' };
  const before = contentOf(found);
  const isSame = Object.entries(row).every(
    ([name, value]) => JSON.stringify(before[name as keyof typeof before]) === JSON.stringify(value),
  );
  if (isSame) return { result: 'skipped' };
  if (found.status === 'draft') return { result: 'changed' };
  const reason = 'An article with this address is no draft any more. Change it in the journal itself.';
  return { result: 'refused', reason };
};

/** Articles as drafts; nothing is published by an import. One is found again by its address. */
export const createArticleKind = (core: Core): ImportKind<ArticleRow> => ({
  id: 'articles',
  label: 'Articles',
  lead: 'Each row becomes a draft of the journal, its text in Markdown. Found again by its address; a draft is changed, anything further is left alone.',
  skips: 'Articles that are stored just so already.',
  fields,
  // A long text takes a while to read.
  batchRows: 5,
  read: (cells) => {
    const row = readArticle(cells);
    return { key: row.slug, value: row };
  },
  apply: async (trx, rows, { isDryRun, actor }) => {
    const slugs = rows.map(({ key }) => key);
    const stored = Article.query(trx).whereIn('slug', slugs).orderBy('id');
    const found = new Map((await (isDryRun ? stored : stored.forUpdate())).map((row) => [row.slug, row]));
    const write = async (db: Knex.Transaction, row: ArticleRow, before: Article | undefined): Promise<void> => {
      if (before) {
        const content = { ...contentOf(before), ...row };
        if (isDryRun) derive(core, content);
        else await writeContent(core, db, before, content, { editor: actor.id, action: 'changed' });
        return;
      }
      await requireFreeSlug(db, row.slug, null);
      if (isDryRun) core.markdown(row.body ?? '');
      else await createDraft(core, db, toUser(actor), row);
    };
    const outcomes: ImportOutcome[] = [];
    for (const { key, value } of rows) {
      const before = found.get(key);
      const outcome = decide(before, value);
      if (outcome.result === 'created' || outcome.result === 'changed') await write(trx, value, before);
      outcomes.push(outcome);
      // A long text was read: others have their turn.
      await setImmediate();
    }
    return outcomes;
  },
});

const toUser = (actor: { readonly id: string; readonly firstName: string; readonly lastName: string }): User => ({
  ...actor,
  email: '',
  role: 'admin',
  permissions: new Set(),
});
