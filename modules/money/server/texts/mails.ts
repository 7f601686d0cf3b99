export type Language = 'en' | 'de' | 'es';

export type MailKind = 'invoice' | 'payment-received' | 'payment-reminder' | 'invoice-credited' | 'refund-paid';

export interface MailFacts {
  readonly name: string;
  readonly number: string;
  readonly amount: string;
  /** The part of it that is due first; '' where all is due at once. */
  readonly part: string;
  /** Day in words; '' where none matters. */
  readonly day: string;
  readonly link: string;
  readonly house: string;
}

export interface MailWords {
  readonly subject: (facts: MailFacts) => string;
  readonly lines: (facts: MailFacts) => readonly string[];
}

/** What each mail says; never what somebody paid for. */
export const mailTexts: Readonly<Record<MailKind, Readonly<Record<Language, MailWords>>>> = {
  invoice: {
    en: {
      subject: ({ number }) => `Your invoice ${number}`,
      lines: ({ amount, part, day, link }) => [
        part === ''
          ? `Here is your invoice for ${amount}, due on ${day}.`
          : `Here is your invoice for ${amount}. ${part} of it is due on ${day}.`,
        '',
        `See it, pay it or save it as PDF: ${link}`,
      ],
    },
    de: {
      subject: ({ number }) => `Deine Rechnung ${number}`,
      lines: ({ amount, part, day, link }) => [
        part === ''
          ? `Hier ist deine Rechnung über ${amount}, fällig am ${day}.`
          : `Hier ist deine Rechnung über ${amount}. Davon sind ${part} am ${day} fällig.`,
        '',
        `Ansehen, bezahlen oder als PDF speichern: ${link}`,
      ],
    },
    es: {
      subject: ({ number }) => `Tu factura ${number}`,
      lines: ({ amount, part, day, link }) => [
        part === ''
          ? `Aquí tienes tu factura de ${amount}, que vence el ${day}.`
          : `Aquí tienes tu factura de ${amount}. De ese importe, ${part} vencen el ${day}.`,
        '',
        `Verla, pagarla o guardarla en PDF: ${link}`,
      ],
    },
  },
  'payment-received': {
    en: {
      subject: ({ number }) => `We received your payment for ${number}`,
      lines: ({ amount, link }) => [`Thank you. ${amount} arrived.`, '', `Your invoice, with what remains: ${link}`],
    },
    de: {
      subject: ({ number }) => `Deine Zahlung zu ${number} ist da`,
      lines: ({ amount, link }) => [
        `Danke. ${amount} sind eingegangen.`,
        '',
        `Deine Rechnung und was noch offen ist: ${link}`,
      ],
    },
    es: {
      subject: ({ number }) => `Hemos recibido tu pago de ${number}`,
      lines: ({ amount, link }) => [`Gracias. Han llegado ${amount}.`, '', `Tu factura y lo que queda: ${link}`],
    },
  },
  'payment-reminder': {
    en: {
      subject: ({ number }) => `Reminder: invoice ${number} is unpaid`,
      lines: ({ amount, day, link }) => [
        `${amount} were due on ${day}, and we have not seen them yet. If you have paid in the last days, thank you: nothing is left to do.`,
        '',
        `Pay, or see the invoice: ${link}`,
        '',
        'If you cannot pay now, answer this mail. We will find a way together.',
      ],
    },
    de: {
      subject: ({ number }) => `Erinnerung: Rechnung ${number} ist offen`,
      lines: ({ amount, day, link }) => [
        `${amount} waren am ${day} fällig, und wir sehen sie noch nicht. Hast du in den letzten Tagen bezahlt, danke: Dann ist nichts mehr zu tun.`,
        '',
        `Bezahlen oder die Rechnung ansehen: ${link}`,
        '',
        'Wenn du gerade nicht zahlen kannst, antworte auf diese Mail. Wir finden gemeinsam einen Weg.',
      ],
    },
    es: {
      subject: ({ number }) => `Recordatorio: la factura ${number} está pendiente`,
      lines: ({ amount, day, link }) => [
        `${amount} vencían el ${day} y aún no los hemos visto. Si has pagado en los últimos días, gracias: no queda nada por hacer.`,
        '',
        `Pagar o ver la factura: ${link}`,
        '',
        'Si ahora no puedes pagar, responde a este correo. Encontraremos una manera.',
      ],
    },
  },
  'invoice-credited': {
    en: {
      subject: ({ number }) => `A credit note for invoice ${number}`,
      lines: ({ amount, link }) => [
        `We took ${amount} off your invoice. What you paid above the rest will be sent back the way it came.`,
        '',
        `See it: ${link}`,
      ],
    },
    de: {
      subject: ({ number }) => `Gutschrift zu Rechnung ${number}`,
      lines: ({ amount, link }) => [
        `Wir haben ${amount} von deiner Rechnung abgezogen. Was du darüber hinaus bezahlt hast, geht auf demselben Weg zurück.`,
        '',
        `Ansehen: ${link}`,
      ],
    },
    es: {
      subject: ({ number }) => `Un abono de la factura ${number}`,
      lines: ({ amount, link }) => [
        `Hemos descontado ${amount} de tu factura. Lo que pagaste de más volverá por la misma vía.`,
        '',
        `Verlo: ${link}`,
      ],
    },
  },
  'refund-paid': {
    en: {
      subject: ({ number }) => `Your refund for ${number}`,
      lines: ({ amount, link }) => [
        `We sent ${amount} back to you. It may take some days until your bank shows it.`,
        '',
        `See it: ${link}`,
      ],
    },
    de: {
      subject: ({ number }) => `Deine Erstattung zu ${number}`,
      lines: ({ amount, link }) => [
        `Wir haben dir ${amount} zurückgeschickt. Es kann ein paar Tage dauern, bis deine Bank sie zeigt.`,
        '',
        `Ansehen: ${link}`,
      ],
    },
    es: {
      subject: ({ number }) => `Tu reembolso de ${number}`,
      lines: ({ amount, link }) => [
        `Te hemos devuelto ${amount}. Tu banco puede tardar unos días en mostrarlos.`,
        '',
        `Verlo: ${link}`,
      ],
    },
  },
};

export interface GiftCardFacts {
  readonly code: string;
  readonly amount: string;
  readonly day: string;
}
export const giftCardTexts: Readonly<
  Record<Language, { readonly subject: string; readonly lines: (facts: GiftCardFacts) => readonly string[] }>
> = {
  en: {
    subject: 'Your gift card',
    lines: ({ code, amount, day }) => [
      `Here is your gift card of ${amount}. It can be used until ${day}, in one go or in parts.`,
      '',
      `Code: ${code}`,
      '',
      'Whoever has the code can use it on the page of an invoice. Keep this mail, or pass the code on.',
    ],
  },
  de: {
    subject: 'Dein Gutschein',
    lines: ({ code, amount, day }) => [
      `Hier ist dein Gutschein über ${amount}. Er gilt bis ${day}, auf einmal oder in Teilen.`,
      '',
      `Code: ${code}`,
      '',
      'Wer den Code hat, kann ihn auf der Seite einer Rechnung einlösen. Heb diese Mail auf, oder gib den Code weiter.',
    ],
  },
  es: {
    subject: 'Tu tarjeta regalo',
    lines: ({ code, amount, day }) => [
      `Aquí tienes tu tarjeta regalo de ${amount}. Se puede usar hasta el ${day}, de una vez o por partes.`,
      '',
      `Código: ${code}`,
      '',
      'Quien tenga el código puede usarlo en la página de una factura. Guarda este correo o comparte el código.',
    ],
  },
};
