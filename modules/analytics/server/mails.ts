import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import type { TranslatedMail } from '#core/contract/mails';
import type { Rhythm } from '../schemas/values';

/** What a report by mail says; its figures are named in English, as on the page. */
interface FigureReportMail {
  readonly to: string;
  readonly home: string;
  readonly rhythm: Rhythm;
  readonly from: string;
  readonly until: string;
  readonly figures: string;
}

const path = '/team-portal/business';

/** The totals of a week or a month: numbers about everybody, no name and no list. */
export const figureReportMail = ({ to, home, rhythm, from, until, figures }: FigureReportMail): TranslatedMail => ({
  to,
  kind: 'figure-report',
  variant: rhythm,
  values: { from, until, figures },
  words: {
    en: {
      subject: `Figures from ${from} to ${until}`,
      text: `Hello,\n\nthese are the figures of ${from} to ${until}, with those of the period before:\n\n${figures}\n\nWhat each of them counts, and what is behind it: ${home}${path}\n\nAn admin chose that you get this mail; how often it comes is set on that page.`,
    },
    de: {
      subject: `Zahlen vom ${from} bis ${until}`,
      text: `Hallo,\n\ndas sind die Zahlen vom ${from} bis ${until}, mit denen des Zeitraums davor:\n\n${figures}\n\nWas jede von ihnen zählt und was dahinter steht: ${home}${path}\n\nDiese Mail bekommst du, weil ein Admin es so gewählt hat; wie oft sie kommt, wird auf dieser Seite eingestellt.`,
    },
    es: {
      subject: `Cifras del ${from} al ${until}`,
      text: `Hola:\n\nestas son las cifras del ${from} al ${until}, con las del período anterior:\n\n${figures}\n\nQué cuenta cada una y qué hay detrás: ${home}${path}\n\nRecibes este correo porque un administrador lo eligió; en esa página se ajusta cada cuánto llega.`,
    },
  },
});

const sample = { to: sampleMail.to, home: sampleMail.home, from: '2026-05-01', until: '2026-05-31' };
const figures = 'Revenue (EUR)\n- Paid: €1,200.00 (before: €900.00)';

/** Mails of this module as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = [
  { title: 'Figures of the week', sample: figureReportMail({ ...sample, rhythm: 'weekly', figures }) },
  { title: 'Figures of the month', sample: figureReportMail({ ...sample, rhythm: 'monthly', figures }) },
];
