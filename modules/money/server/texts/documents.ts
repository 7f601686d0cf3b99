import type { PartLabel } from '../../schemas/values';

type Language = 'en' | 'de' | 'es';

/** The words of printed documents. */
export interface DocumentTexts {
  readonly creditFor: (number: string) => string;
  readonly invoice: string;
  readonly creditNote: string;
  readonly statement: string;
  readonly issued: string;
  readonly to: string;
  readonly from: string;
  readonly taxId: string;
  readonly corrects: string;
  readonly columns: readonly [string, string, string, string, string];
  readonly total: string;
  readonly included: (rate: string) => string;
  readonly noTax: string;
  readonly parts: string;
  readonly part: Readonly<Record<PartLabel, string>>;
  readonly partColumns: readonly [string, string, string];
  readonly state: string;
  readonly paid: string;
  readonly remaining: string;
  readonly refunded: string;
  readonly transfer: string;
  readonly holder: string;
  readonly reference: string;
  readonly page: string;
  readonly sample: string;
  readonly cancelled: string;
}

export const documentTexts: Readonly<Record<Language, DocumentTexts>> = {
  en: {
    creditFor: (number) => `Credit for invoice ${number}`,
    invoice: 'Invoice',
    creditNote: 'Credit note',
    statement: 'Statement',
    issued: 'Issued on',
    to: 'To',
    from: 'From',
    taxId: 'Tax number',
    corrects: 'Corrects invoice',
    columns: ['Description', 'Quantity', 'Price', 'Tax', 'Amount'],
    total: 'Total',
    included: (rate) => `Included tax at ${rate}`,
    noTax: 'No tax is included.',
    parts: 'Due',
    part: { deposit: 'Deposit', instalment: 'Instalment', balance: 'Balance' },
    partColumns: ['Part', 'Due on', 'Amount'],
    state: 'Payment',
    paid: 'Received',
    remaining: 'Still to be paid',
    refunded: 'Refunded',
    transfer: 'Pay by bank transfer',
    holder: 'Account holder',
    reference: 'Reference',
    page: 'Page {page} of {pages}',
    sample: 'SAMPLE',
    cancelled: 'Cancelled',
  },
  de: {
    creditFor: (number) => `Gutschrift zu Rechnung ${number}`,
    invoice: 'Rechnung',
    creditNote: 'Rechnungskorrektur',
    statement: 'Abrechnung',
    issued: 'Ausgestellt am',
    to: 'An',
    from: 'Von',
    taxId: 'Steuernummer',
    corrects: 'Korrigiert Rechnung',
    columns: ['Beschreibung', 'Menge', 'Preis', 'Steuer', 'Betrag'],
    total: 'Summe',
    included: (rate) => `Enthaltene Steuer zu ${rate}`,
    noTax: 'Es ist keine Steuer enthalten.',
    parts: 'Fällig',
    part: { deposit: 'Anzahlung', instalment: 'Rate', balance: 'Restzahlung' },
    partColumns: ['Teil', 'Fällig am', 'Betrag'],
    state: 'Zahlung',
    paid: 'Eingegangen',
    remaining: 'Noch zu zahlen',
    refunded: 'Erstattet',
    transfer: 'Per Überweisung zahlen',
    holder: 'Kontoinhaber',
    reference: 'Verwendungszweck',
    page: 'Seite {page} von {pages}',
    sample: 'MUSTER',
    cancelled: 'Storniert',
  },
  es: {
    creditFor: (number) => `Abono de la factura ${number}`,
    invoice: 'Factura',
    creditNote: 'Factura rectificativa',
    statement: 'Liquidación',
    issued: 'Emitida el',
    to: 'Para',
    from: 'De',
    taxId: 'Número fiscal',
    corrects: 'Rectifica la factura',
    columns: ['Descripción', 'Cantidad', 'Precio', 'Impuesto', 'Importe'],
    total: 'Total',
    included: (rate) => `Impuesto incluido al ${rate}`,
    noTax: 'No incluye impuestos.',
    parts: 'Vencimientos',
    part: { deposit: 'Anticipo', instalment: 'Plazo', balance: 'Resto' },
    partColumns: ['Parte', 'Vence el', 'Importe'],
    state: 'Pago',
    paid: 'Recibido',
    remaining: 'Pendiente de pago',
    refunded: 'Reembolsado',
    transfer: 'Pagar por transferencia',
    holder: 'Titular de la cuenta',
    reference: 'Concepto',
    page: 'Página {page} de {pages}',
    sample: 'MUESTRA',
    cancelled: 'Anulada',
  },
};
