import { randomUUID } from 'node:crypto';
import type { Core, Seed } from '#core/contract/server';
import { practitionerRecords } from '#modules/matching/public';
import { media } from '#modules/media/public';
import { drawPortrait } from '../data/portrait';
import { sampleTexts } from '../data/sample-texts';
import { toSlug } from '../lib/page-content';
import { noteUses } from './actions/note-uses';
import { indexPages } from './jobs/index-free-times';
import { Credential } from './models/credential';
import { Page } from './models/page';
import { toFacts } from './queries/facts';

/** Invented practitioners of a development start with a page. */
const samples = 6;

/** Pages of some sample practitioners, with drawn portraits; what a start before made stays. */
export const createSeed =
  (core: Core): Seed =>
  async (trx) => {
    if (await Page.query(trx).findOne({ sample: true })) return;
    const records = await core.port(practitionerRecords).listSamples(trx, samples);
    for (const [number, record] of records.entries()) {
      if (record.userId === null) continue;
      const facts = toFacts(record);
      const name = record.name.replace(' (sample)', '');
      const photoId = await core.port(media).plantDrawing(trx, {
        svg: drawPortrait(number),
        name: `portrait-${toSlug(name)}.svg`,
        alt: `Drawing of an invented person: ${name}`,
        credit: 'Hedo',
        licence: 'Drawn for this product',
        uploadedBy: record.userId,
      });
      const content = { photoId, filmId: null, texts: { en: sampleTexts(facts, number) } };
      const page = await Page.query(trx).insertAndFetch({
        ...{ id: randomUUID(), practitionerId: record.practitionerId, userId: record.userId, name: record.name },
        ...{ slug: `sample-${toSlug(name)}`, draft: content, draftFacts: facts, state: 'approved' as const },
        ...{ published: content, publishedFacts: facts, specializations: facts.specializations },
        ...{ languages: facts.languages, publishedAt: new Date().toISOString(), sample: true },
      });
      await Credential.query(trx).insert({
        ...{ id: randomUUID(), userId: record.userId, title: facts.approach ?? 'Counselling' },
        ...{ issuer: 'Invented Institute', year: new Date().getFullYear() - record.experience },
        ...{ state: 'checked' as const, checkedAt: new Date().toISOString() },
      });
      await noteUses(core, trx, page);
      await indexPages(core, trx, [page]);
    }
  };
