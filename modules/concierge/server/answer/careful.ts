/** Questions in which a wrong answer may harm: they get a written one and a person, whatever the search finds. */
export const carefulTopics = ['medicines', 'conditions', 'pregnancy', 'minors', 'refunds'] as const;
export type CarefulTopic = (typeof carefulTopics)[number];

/** Words of a topic in English, German and Spanish, and ordinary phrases in which they mean something else. */
interface TopicWords {
  readonly words: readonly RegExp[];
  readonly ordinary?: RegExp;
}

/** Ages from 10 to 17, as figures and as words; smaller figures are types of the enneagram more often than ages. */
const young = '(?:1[0-7]|(?:thir|four|fif|six|seven)teen|ten|eleven|twelve)';
const jung = '(?:1[0-7]|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn)';
const joven = '(?:1[0-7]|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete)';
const child = '(?:son|daughter|child|children|kids?|boy|girl|teen(?:ager)?s?|niece|nephew|grandson|granddaughter)';
const kind = '(?:sohn|tochter|kind|kinder|kindern|teenager|enkel|enkelin)';
const hijo = '(?:hij[oa]s?|niñ[oa]s?|adolescentes?|niet[oa]s?)';

const topics: Readonly<Record<CarefulTopic, TopicWords>> = {
  medicines: {
    words: [
      /\b(?:anti-?depressants?|anti-?psychotics?|anti-?convulsants?|antibiotics?|benzos?|benzodiazepines?|ssris?|snris?|maois?|beta.?blockers?|blood thinners?|painkillers?|opioids?|sleeping (?:pills?|tablets?)|tranquilli[sz]ers?|sedatives?|mood stabili[sz]ers?)\b/u,
      /\b(?:lithium|prozac|zoloft|lexapro|sertraline|fluoxetine|citalopram|escitalopram|venlafaxine|bupropion|wellbutrin|mirtazapine|xanax|valium|diazepam|lorazepam|quetiapine|seroquel|lamotrigine|ritalin|adderall|insulin|warfarin|methadone|naltrexone|metformin|prednisone)\b/u,
      /\b(?:medications?|medicines|meds|prescriptions?|pills|drugs|tapering)\b/u,
      /\b(?:my|a|any|the|take|taking|stop|stopping|quit|on|off|without|daily|prescribed) (?:\w+ )?(?:medicine|pill)\b/u,
      /(?<!\p{L})(?:medikament\p{L}*|antidepressiv\p{L}*|psychopharmaka|arznei\p{L}*|tabletten|schlafmittel|schlaftabletten|beruhigungsmittel|blutverdünner\p{L}*|betablocker|neuroleptika|antipsychotika|antibiotik\p{L}*|schmerzmittel|lithium|insulin)(?!\p{L})/u,
      /(?<!\p{L})(?:medicamentos?|medicación|medicaciones|antidepresiv[oa]s?|ansiolíticos?|antipsicóticos?|pastillas?|píldoras?|anticoagulantes?|somníferos?|benzodiacepinas?|litio|insulina)(?!\p{L})/u,
      /(?<!\p{L})(?:tomar|dejar|tomo|dejo) (?:\p{L}+ )?medicinas?(?!\p{L})/u,
    ],
    ordinary:
      /\b(?:(?:bitter|hard|poison|red|blue) pills?|(?:chinese|folk|herbal|alternative|functional|sports|western|plant|forest|tribal|traditional|integrative|holistic|history of|philosophy of) (?:medicines?|medicina)|best medicine|taste of (?:my|your|his|her|their) own medicine|medicine (?:wheel|man|woman|walk|ball)|prescription (?:glasses|lenses)|war on drugs)\b/gu,
  },
  conditions: {
    words: [
      /(?<!\p{L})(?:epilep\p{L}*|seizures?|convulsi\p{L}*|krampfanf\p{L}*|anfallsleiden)(?!\p{L})/u,
      /\b(?:schizophreni\w*|schizoaffective|bipolar|psychosis|psychotic|mania|manic|heart (?:condition|disease|attack|failure|problems?|surgery)|cardiac|arrhythmia|pacemaker|high blood pressure|hypertension|asthma|copd|diabet(?:es|ic)|aneurysm|stroke|glaucoma|detached retina|retinal detachment|osteoporosis|migraines?)\b/u,
      /\b(?:breathwork|breathing (?:sessions?|exercises?)|cold (?:plunge|water|baths?)|fasting|sauna|ice baths?)\b.*\b(?:safe|dangerous|danger|risks?|risky|allowed|harm\w*|contraindicat\w*)\b/u,
      /\b(?:safe|dangerous|danger|risks?|risky|harm\w*|contraindicat\w*)\b.*\b(?:breathwork|breathing (?:sessions?|exercises?)|cold (?:plunge|water|baths?)|fasting|sauna|ice baths?)\b/u,
      /(?<!\p{L})(?:schizophren\p{L}*|psychose\p{L}*|psychotisch\p{L}*|manisch\p{L}*|herzkrank\p{L}*|herzfehler|herzinfarkt|herzschrittmacher|herzprobleme?|bluthochdruck|zuckerkrank\p{L}*|schlaganfall)(?!\p{L})/u,
      /(?<!\p{L})(?:esquizofreni\p{L}*|psicosis|psicótic\p{L}*|enfermedad(?:es)? (?:del corazón|cardíaca|cardiaca)|problemas? (?:del corazón|de corazón|cardíacos?|cardiacos?)|marcapasos|hipertensión|presión alta|infarto)(?!\p{L})/u,
    ],
    ordinary:
      /\b(?:seizures? of (?:power|property|assets)|asset seizures?|stroke of (?:luck|genius)|brush ?strokes?|beatlemania|bipolar world)\b/gu,
  },
  pregnancy: {
    words: [
      /\b(?:pregnant|pregnancy|pregnancies|breast-?feed(?:ing)?|nursing mothers?|trimester|expecting (?:a|my|our|another) (?:baby|child)|trying to conceive|ivf)\b/u,
      /(?<!\p{L})(?:schwanger\p{L}*|stillzeit|stillende[nr]?|ich stille (?:noch|mein|meinen|meine|gerade)|kinderwunsch)(?!\p{L})/u,
      /(?<!\p{L})(?:embaraz(?:ad[oa]s?|o|os)|encinta|lactancia|amamant\p{L}*|dando (?:el )?pecho)(?!\p{L})/u,
    ],
    ordinary: /\bpregnant (?:pauses?|silences?|with (?:meaning|ideas?|possibilit\w+|significance))\b/gu,
  },
  minors: {
    words: [
      new RegExp(
        `\\b(?:i am|i'm|im|he is|he's|she is|she's|they are|aged?|who is)(?: only| just| still)? ${young}\\b(?= ?(?:$|[,.!?;]|and\\b|but\\b|can\\b|may\\b|so\\b|yet\\b|now\\b|years? old\\b|yrs?\\b|y\\/?o\\b|am\\b|is\\b|do\\b))`,
        'u',
      ),
      new RegExp(`\\b${young}[- ]years?[- ]olds?\\b`, 'u'),
      /\b(?:under-?age|(?:under|below|younger than|not yet|less than) (?:18|eighteen)|i(?:'m| am) a minor|minors|too young|age limit|age restriction|minimum age|minimal age|how old (?:do|must|should|does|need)|what age|at which age|adults only|only for adults|teenagers?|teens?|adolescents?)\b/u,
      new RegExp(
        `\\b(?:my|our|a|the|with|bring|for)(?: \\w+)? ${child}\\b.{0,40}\\b(?:join|sign up|register|use|participate|take part|attend|come|account|come along|allowed|write here|do the labors?)\\b`,
        'u',
      ),
      new RegExp(`\\b(?:bring|bringing|enrol|enroll|register|sign up) (?:my|our) (?:\\w+ )?${child}\\b`, 'u'),
      new RegExp(
        `(?<!\\p{L})(?:ich bin|er ist|sie ist)(?: erst| noch)? ${jung}(?: jahre)?(?= ?(?:$|[,.!?;]|alt|und|aber|kann|darf|jahre))`,
        'u',
      ),
      /(?<!\p{L})(?:minderjährig\p{L}*|unter (?:18|achtzehn)|noch nicht (?:18|volljährig)|mindestalter|altersgrenze|zu jung|ab welchem alter|wie alt (?:muss|sollte)|jugendliche[rn]?|volljährig)(?!\p{L})/u,
      new RegExp(
        `(?<!\\p{L})(?:mein|meine|meinen|meiner|unser|unsere) ${kind}(?!\\p{L}).{0,40}(?:mitmachen|teilnehmen|anmelden|mitkommen|nutzen|registrieren|mitbringen)`,
        'u',
      ),
      new RegExp(`(?<!\\p{L})(?:tengo|tiene)(?: solo| sólo| apenas)? ${joven} años(?!\\p{L})`, 'u'),
      /(?<!\p{L})(?:menor(?:es)? de edad|menor(?:es)? de (?:18|dieciocho)|soy menor|edad mínima|límite de edad|demasiado joven|a partir de qué edad|qué edad|adolescentes?)(?!\p{L})/u,
      new RegExp(
        `(?<!\\p{L})(?:mi|mis|nuestr[oa]s?) ${hijo}(?!\\p{L}).{0,40}(?:participar|apuntar|registrar|usar|venir|unirse|inscribir)`,
        'u',
      ),
    ],
  },
  refunds: {
    words: [
      /\b(?:refund(?:s|ed|able|ing)?|non-?refundable|money back|get (?:my|our|the) money|(?:return|give back) (?:my|the|our) (?:money|deposit|payment)|cancell?ation (?:fees?|costs?|charges?|polic(?:y|ies))|charge-?backs?)\b/u,
      /\breimburse(?:d|ment|ments)?\b/u,
      /(?<!\p{L})(?:\p{L}*erstatt(?:ung|ungen|et|en)|geld zurück|stornogebühr\p{L}*|stornokosten|stornierungskosten|stornobedingungen)(?!\p{L})/u,
      /(?<!\p{L})(?:reembols\p{L}*|(?:devolver(?:me|nos)?|devuelv\p{L}+|recuperar|recupero) (?:el|mi|nuestro|su) dinero|devolución (?:del|de mi|de nuestro) (?:dinero|pago|depósito)|(?:gastos|política|costes?) de cancelación)(?!\p{L})/u,
    ],
    ordinary:
      /\b(?:insurance|insurer|krankenkasse|kasse|seguro)\b.*\b(?:reimburse\w*|refund\w*|erstatt\w*|reembols\w*)\b|\b(?:reimburse\w*|refund\w*)\b.*\b(?:insurance|insurer)\b/gu,
  },
};

/** The topics that a question touches, in the order of the list above; none for ordinary ones. */
export const findCarefulTopics = (question: string): CarefulTopic[] => {
  const text = question
    .toLowerCase()
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
  return carefulTopics.filter((topic) => {
    const { words, ordinary } = topics[topic];
    const telling = ordinary ? text.replace(ordinary, ' ') : text;
    return words.some((word) => word.test(telling));
  });
};
