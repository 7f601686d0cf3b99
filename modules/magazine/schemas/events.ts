import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

/** What readers see changed: an article appeared, was changed while public, or was taken away (`public` false). */
export const articleChanged = defineEvent(
  'magazine.changed',
  Type.Object({ articleId: Type.String(), version: Type.Integer(), public: Type.Boolean() }),
  { changesPages: true },
);
