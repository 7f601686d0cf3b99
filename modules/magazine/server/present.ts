import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ArticleView, MediaView } from '../schemas/article';
import { getMediaFile } from '../schemas/endpoints';
import type { Article } from './models/article';
import { cardRows, presentCard } from './service/cards';
import { mediaType } from './service/media';
import { relatedTo } from './service/related';
import { headingsOf } from './text/plain-text';

const presentMedia = ({ slug, media }: Article): MediaView | null => {
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

/** An article as its page shows it to this person. */
export const presentArticle = async (core: Core, db: Knex, row: Article, user: User | null): Promise<ArticleView> => {
  const card = await cardRows(db, user?.id ?? null)
    .where('a.id', row.id)
    .first();
  const body = core.markdown(row.body);
  return {
    ...presentCard(card),
    status: row.status,
    body,
    headings: headingsOf(body),
    references: row.refs,
    evidence: row.evidence,
    media: presentMedia(row),
    transcript: row.transcript === null ? null : core.markdown(row.transcript),
    disclosure: row.disclosure,
    changedAt: row.changedAt,
    related: await relatedTo(db, row, user?.id ?? null),
  };
};
