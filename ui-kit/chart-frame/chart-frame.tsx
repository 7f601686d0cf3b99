import { type ReactNode, useId, useRef, useState } from 'react';
import { Button, classNames, Icon, words } from '#ui';
import { chart, download, grid } from '../icon/shapes';
import { Menu, MenuItem } from '../menu/menu';
import { Table } from '../table/table';
import styles from './chart-frame.module.css';
import { type Figure, formatCsv } from './csv';
import { toSvgFile } from './svg-file';

/** Hands a text to the person as a file. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export interface ChartFrameProps {
  /** What the picture shows. */
  title: string;
  /** What is drawn, in which unit: 'People reaching each of the 17 steps'. */
  unit: ReactNode;
  /** What one sees in it, in one sentence. */
  finding?: ReactNode;
  /** Where the figures come from, and of which day. */
  source: ReactNode;
  /** The drawing; an SVG inside it can be saved. It needs a name and a sentence for those who do not see it. */
  children: ReactNode;
  /** The same figures: heads of the columns and rows, the first cell naming the row. */
  figures: { readonly columns: readonly string[]; readonly rows: readonly (readonly Figure[])[] };
  /** A table of its own instead of the plain one made from the figures. */
  table?: ReactNode;
  /** Name of saved files, without an ending. */
  fileName: string;
  /** The level of the heading on its page. */
  level?: 2 | 3 | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** The frame of every chart: title, unit, finding, drawing or table, source; both can be saved. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, unit, finding, source, children, figures, table, fileName, level = 2, className } = props;
  const titleId = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const say = words();
  const Heading = `h${level}` as const;
  const saveFigures = () => saveFile(`${fileName}.csv`, 'text/csv', formatCsv([figures.columns, ...figures.rows]));
  const saveDrawing = () => {
    const svg = drawing.current?.querySelector('svg');
    if (svg) saveFile(`${fileName}.svg`, 'image/svg+xml', toSvgFile(svg));
  };
  return (
    <section aria-labelledby={titleId} className={classNames(styles.frame, className)}>
      <header className={styles.head}>
        <div>
          <Heading id={titleId} className={styles.title}>
            {title}
          </Heading>
          <p className={styles.unit}>{unit}</p>
        </div>
        <div className={styles.tools}>
          <Button
            variant="bare"
            className={styles.tool}
            aria-label={`${asTable ? say.chartAsDrawing : say.chartAsTable}: ${title}`}
            onClick={() => setAsTable(!asTable)}
          >
            <Icon shape={asTable ? chart : grid} />
          </Button>
          <Menu
            trigger={
              <Button variant="bare" className={styles.tool} aria-label={`${say.download}: ${title}`}>
                <Icon shape={download} />
              </Button>
            }
          >
            <MenuItem onSelect={saveDrawing}>{say.drawingFile}</MenuItem>
            <MenuItem onSelect={saveFigures}>{say.figuresFile}</MenuItem>
          </Menu>
        </div>
      </header>
      {finding && <p className={styles.finding}>{finding}</p>}
      <div ref={drawing} hidden={asTable} className={styles.drawing}>
        {children}
      </div>
      {asTable && (table ?? <Figures title={title} {...figures} />)}
      <p className={styles.source}>{source}</p>
    </section>
  );
}

/** A row of figures and its place among them. */
interface Line {
  readonly cells: readonly Figure[];
  readonly place: number;
}

/** The figures in rows; columns that hold numbers are set as such. */
function Figures({ title, columns, rows }: { title: string } & ChartFrameProps['figures']) {
  return (
    <Table
      caption={`${words().table}: ${title}`}
      captionHidden
      phones="scroll"
      rows={rows.map((cells, place): Line => ({ cells, place }))}
      rowKey={(row) => String(row.place)}
      columns={columns.map((head, column) => ({
        key: String(column),
        head,
        numeric: rows.some((row) => typeof row[column] === 'number'),
        cell: ({ cells }: Line) => cells[column] ?? '–',
      }))}
    />
  );
}
