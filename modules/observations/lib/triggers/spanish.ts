import { spanishWords } from './spanish-words';
import { speech } from './speech';
import type { Triggers } from './triggers';
import { verdicts } from './verdicts';

const number = '(?<age>\\p{L}{3,}(?: y \\p{L}+)?|\\d{1,2})';

/** Kinds for which Spanish hides who acts, or whose rules were wrong too often, stay empty. */
export const spanish: Triggers = {
  hide: [
    'lo que (?:nadie sabe|no sabe nadie)',
    'lo que (?:nunca|no) (?:se |le |lo |se lo )*(?:conté|dije|he contado|he dicho)(?: a nadie)?',
    '(?:lo|la|los|las|me|le|se lo)? ?(?:escondo|escondí|he escondido|oculto|oculté|he ocultado|me lo callo|me lo callé|me lo guardo|me lo guardé|me lo he guardado)',
    '(?:nunca|jamás|no) se l[oa] (?:he )?(?:contado|dicho|confesado|conté|dije|confesé) a (?:nadie|mi \\p{L}+)',
    '(?:a nadie|con nadie) (?:se )?(?:lo )?(?:he contado|le conté|se lo conté|le dije|he dicho|le he contado|le he dicho)',
    'no (?:se )?(?:lo |le )(?:he contado|conté|dije|he dicho|cuento) a (?:nadie|mi \\p{L}+)',
    '(?:eso |esto )?no lo sabe (?:nadie|ni mi \\p{L}+)|nadie (?:lo )?sabe(?: que (?:yo|lo|la|me|fui|tengo|guardo|no)| esto| eso|(?=[.,;!]|$))',
    'sin (?:decirle|decírselo|decirles|contarle|contárselo|avisarle) (?:nada )?(?:a (?:nadie|mi \\p{L}+|él|ella|los \\p{L}+))?',
    '(?:me )?hago (?:como que|la que|el que)|hice como que|finjo|fingí|he fingido|hago que no',
    '(?:le|les|os|te) (?:mentí|miento|he mentido)|mentí|dije una mentira|dije que había sido',
    'a escondidas',
  ],
  noHide: [
    'casi nadie',
    '(?:me|nos) escond\\p{L}+ (?:en|detrás|debajo|bajo|tras|entre)',
    // Somebody else's keys, kept from them.
    '(?:le|les) (?:escond|ocult)\\p{L}+ (?:el|la|los|las|sus?) \\p{L}+',
    'no (?:\\p{L}+ )?(?:escond\\p{L}*|ocult\\p{L}*|fing\\p{L}*|miento|mentí)|nada que (?:esconder|ocultar)|nunca (?:he mentido|mentí|miento|escondí)|no (?:le|les|te|os) digo que|no digo que|no (?:he )?dicho que|nunca (?:me|nos) (?:lo |la )?(?:dijo|contó|ha dicho|ha contado)',
  ],
  owed: ['(?:debí|debería|tendría que|tenía que) (?:haber(?:lo|le|selo)?) (?:dicho|contado|preguntado)'],
  noQuestion: [
    // Echoes of what was asked, and questions that answer themselves.
    'si (?:me|yo|lo)|cuándo me|qué iba a|qué voy a|para qué|cómo no|qué más',
    '(?:dijo|dice|dije|digo|preguntó|pregunta|pregunté|decía|me pregunta)',
  ],
  conclusion: [
    '(?:me di cuenta|me he dado cuenta|me doy cuenta) de (?:que|lo que|cómo)',
    '(?:ahora|hoy|por fin|recién ahora) (?:sé|entiendo|comprendo) (?:que|por qué|lo que)',
    '(?:aprendí|entendí|comprendí|he aprendido|he entendido|he comprendido)(?: \\p{L}+)? que',
    'la verdad es que|el problema es que|lo cierto es que|en el fondo',
    '(?:creo|supongo|pienso) que (?:por eso|eso es|es por eso|lo que)',
    'por eso (?:no )?(?:me|lo|la|le|he|voy|sigo|nunca|guardo|tengo)',
    'lo que (?:me (?:quedó|queda|llevo|llevé|da|duele|dolió|pasa|gusta|asusta|falta|faltó)|aprendí|he aprendido|sé|hago|hice|no sé|quiero|busco|quería|yo)(?: \\p{L}+){0,4}? (?:es|era|fue)(?!\\p{L})',
    '(?:aprendí|he aprendido|tuve que aprender) a ',
    'así (?:soy|soy yo|fue como|es como|aprendí|me criaron|me enseñaron)|yo soy así',
    '(?:eso|esto|aquello) es lo que (?:me|yo|hago|soy|sé|no|más)|(?:eso|esto) (?:sí )?(?:es|era) (?:lo mío|mi vida|todo)',
    'me di cuenta(?! de)|me he dado cuenta(?! de)|empiezo a (?:sospechar|pensar|creer|entender)',
    '(?:antes|siempre) (?:creía|creí|pensaba|pensé) que',
  ],
  conclusionLeads: [
    '(?:cuenta de|sé|entiendo|comprendo|aprendí|entendí|comprendí|aprendido|entendido|comprendido|es|verdad es|cierto es) que',
  ],
  stays: [
    '(?:eso |esto |aquello )?(?:no|nunca|jamás) se me (?:olvida|olvidó|ha olvidado|olvidará|olvidan|quita|quitó|va|fue)',
    '(?:no|nunca) (?:lo|la|los|las) (?:he olvidado|olvido|olvidé|olvidaré)',
    '(?:todavía|aún) (?:lo|la|le|los|las) (?:oigo|escucho|huelo|recuerdo)|(?:todavía|aún) (?:oigo|escucho|huelo) (?!que )',
    'se me quedó (?:grabad[oa]|dentro|en la cabeza|para siempre|la frase|el|la)|se me ha quedado|me quedé con (?:eso|esa|ese|la frase)',
    '(?:lo|eso lo|la frase la) pienso (?:mucho|a menudo|todos|cada|todavía|a veces)|pienso (?:mucho|a menudo|todavía|cada \\p{L}+|todos los \\p{L}+) en',
    '(?:me la|me lo|la|lo) sé de memoria',
    'me acuerdo (?:perfectamente|bien|siempre|todos|cada)|de eso (?:sí )?me acuerdo',
    '(?:eso|aquello) me (?:ha )?(?:acompañ\\p{L}+|persig\\p{L}+|qued\\p{L}+)',
  ],
  fear: [
    '(?:tengo|tenía|tuve|siento|sentía|sentí|me da|me daba|me dio|me dan) (?:\\p{L}+ )?(?:miedo|vergüenza|rabia|culpa|pánico|envidia|celos)',
    'me (?:asusta|asustaba|avergüenza|avergonzaba|aterra|aterraba)',
  ],
  noFear: [
    '(?:no|nunca|ni|sin|jamás|nada de|tampoco) (?:\\p{L}+ ){0,4}(?:miedo|vergüenza|rabia|culpa|pánico|envidia|celos|asusta|avergüenza|aterra)|(?:él|ella|mi \\p{L}+|le) (?:tenía|daba|da) (?:miedo|vergüenza)',
  ],
  stance: [
    '(?:he decidido|decidí|elegí|me permito|me niego a|aprendo a|estoy aprendiendo a|acepto|lo haría otra vez|volvería a hacerlo) (?:\\p{L}+)',
  ],
  noStance: ['no (?:decidí|he decidido|acepto|elegí)'],
  figure: [
    '(?:me siento|me sentía|me sentí|soy|era yo|vivo|vivía yo|trabajo|camino|duermo|estoy|ando) (?:\\p{L}+ ){0,2}como (?:un|una|el|la|quien) (?:\\p{L}+ ?){1,5}',
  ],
  noFigure: ['como (?:una vez|un día|la gente|los demás|el resto|la mayoría)|soy como mi'],
  selfName: [
    '(?:yo )?(?:soy|siempre he sido|siempre fui) (?:siempre )?(?:el|la|alguien|una persona|un hombre|una mujer|de los|de las) que',
    'siempre (?:he sido|fui) (?:el|la|un|una) \\p{L}+',
  ],
  shadow: [
    '(?:yo )?envidio|no (?:soporto|aguanto) (?:a |que |la |el |los |las )',
    'hay una parte de mí que|una parte de mí (?:quiere|querría|quisiera|se alegra|odia)',
    'lo que (?:más )?me (?:irrita|molesta|saca de quicio|enfurece)',
  ],
  threshold: [
    '(?:pasé|he pasado|paso|pasaba yo) (?:\\p{L}+ ){0,3}por delante de (?:la|el|mi|su) \\p{L}+',
    'no (?:entré|pude entrar|me atreví a entrar)',
    '(?:crucé|cruzamos) (?:la|el) (?:frontera|puente|río|puerta|umbral|mar|charco)',
  ],
  rite: [
    '(?:cada|todos los|todas las) (?:día|días|noche|noches|mañana|mañanas|domingo|domingos|sábado|sábados|viernes|lunes|martes|miércoles|jueves|año|años|navidad|semana|semanas|tarde|tardes),? (?:me |le |les |lo |la |nos )?\\p{L}+(?:o|é|oy|amos|emos|imos)(?!\\p{L})',
  ],
  noRite: ['no|nunca|ya no|antes|quiero|voy a|trabajo|lloro|sueño|espero|pienso|recuerdo|tengo|cada vez'],
  body: [
    'un nudo en (?:la garganta|el estómago|el pecho)|una piedra en el (?:pecho|estómago)',
    'me (?:tiemblan|temblaban|temblaron) las (?:manos|piernas|rodillas)|me (?:tiembla|temblaba|tembló) la voz',
    'se me (?:cierra|cerraba|cerró|encoge|encogió|hace un nudo) (?:\\p{L}+ )?(?:la garganta|el estómago|el pecho|el corazón)',
    'aprieto los dientes|aprieto la mandíbula',
  ],
  wish: ['(?:quiero|quisiera|desearía|deseo|anhelo) (?:\\p{L}+[aei]r(?:l[aoe]s?|me|se)?(?!\\p{L})|que )|me gustaría'],
  noWish: [
    '(?:cómo|qué|a quién) quiero|¿|no es que|quiero (?:mucho )?a(?:l)?|no (?:quiero|quisiera|me gustaría|deseo|espero)|lo que quiero decir|qué quiero|quiero decir(?! (?:\\p{L}+ )?(?:en|a|le|lo))|si quiero|como quiero|cuando quiero|espero (?:a|el|la|en|el autobús|mi turno)|(?:que|como|porque) (?:te|le|lo|la|os|les|me|nos) quiero|(?:te|le|lo|la|os|les) quiero(?: \\p{L}+)?[.,]|espero que no',
  ],
  age: [
    `cuando (?:yo )?(?:tenía|cumplí) (?:unos |apenas |solo )?${number}(?: años)`,
    `(?:a los|desde los|hasta los) ${number}(?: años|(?=,)| (?=(?:me|ya|entré|empecé|dejé|fui|salí|tuve|perdí|aprendí|llegué)(?!\\p{L})))`,
    // Not "tengo treinta años de casada".
    `(?:yo )?(?:tengo|tenía) (?:ya |unos )?${number} años(?! (?:de (?!edad)|sin|en|con|\\p{L}+ndo)(?!\\p{L}))`,
  ],
  year: ['(?:en|desde|hasta|de|del año|el año) (?:el )?(?<year>(?:19|20)\\d\\d)'],
  insistence: [
    ['nadie', 'nadie'],
    ['nunca', 'nunca|jamás'],
    ['siempre', 'siempre'],
    ['servir', 'sirvo|servir|sirve|sirvió'],
  ],
  memory: [
    '(?:siempre|solía) (?:me |nos )?(?:decía|repetía|dice|decir)|(?:me |nos |le )?(?:decía|decían|repetía) siempre|decía que|todavía (?:lo |la )?(?:oigo|escucho)|aún (?:lo |la )?oigo|nunca (?:lo |la )?olvid\\p{L}*|esa frase|la frase|el refrán|el dicho|(?:lo )?decían?|lo tengo (?:apuntado|escrito|grabado)|se decía|se me quedó|me lo repit\\p{L}*|cada (?:vez|día|noche)|toda la vida',
  ],
  reply: [
    'no (?:le|les) (?:creí|contesté|respondí|dije nada)|no dije nada|no supe qué (?:decir|contestar)|me (?:reí|callé|fui)|le (?:creí|dije que (?:sí|no))|no lo he olvidado|tenía razón|pienso en (?:eso|esa)',
  ],
  unsaid: [
    'no (?:me |nos |le |les )?(?:decía|dijo|hablaba|contaba|preguntaba) (?:nada|nunca)',
    '(?:nunca|jamás) (?:me |nos |le |les |se |lo |la |se lo )*(?:dijo|dijeron|contó|contaron|preguntó|preguntaron|habló|hablaron|pidió|dio las gracias|abrazó|explicó|lloró|ha dicho|ha preguntado|ha contado|ha pedido)',
    'no (?:me |nos |le |les |lo |la )?(?:dijo|preguntó|contó|habló|explicó) (?:nunca|nada|jamás|ni una palabra)',
  ],
  unheard: ['nunca (?:le |la |lo )?(?:oí|vi|escuché) (?:llorar|decir|cantar|reír|pedir) a (?<who>mi \\p{L}+)'],
  unsaidByNobody: [
    'nadie (?:me |nos |le |les |lo )*(?:dijo|preguntó|contó|habló|explicó|ha dicho|ha preguntado)',
    'de (?:eso|él|ella) (?:no se hablaba|nunca se habló|no se habla|nadie hablaba|no hablamos)(?: \\p{L}+){0,2}',
    'nunca (?:lo )?hablamos (?:de|del)',
  ],
  correction: [
    `(?<not>no quiero (?:que )?[^.;:?!–—,]{3,80}), (?<but>(?:lo que )?quiero (?:que )?[^.;:?!–—]{3,90})`,
    `(?<not>no (?:lo|la|le|los|las) \\p{L}+[^.;:?!–—,]{0,40}), (?<but>(?:solo|sólo|solamente) [^.;:?!–—]{3,60})`,
    '(?<not>(?:[^,.;:?!–—«»"“”¿]{0,50} )?(?:no|nunca)(?! solo| sólo| solamente| únicamente) [^.;:?!–—«»"“”¿]{2,70}?),? (?<but>sino (?!también)[^.;:?!–—«»"“”]{3,90})',
    '(?<not>no es que [^,.;:?!–—«»"“”]{3,60}), (?<but>es que [^.;:?!–—«»"“”]{3,90})',
    '(?<not>no (?:es|era|fue) [^,.;:?!–—«»"“”]{2,50})[,;] (?<but>(?:es|era|fue) (?!que no|verdad)[^.;:?!–—«»"“”]{3,80})',
    '(?<not>no porque [^,.;:?!–—«»"“”]{3,60}),? (?<but>sino porque [^.;:?!–—«»"“”]{3,90})',
  ],
  correctionPair: [
    [`no quiero`, `(?:quiero|lo que quiero|quisiera|me gustaría)`],
    [
      'no (?:es|era|fue)',
      '(?:es|era|fue) (?:miedo|pena|rabia|tristeza|vergüenza|amor|cansancio|costumbre|orgullo|culpa)',
    ],
  ],
  halves: [
    `(?<one>(?:odio|odiaba|quiero|quería|extraño|amo) (?:a |el |la |los |las |este |esta |ese |esa )[^,.;:?!–—]{3,60}),? (?:y|pero) (?<other>[^.;:?!–—,]{5,80})`,
    `(?<one>[^,.;:?!–—¿¡]{8,60}),? (?:y|pero) (?<other>(?:es|era|fue) (?:el|la|lo) (?:mejor|peor|más \\p{L}+) [^.;:?!–—]{3,60})`,
  ],
  flip: [],
  flipNot: [],
  shift: [],
  noShift: [],
  feelings: [
    'miedo\\p{L}*|temor\\p{L}*|vergüenza|avergüenz\\p{L}*|rabia|furia|furios[oa]|enoj\\p{L}*|enfad\\p{L}*|bronca|envidia|envidi[oa]|celos|culpa|culpable|orgull\\p{L}*|alegr\\p{L}*|feliz|felices|trist\\p{L}*|pena|dolor|duele|dolió|doler|amor|quería|quise|odio|odié|extrañ\\p{L}*|echo de menos|echaba de menos|nostalgia|esperanza|ojalá|desesper\\p{L}*|llor\\p{L}*|reí\\p{L}*|risa|cansad[oa]|agotad[oa]|alivi\\p{L}*|preocup\\p{L}*|tiembl\\p{L}*|arrepent\\p{L}*|arrepient\\p{L}*|perdon\\p{L}*|solo|sola|soledad|ganas',
  ],
  ...spanishWords,
  ...speech.es,
  ...verdicts.es,
};
