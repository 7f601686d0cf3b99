import { inputClass, useFieldControl } from '#ui';

/** The browser's own choice of a file, named and described by its field. */
export const FileInput = ({ onChoose }: { readonly onChoose: (file: File | null) => void }) => {
  const { labelId: _, ...control } = useFieldControl({});
  return (
    <input
      {...control}
      type="file"
      accept=".csv,.tsv,.txt,text/csv"
      className={inputClass}
      onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
    />
  );
};
