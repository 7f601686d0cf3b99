import { Suspense, useState } from 'react';
import type { ChartToolsProps } from '#modules/charts/public';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { texts } from '../../texts/texts';
import styles from './export-tool.module.css';

// What draws and saves comes when somebody asks for it.
const ExportDialog = lazyPart(() => import('./export-dialog').then((module) => module.ExportDialog));

/** The button that opens the export of a chart. */
export const ExportTool = ({ label = texts('export'), ...subject }: ChartToolsProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.tool} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </button>
      {open && (
        <Suspense fallback={null}>
          <ExportDialog {...subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
