import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { media } from '#modules/media/public';
import type { ArticleView, MediaView } from '../../schemas/article';
import { getMediaFile } from '../../schemas/endpoints';
import type { ArticleLanguage } from '../../schemas/values';
import type { Article } from '../models/article';
import { listFileKeys } from '../text/file-keys';
import { listHeadings } from '../text/plain-text';
import { getCards, queryCards } from './article-cards';
import { mediaType } from './media-file';
import { findRelated } from './related-articles';
import { findTranslation, readTranslations, translateArticle } from './translations';

export const toMediaView = ({ slug, media }: Article): MediaView | null => {
  if (!media) return null;
  const path = (file: string): string => toPath(getMediaFile, { params: { slug, file } });
  return {
    kind: media.kind,
    src: path(media.file),
    type: mediaType(media.file),
    captions: media.captions === null ? null : path(media.captions),
    durationSeconds: media.durationSeconds,
  };
};

/** An article as its page shows it to this person, in the language that they read where it was translated. */
export const getArticleView = async (
  core: Core,
  row: Article,
  user: User | null,
  lang?: ArticleLanguage,
): Promise<ArticleView> => {
  const reader = user?.id ?? null;
  const [card] = await getCards(core, await queryCards(core.db, reader, lang).where('a.id', row.id));
  if (!card) throw notFound('article');
  const translations = await readTranslations(core, core.db, row);
  const translation = findTranslation(translations, lang);
  const { title, excerpt, language, ...shown } = translation ? translateArticle(row, translation) : row;
  const body = core.markdown(shown.body);
  const ids = row.cover === null ? [] : [row.cover];
  const files = await core.port(media).files(core.db, { ids, keys: listFileKeys(body) });
  const cover = files.find(({ id }) => id === row.cover);
  return {
    ...card,
    ...{ title, excerpt, language },
    translated: translation && { from: row.language, isCurrent: translation.isCurrent },
    languages: [row.language, ...translations.map((one) => one.language)],
    status: row.status,
    body,
    headings: listHeadings(body),
    files,
    coverCredit: [cover?.credit, cover?.licence].filter(Boolean).join(', '),
    references: row.refs,
    evidence: shown.evidence,
    media: toMediaView(row),
    transcript: shown.transcript === null ? null : core.markdown(shown.transcript),
    disclosure: shown.disclosure,
    changedAt: row.changedAt,
    related: await findRelated(core, row, reader, lang),
  };
};
