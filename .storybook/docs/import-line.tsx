import type { ComponentDocs } from '../props/part-props';
import { CopyButton } from './copy-button';

/** How a page imports the part: shared ones from `#ui`, the others by a path of their own, so that only their pages load them. */
export const ImportLine = ({ name, docs }: { readonly name: string; readonly docs: ComponentDocs | undefined }) => {
  if (!docs) return null;
  const path = docs.isShared
    ? '#ui'
    : docs.file
        .replace(/^ui-kit\//, '#ui/')
        .replace(/^modules\//, '#modules/')
        .replace(/\.tsx$/, '');
  const line = `import { ${name} } from '${path}';`;
  return (
    <div className="part-import">
      <code>{line}</code>
      <CopyButton text={line} name="import line" />
    </div>
  );
};
