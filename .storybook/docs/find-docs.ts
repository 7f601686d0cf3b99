import type { PartDocs } from './part-docs';

interface FoundFiles {
  keys(): string[];
  (key: string): { readonly docs: PartDocs };
}
interface Importer {
  webpackContext(folder: string, options: { regExp: RegExp }): FoundFiles;
}
const files = (import.meta as unknown as Importer).webpackContext('../../ui-kit', { regExp: /\.docs\.tsx$/ });

/** The docs file next to a file of stories; none for pages and for parts of modules. */
export const findDocs = (storiesFile: string): PartDocs | null => {
  const key = `./${storiesFile.replace(/^.*ui-kit\//, '').replace('.stories.tsx', '.docs.tsx')}`;
  return files.keys().includes(key) ? files(key).docs : null;
};
