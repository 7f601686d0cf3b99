import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { ArticleInput, EditorialView } from '../schemas/editorial';

/** A body which everything that publishing demands is in. */
export const anArticle = (overrides: Partial<ArticleInput> = {}): ArticleInput => ({
  title: 'A quiet hour',
  excerpt: 'What an hour without a screen does, and how to begin.',
  category: 'Wellness',
  tags: ['rest', 'attention'],
  body: '## Why\n\nAn hour is long *enough* to notice.\n\n## How\n\n- sit\n- breathe',
  ...overrides,
});

const step = async (editor: Client, view: EditorialView, status: string): Promise<EditorialView> => {
  const path = `/api/editorial/articles/${view.id}/status`;
  const answer = await editor.post(path, { status }, { 'if-match': `"${view.version}"` });
  if (answer.status !== 200) throw new Error(`not ${status}: ${answer.text}`);
  return answer.body as EditorialView;
};

/** Makes a draft as this person does. */
export const aDraft = async (writer: Client, overrides: Partial<ArticleInput> = {}): Promise<EditorialView> => {
  const answer = await writer.post('/api/editorial/articles', anArticle(overrides));
  if (answer.status !== 201) throw new Error(`no draft: ${answer.text}`);
  return answer.body as EditorialView;
};

/** Makes and publishes an article as an editor does. */
export const aPublishedArticle = async (
  editor: Client,
  overrides: Partial<ArticleInput> = {},
): Promise<EditorialView> => step(editor, await step(editor, await aDraft(editor, overrides), 'review'), 'published');

/** Puts a file of an article into the storage of a test's product. */
export const aMediaFile = async (app: TestApp, articleId: string, file: string, bytes: Uint8Array): Promise<void> => {
  const folder = join(app.config.dataDir, 'storage/magazine/media', articleId);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), bytes);
};
