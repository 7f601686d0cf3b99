import { useState } from 'react';

/** Puts a text on the clipboard, and says so once it is there. */
export const CopyButton = ({ text, name }: { readonly text: string; readonly name: string }) => {
  const [result, setResult] = useState<'Copied' | 'Could not copy' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult('Copied'),
      () => setResult('Could not copy'),
    );
  return (
    <button
      type="button"
      className="copy-button"
      aria-label={`Copy ${name}`}
      onClick={() => void copy()}
      onBlur={() => setResult(null)}
    >
      <span aria-live="polite">{result ?? 'Copy'}</span>
    </button>
  );
};
