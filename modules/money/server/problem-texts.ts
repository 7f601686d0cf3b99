import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals that people who pay may read, in German and Spanish; staff read English. */
export const moneyProblemTexts: ProblemTexts = {
  'This code is not valid for this invoice. Check it, or ask us.': {
    de: 'Dieser Code gilt nicht für diese Rechnung. Prüfe ihn, oder frag uns.',
    es: 'Este código no es válido para esta factura. Revísalo o pregúntanos.',
  },
  'Nothing is due on this invoice.': {
    de: 'Auf dieser Rechnung ist nichts offen.',
    es: 'En esta factura no hay nada pendiente.',
  },
  'This amount cannot be paid by card. Pay by transfer, or ask us.': {
    de: 'Dieser Betrag kann nicht mit Karte bezahlt werden. Zahl per Überweisung, oder frag uns.',
    es: 'Este importe no se puede pagar con tarjeta. Paga por transferencia o pregúntanos.',
  },
  'Payment by card is not set up here. Pay by transfer, or ask us.': {
    de: 'Kartenzahlung ist hier nicht eingerichtet. Zahl per Überweisung, oder frag uns.',
    es: 'Aquí no se puede pagar con tarjeta. Paga por transferencia o pregúntanos.',
  },
  'This quote was answered already.': {
    de: 'Dieses Angebot wurde schon beantwortet.',
    es: 'Este presupuesto ya tiene respuesta.',
  },
  'This quote was taken back. Another one may be in your mail; if not, write to us.': {
    de: 'Dieses Angebot wurde zurückgezogen. Vielleicht liegt ein neues in deinen Mails; wenn nicht, schreib uns.',
    es: 'Este presupuesto se ha retirado. Puede que tengas otro en tu correo; si no, escríbenos.',
  },
  'This quote is over. Write to us for a new one.': {
    de: 'Dieses Angebot ist abgelaufen. Schreib uns, wenn du ein neues möchtest.',
    es: 'Este presupuesto ha caducado. Escríbenos si quieres uno nuevo.',
  },
  'The payment service did not answer as expected. Nothing was charged; try again.': {
    de: 'Der Zahlungsdienst hat nicht wie erwartet geantwortet. Es wurde nichts abgebucht; versuch es noch einmal.',
    es: 'El servicio de pago no respondió como se esperaba. No se cobró nada; inténtalo de nuevo.',
  },
};
