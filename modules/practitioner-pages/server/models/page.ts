import { BaseModel } from '#core/contract/base-model';
import type { PageContent, PageFacts } from '../../schemas/page';
import type { PageState } from '../../schemas/values';

/** The public page of a practitioner: a draft, and the version that everybody sees. */
export class Page extends BaseModel {
  static override tableName = 'practitioner_pages';
  static override jsonAttributes = ['draft', 'draftFacts', 'published', 'publishedFacts'];
  id!: string;
  practitionerId!: string;
  userId!: string;
  name!: string;
  slug!: string | null;
  draft!: PageContent;
  draftFacts!: PageFacts | null;
  state!: PageState;
  note!: string | null;
  published!: PageContent | null;
  publishedFacts!: PageFacts | null;
  specializations!: string[];
  languages!: string[];
  publishedAt!: string | null;
  hidden!: boolean;
  nextFreeAt!: string;
  /** Folded, each with a blank on both sides. */
  searchWords!: string;
  sample!: boolean;
  version!: number;
  createdAt!: string;
  updatedAt!: string;
}
