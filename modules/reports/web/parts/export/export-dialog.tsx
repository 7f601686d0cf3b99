import { type FormEvent, useState } from 'react';
import { ApiError, failure } from '#core/web';
import { getDefaultPaperSize } from '#core/web/default-paper-size';
import { drawnHouses } from '#modules/chart-engine/public';
import { Alert, Button, toast } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Dialog } from '#ui/dialog/dialog';
import { type ExportSubject, exportFile } from '../../api/export-file';
import { type ExportOptions, formats } from '../../api/export-options';
import { texts } from '../../texts/texts';
import { ExportError } from '../picture/picture-file';
import { Choice } from './choice';
import styles from './export-dialog.module.css';
import { HousesChoice } from './houses-choice';

const papers = ['a4', 'letter'] as const;
const pictures = ['bodygraph', 'wheel', 'both'] as const;

/** Planets that have a degree can be drawn; of a whole day none has. */
const hasWheel = ({ profile }: ExportSubject): boolean =>
  Object.values(profile.chart.westernAstrology.planets).some(({ degree }) => degree !== null);

/** What went wrong and what to do, of a refusal of the server or of the browser. */
const said = (error: unknown): string => {
  if (error instanceof ApiError) return failure(error, texts('failed')).description ?? texts('failed');
  return error instanceof ExportError ? error.message : texts('failed');
};

/** Asks for file, paper and what to leave out; says that it is done once the file is there. */
export const ExportDialog = ({ onClose, ...subject }: ExportSubject & { readonly onClose: () => void }) => {
  const [options, setOptions] = useState<ExportOptions>({
    format: 'chart',
    paper: getDefaultPaperSize(navigator.language),
    picture: 'bodygraph',
    houses: drawnHouses(subject.profile.chart.westernAstrology, subject.houses ?? 'whole'),
    birth: true,
  });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const change = (part: Partial<ExportOptions>): void => {
    setFailed(null);
    setOptions((current) => ({ ...current, ...part }));
  };
  const run = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      const name = await exportFile(subject, options);
      toast({ title: texts('done'), description: texts('done.file', { name }), tone: 'success' });
      onClose();
    } catch (error) {
      setFailed(said(error));
      setBusy(false);
    }
  };
  const paper = options.format === 'chart' || options.format === 'report';
  const picture = options.format === 'svg' || options.format === 'png';
  const wheel = hasWheel(subject);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts('title')}
      description={texts('lead')}
      className={styles.dialog}
    >
      <form onSubmit={(event) => void run(event)} noValidate className={styles.form}>
        <Choice
          legend={texts('format')}
          options={formats.map((value) => ({
            value,
            label: texts(`format.${value}`),
            hint: texts(`format.${value}.hint`),
          }))}
          value={options.format}
          onChange={(format) => change({ format })}
        />
        {paper && (
          <Choice
            row
            legend={texts('paper')}
            options={papers.map((value) => ({ value, label: texts(`paper.${value}`) }))}
            value={options.paper}
            onChange={(value) => change({ paper: value })}
          />
        )}
        {picture && (
          <Choice
            row
            legend={texts('picture')}
            options={pictures.map((value) => ({
              value,
              label: texts(`picture.${value}`),
              disabled: !wheel && value !== 'bodygraph',
            }))}
            value={options.picture}
            onChange={(value) => change({ picture: value })}
            note={!wheel && texts('picture.noWheel')}
          />
        )}
        {wheel && (paper || (picture && options.picture !== 'bodygraph')) && (
          <HousesChoice
            western={subject.profile.chart.westernAstrology}
            options={options}
            onChoose={(houses) => change({ houses })}
          />
        )}
        <Checkbox
          label={texts('without')}
          hint={`${texts('without.hint')}${options.format === 'report' ? ` ${texts('without.report')}` : ''}`}
          checked={!options.birth}
          onChange={({ target }) => change({ birth: !target.checked })}
        />
        <div className={styles.end}>
          {failed && <Alert tone="error">{failed}</Alert>}
          <Button type="submit" variant="loud" pending={busy} pendingText={texts('doing')}>
            {texts('do')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
