import type { Chart } from '#modules/chart-engine/public';
import { PageContents } from '#ui/page-contents/page-contents';
import { texts } from './texts/texts';

/** Jump links to the sections of the chart, there before it is; `open` stands among them only while the time of birth is not known. */
export const Contents = ({ chart }: { readonly chart?: Chart }) => (
  <PageContents
    label={texts('onThisPage')}
    items={[
      { id: 'design', title: texts('humanDesign') },
      ...(chart?.sweep ? [{ id: 'open', title: texts('staysOpen') }] : []),
      { id: 'sky', title: texts('contents.sky') },
      { id: 'phases', title: texts('contents.phases') },
      { id: 'gene-keys', title: texts('geneKeys') },
      { id: 'numbers', title: texts('numbers') },
      { id: 'chinese', title: texts('chineseYear') },
      { id: 'chakras', title: texts('chakras') },
      { id: 'keys', title: texts('additionalKeys') },
      { id: 'table', title: texts('asATable') },
      { id: 'birth', title: texts('birthAndAccuracy') },
    ]}
  />
);
