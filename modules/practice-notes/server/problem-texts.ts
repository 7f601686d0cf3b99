import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about notes and questionnaires, in German and Spanish. */
export const practiceProblemTexts: ProblemTexts = {
  'This note is signed and stays as it is. Add to it instead.': {
    de: 'Diese Notiz ist unterschrieben und bleibt, wie sie ist. Ergänze sie stattdessen.',
    es: 'Esta nota está firmada y no cambia. Añádele algo en su lugar.',
  },
  'This note is not signed yet. Change the note itself.': {
    de: 'Diese Notiz ist noch nicht unterschrieben. Ändere die Notiz selbst.',
    es: 'Esta nota aún no está firmada. Cambia la nota misma.',
  },
  'This questionnaire waits for an answer already.': {
    de: 'Dieser Fragebogen wartet schon auf eine Antwort.',
    es: 'Este cuestionario ya espera una respuesta.',
  },
  'You have answered this questionnaire already.': {
    de: 'Du hast diesen Fragebogen schon beantwortet.',
    es: 'Ya has respondido este cuestionario.',
  },
  'The two of you have {most} documents here. Remove one first.': {
    de: 'Ihr beide habt hier schon {most} Dokumente. Entferne zuerst eines.',
    es: 'Entre los dos ya tenéis {most} documentos aquí. Quita uno primero.',
  },
  'No other practitioner of this house has this address.': {
    de: 'Keine andere Fachperson dieses Hauses hat diese Adresse.',
    es: 'Ningún otro profesional de esta casa tiene esta dirección.',
  },
  'Your client was asked about this practitioner already.': {
    de: 'Nach dieser Fachperson wurde schon gefragt.',
    es: 'Ya se preguntó por este profesional.',
  },
  'You have answered this already.': { de: 'Das hast du schon beantwortet.', es: 'Ya has respondido a esto.' },
  'Answer every question of the questionnaire.': {
    de: 'Beantworte jede Frage des Fragebogens.',
    es: 'Responde todas las preguntas del cuestionario.',
  },
  'Choose among the answers that the questionnaire offers.': {
    de: 'Wähle unter den Antworten, die der Fragebogen anbietet.',
    es: 'Elige entre las respuestas que ofrece el cuestionario.',
  },
  'This questionnaire is not offered. Choose another one.': {
    de: 'Dieser Fragebogen wird nicht angeboten. Wähle einen anderen.',
    es: 'Este cuestionario no se ofrece. Elige otro.',
  },
  'Give at least two answers different points.': {
    de: 'Gib mindestens zwei Antworten verschiedene Punkte.',
    es: 'Da puntos distintos al menos a dos respuestas.',
  },
  'Begin each range above the one before it.': {
    de: 'Beginne jeden Bereich über dem davor.',
    es: 'Empieza cada rango por encima del anterior.',
  },
  'Give {count} entries, as in English.': {
    de: 'Gib {count} Einträge an, wie im Englischen.',
    es: 'Da {count} entradas, como en inglés.',
  },
};
