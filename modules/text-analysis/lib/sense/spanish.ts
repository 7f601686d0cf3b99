import type { LanguageWords } from './language-pack';

const kin = `madre|padre|mamá|papá|mami|papi|mama|papa|padres|abuel[oa]s?|abue|abuelit[oa]|yay[oa]|herman[oa]s?|hermanit[oa]|marido|mujer|espos[oa]|ex|exmarido|exmujer|pareja|novi[oa]s?|hij[oa]s?|niñ[oa]s?|chic[oa]s?|bebé|tí[oa]s?|prim[oa]s?|sobrin[oa]s?|niet[oa]s?|suegr[oa]s?|cuñad[oa]s?|yerno|nuera|padrastro|madrastra|hermanastr[oa]|padrin[oa]|madrina|gemel[oa]s?|familia|compadre|comadre|viej[oa]s?|jef[ae]`;
const others = `amig[oa]s?|maestr[oa]s?|profesor[a]?|profe|director[a]?|jef[ae]s?|encargad[oa]|patrón|patrona|capataz|compañer[oa]s?|colegas?|vecin[oa]s?|médic[oa]s?|doctor[a]?|enfermer[oa]s?|partera|matrona|cirujan[oa]|terapeuta|psicólog[oa]|psiquiatra|entrenador[a]?|cura|sacerdote|monja|monjas|pastor|rabino|imán|sargento|capitán|caser[oa]|abogad[oa]|juez|jueza|trabajador[a]? social|señor[a]?|señorita|hombre|mujer|hombres|mujeres|gente|tip[oa]|desconocid[oa]|compi|clientes?|clienta|pacientes?|cocinero|panadero|peluquera|peluquero|conductor|líder|anciano|funcionari[oa]|catequista`;
const own = 'mis?|nuestr[oa]s?|sus?|tus?';

const often = [
  'siempre|cada (?:día|noche|mañana|domingo|sábado|verano|invierno|año|vez|tarde|viernes|lunes|navidad)|todos los \\p{L}+|todas las \\p{L}+',
  '(?<!\\p{L} de )los (?:domingos|sábados|viernes|jueves|miércoles|martes|lunes|veranos)|por las (?:noches|mañanas|tardes)|cuando era',
  'de (?:niñ[oa]|pequeñ[oa]|chic[oa]|chamac[oa]|joven|estudiante)|a veces|a menudo|en aquellos|antes(?! de)|durante años|nunca|jamás',
].join('|');
const imperfect =
  '(?<!\\p{L})(?:\\p{L}{2,}(?:aba|aban|ábamos|íamos)|(?!hab|quer|tod|ser|estar|har|podr|dr|ir)\\p{L}+(?<!r)(?:ía|ían)|iban?(?! a )|íbamos(?! a ))(?!\\p{L})';

/** Spanish. */
export const spanish: LanguageWords = {
  common:
    'yo|y|el|la|los|las|un|una|es|que|en|no|con|por|para|mi|mis|su|sus|lo|le|me|se|pero|como|cuando|era|muy|de|del|al|a|o|si|ya|más|nunca|todo|esta|este|eso|había|he|soy|fue|nos|te|sin|porque|desde|hasta|ella|él|nada|siempre|estaba|tengo|casa',
  people: `(?:(?:${own}|el|la|los|las|un|una|unos|unas|cada|otr[oa]|aquel|aquella|ese|esa|este|esta|un[oa] de mis|dos|tres)\\s+(?:[\\p{L}-]+\\s+){0,1}?(?:${kin}|${others})(?![\\p{L}])(?:\\s+\\p{Lu}\\p{L}+)?|(?:mamá|papá|mami|papi|abuela|abuelo|tía|tío|padre|madre)(?![\\p{L}])(?:\\s+\\p{Lu}\\p{L}+)?|(?:don|doña|sor|fray|señor|señora|doctor|doctora|dr\\.?|dra\\.?|padre|hermana)\\s+\\p{L}+)`,
  anybody: 'él|ella|ellos|ellas|todos|todo el mundo|la gente|alguien|nadie|otros|los demás|muchos|uno|una',
  notNames: 'dios|navidad|labor|yo|virgen|semana|madrid|españa|méxico|argentina|perú|colombia|chile',
  beforePlaces: 'en|a|de|desde|hacia|por|para|hasta|cerca de',
  i: 'yo|soy|estoy|tengo|he|era yo|quiero|puedo|sé|siento|me',
  iSay: '(?:yo )?(?:le|les|te|me|se lo)? ?(?:dije|digo|decía yo|diré|diría yo|contesté|respondí|pregunté|grité|conté|escribí|prometí|juré|pensé|creí|pienso|creo)',
  between: `siempre|nunca más|un día|una vez|a veces|entonces|después|también|todavía|aún|hoy|ayer|luego|además|cada (?:vez|noche|día|domingo|mañana)|solía|solían|suele|ha|había|habían|han|se|me|nos|le|les|te|lo|la|que|solo|sólo|al final|en la (?:cocina|mesa|cena)|por teléfono|de (?:niñ[oa]|pequeñ[oa])|muy (?:seri[oa]|bajito)|volvió a|vuelve a|sigue|seguía|ya|casi|incluso|hasta|misma|mismo|me lo|se lo`,
  say: `dice|dijo|decía|dicen|dijeron|decían|decir|dicho|diciendo|diciéndome|decirme|repite|repetía|repitió|repetían|repitiendo|grita|gritó|gritaba|gritaban|gritando|susurró|susurraba|murmuró|murmuraba|contestó|contesta|respondió|responde|pregunta|preguntó|preguntaba|preguntaron|cree|creía|creyó|creen|creían|piensa|pensaba|pensó|piensan|opina|opinaba|asegura|aseguraba|aseguró|jura|juró|juraba|promete|prometió|insiste|insistía|insistió|escribió|escribe|escribía|explicó|explica|advirtió|advertía|sostiene|afirma|afirmó|soltó|suelta|soltaba|exclamó|comentó|comenta|ordenó|pidió|pide|pedía|enseñó|enseñaba|aconsejó|sentenció|llamaba|opinan|avisó|avisaba|predicaba|considera|consideraba`,
  object:
    'me|nos|le|les|a mí|a todos|a mi \\p{L}+|a la \\p{L}+|al \\p{L}+|una vez|siempre|mucho|bajito|al oído|muy seri[oa]|riéndose|llorando|enfadad[oa]|un día',
  unsaid: 'nunca|jamás|no|tampoco|ni una vez|apenas|nada|nunca me|no me|jamás me|nunca nos|tampoco me|nunca lo|no lo',
  saidAfterAll: 'no (?:para|paraba|paró|deja|dejaba|dejó|se cansa|se cansaba)|nunca (?:dejó|paró|dejaba)',
  indirect: 'que|si|cómo|qué|por qué|quién|dónde|cuándo|cuánto',
  direct:
    "tú|no (?:llores|seas|digas|hagas|te|me|vas|sirves|vales|hables|toques|eres|mires|puedes|tienes|hay|corras|molestes|vengas|vuelvas|olvides|corre|es)|eres|estás|tienes|vas|ven|mira|calla|cállate|deja|déjate|haz|anda|come|siéntate|aguanta|sé|ten|ponte|espera|escucha|nunca|siempre|ya|así|aquí|los hombres|las niñas|las mujeres|hijo|hija|niña|niño|mijo|mija|m'?hija|ay|qué|quién|cuando|si|el que|la que|quien|te|tu|tus|me|lo|la vida|un hombre|una mujer|esto|eso|trabaja|estudia|reza|levántate|sonríe|no|yo|vos|sos|usted|dale|che|acuérdate|nadie|a ti|con|mientras",
  accordingTo:
    'según|para(?= mi (?:madre|padre|abuela|abuelo|marido|hermana|hermano|jefe|familia),?)|a (?:juicio|decir) de|en palabras de|en opinión de',
  rule: '(?:era|es|había|por) (?:una )?(?:regla|norma|ley)(?: (?:en|de) \\p{L}+| de la \\p{L}+)?(?=,? que|:)|(?:la|una|nuestra) (?:\\p{L}+ )?(?:regla|norma|ley)(?: (?:de la casa|en casa|en mi casa|era|de mi casa|de la familia|de mi familia|es))*|en (?:mi|nuestra|esta|aquella) casa (?:no se|se|nadie|nunca se|los hombres|las mujeres|estaba prohibido)|en mi familia (?:no se|nadie|nunca se|se)|regla (?:número uno|de oro|de la casa)|norma de la casa|se decía(?: en casa)?',
  negators: 'no|nunca|jamás|nada|nadie|ningún|ninguna|ninguno|ningunos|ningunas|ni|tampoco|sin|apenas',
  notNegating:
    'no s[oó]lo|no solamente|no (?:dejo|dejé|deja|dejaba|dejó) de|no es que no|no hay (?:\\p{L}+ )?(?:noche|día|mañana|vez|semana|domingo)(?: en)?(?: la| el)? que no|no hay (?:\\p{L}+ ){1,2}que (?:yo )?no|no puedo (?:dejar|parar|evitar)|no (?:podía|pude) (?:dejar|evitar)|sin duda|sin embargo|nada más (?:llegar|entrar|ver|abrir|salir|nacer)|no bien|a no ser|o no|no en vano|no tardé|no menos|no más que|no (?:\\p{L}+ )?sin|nunca (?:\\p{L}+ ){0,3}sin|cómo no|no puedo no|no (?:\\p{L}+ )?otra cosa que|de no (?:ser|haber)|si no|no obstante|ni siquiera(?= \\p{L}+ la)|no (?:paro|paraba|paró) de|verdad que no|a que no|quiera o no|no hago (?:más|otra cosa) que|no hacía (?:más|otra cosa) que|nada más que|no cabe duda',
  noLonger: 'ya no|ya nunca|ya nadie|ya nada|ya ni|nunca más|no .{0,30}más(?=[.,;!]|$)|ya tampoco',
  ended:
    'dejé de|he dejado de|dejó de|se acabó|se terminó|quedó atrás|lo dejé|renuncié|he renunciado|abandoné|acabé con|terminé con|ya pasó|solté|colgué',
  subordinators:
    'que|porque|cuando|si|aunque|mientras|como|donde|adonde|quien|quienes|cual|cuales|cuyo|cuya|para que|hasta que|desde que|antes de que|después de|antes de|al|pues|ya que|puesto que|sin que|apenas|cómo|qué|cuánto|dónde|por qué',
  coordinators: 'y|e|pero|o|u|sino|ni',
  dream:
    'soñ(?:é|aba|ó|ado|amos)(?! con (?:ser|tener|vivir|ir|viajar|poder|un|una|irme|volver))|sueño (?:que|mucho|siempre|a veces|casi|todas|otra vez)(?! con)|(?:en|tuve|tengo|tenía|he tenido) (?:el|un|este|ese|aquel|la|una|esa|mi|mis|otro|el mismo|unos|otra) (?:mism[oa] )?(?:sueño|sueños|pesadilla|pesadillas)|en sueños|la pesadilla|el sueño (?:empieza|empezaba|termina|terminaba|siempre|era|se repite)|pesadilla|anoche (?:soñé|me vi|estaba)',
  dreamGoesOn:
    'entonces|luego|después|de pronto|de repente|ella|él|había|yo (?:corría|quería|intentaba|gritaba|abría|veía|estaba|sabía|no)|al final|y|allí|estaba|estábamos|corría|gritaba|intentaba|quería|no podía|nadie|mi (?:madre|padre|abuela|abuelo|hermano|hermana|boca|voz)|la (?:casa|puerta|escalera|calle)|el (?:agua|mar|suelo|tren|perro)|los|las|caía|volaba|detrás|dentro|fuera|en la mano',
  noDream:
    'mi sueño (?:es|era|sería)|sueño con|soñaba con|soñé con (?:ser|tener|vivir|ir|viajar)|soñado con (?:ser|tener|vivir|ir)|tengo sueño|tenía sueño|ya no sueño|no sueño|me despert[eé]|al despertar|después del sueño|la de mis sueños|de ensueño',
  wish: 'ojalá|quisiera|querría|me gustaría|me encantaría|quiero|quería|deseo|deseaba|desearía|anhelo|anhelaba|espero (?:que|poder|algún|tener|volver|encontrar)|tengo ganas|tenía ganas|sueño con|soñaba con|soñ(?:é|ado) con (?:ser|tener|vivir|ir|viajar|poder|irme|volver|un|una)|mi (?:\\p{L}+ )?(?:sueño|deseo) (?:es|era|sería)|me habría gustado|me hubiera gustado|hubiera querido|habría querido|me muero (?:por|de ganas)|cómo me gustaría|quién pudiera|daría (?:lo que fuera|cualquier cosa|todo)|(?<!\\p{L}[ ,]{1,2})que (?:algún día|alguien|por fin|me) \\p{L}+[ae](?=[ .,])|a ver si|muero por|me apetece|ansío|ganas de',
  noWish:
    'no es que no|no quiero decir|quiero decir|te quiero|lo quiero mucho|la quiero|los quiero|me quería(?! ir)|quería mucho|me quiere|queriendo decir|sin querer',
  hypothetical:
    'si (?:\\p{L}+ ){0,5}(?:\\p{L}+(?:ara|era|iera|iese|ase|aran|eran|ieran|áramos|iéramos)|hubiera|hubiese|fuera|tuviera|pudiera)|hubiera|hubiese|hubieran|habría|habrían|(?<!(?:el|la|los|las|un|una|esta|esa|otra|mi|tu|su|de|del|en|a|al|con|por|para|sin) )\\p{L}{2,}(?:aría|ería|iría|dría|bría|arían|erían|irían|drían)(?:n|mos)?|en otra vida|imagino que|imagina|imagínate|supongamos|qué pasaría|a lo mejor|tal vez hubiera|quizá hubiera|de haber|de no ser|de no haber|pongamos|podría haber|pudo haber|debí haber|tendría que haber',
  noHypothetical: 'como si|había|sabía que|decía que|dijo que|pensaba que|creía que|prometió que',
  // The imperfect alone may tell a single state; with a word of repetition it is a habit that is over.
  habit: `sol(?:ía|ían|íamos)|(?:me|nos) (?:decía|decían|repetía|repetían|llamaba|llamaban)|repetía|suspiraba|bramaba|(?:${often})(?=.*${imperfect})|${imperfect}(?=.*(?<!\\p{L})(?:${often})(?!\\p{L}))`,
  past: '\\p{L}+(?:é|ó|aron|ieron|aste|iste|imos)|fue|fui|era|eran|estaba|tuvo|tuve|hizo|hice|dijo|dije|vino|vine|puso|puse|supo|supe|pudo|pude|quiso|había|he \\p{L}+[ai]do|ha \\p{L}+[ai]do|ayer|anoche|el año pasado|hace \\p{L}+ (?:años|meses|días|semanas)|una vez|19\\d\\d|20\\d\\d|murió|\\p{L}+(?:aba|ía)',
  future:
    '\\p{L}+(?:aré|eré|iré|ará|erá|irá|arás|erás|irás|aremos|eremos|iremos|arán|erán|irán|dré|drá|drás|drán|bré|brá)|voy a|vas a|va a|vamos a|van a|mañana|el (?:año|mes|verano) que viene|la semana que viene|pronto|algún día|el próximo|la próxima|un día de estos',
};
