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
  'The payment service did not answer as expected. Nothing was charged; try again.': {
    de: 'Der Zahlungsdienst hat nicht wie erwartet geantwortet. Es wurde nichts abgebucht; versuch es noch einmal.',
    es: 'El servicio de pago no respondió como se esperaba. No se cobró nada; inténtalo de nuevo.',
  },
};
