import type { Defence } from '#core/testing/defences/defences';

/** What must not be taken out here unseen. */
export const defences: readonly Defence[] = [
  {
    name: 'files with markup are not taken for documents',
    file: 'modules/media/server/files/content-type.ts',
    code: "found.kind !== 'picture' && carriesMarkup(head)",
    without: 'found.type === ""',
    test: 'modules/media/server/routes/uploads.test.ts',
    title: 'a PDF that is a page as well',
  },
];
