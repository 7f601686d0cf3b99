import type { DoubtWords } from './find-doubt';

const any = (...alternatives: string[]): string => alternatives.join('|');
/** Forms of the subjunctive that no noun shares. */
const subjunctive = any(
  '(?:hubi|tuvi|pudi|supi|quisi|hici|dij|vini|estuvi|pusi|vivi|muri|volvi|sali|vini|perdi|naci|conoci)era(?:n|s|mos)?|fuera(?:n|s|mos)?|fuese|hubiese|pudiese',
  'ojalá|sea|sean|esté|estén|tenga|tengan|pueda|puedan|haya|hayan|vuelva|vuelvan|muera|sepa|quiera|venga|vengan|deje|dejen|haga|hagan',
);

/** After a verb that has other uses too: what is said, or to whom, or the end of the clause. */
const said = '(?=(?:\\s+\\p{L}+){0,4}\\s+(?:que|si|tú|usted|eres|como|de)(?!\\p{L})|\\s*[,:.;—–])';

/** Where a Spanish sentence leaves open what it is. */
export const spanishDoubts: DoubtWords = {
  first: any(
    'yo|me|mí|mi|mis|conmigo|nos|nosotr[oa]s|nuestr[oa]s?|soy|estoy|voy|doy|tengo|he|hago|digo|sé|quiero|puedo|fui|hice|tuve|puse|vine|dije|quise|pude|supe|estuve',
    '\\p{L}+(?:amos|emos|imos)|\\p{L}{2,}(?:é|í)|(?<![\\p{L}] )\\p{L}{2,}o(?= (?:a|con|de|en|el|la|los|las|mi|mis|un|una|que|por|y|al|sin|sola|solo)(?!\\p{L}))',
  ),
  second: any(
    'tú|tu|tus|te|ti|contigo|tuy[oa]s?|usted|ustedes|vos|vosotr[oa]s|os|eres|estás|tienes|sabes|puedes|debes|quieres|has|vas|haces|dices|sos|tenés|querés|podés|serás|irás',
    '\\p{L}{2,}(?:aste|iste|asteis|isteis|arás|erás|irás|áis|éis)|nen[ae]|mij[oa]|m.?hij[oa]|chaval[a]?|muchach[oa],|cariño,|corazón,',
  ),
  imperative: any(
    '(?:calla|come|anda|mira|deja|aguanta|haz|ven|ponte|siéntate|levántate|vete|dame|dime|oye|escucha|espera|reza|trabaja|estudia|aprende|cuida|recuerda|acuérdate|sonríe|lárgate|cállate|quítate|cómete|agradece|apaga|cierra|abre|baja|sube|corre|sal|pon|ten|vuelve|sigue|piensa|olvídalo|olvídate|tranquil[ao])(?! (?:la|el|los|las) \\p{L}+ (?:de|que))',
    'calladit[oa]|a (?:callar|comer|dormir|trabajar)|\\p{L}+(?:ad|ed|id)(?= (?:la|el|los|las|a))',
  ),
  speech: any(
    'me llam(?:a|an|aba|aban|aron|ó)|predijo|exig(?:ió|ía)|impuso|impon(?:e|ía)|atribuy(?:e|ó)|decian?|creia que|repetia|dic(?:e|en|iendo)|dij(?:o|eron)|dec(?:ía|ían|irme)|oí|oía|escuché|escuchaba|me (?:han dicho|habían dicho|enseñaron que|hicieron creer|educaron|criaron para)|insult\\p{L}+|apod\\p{L}+',
    `(?:(?:cont|asegur|jur|afirm|opin|confes|grit|bram|sentenci|exclam|murmur|susurr|suspir|contest|pregunt|solt|avis|coment|explic|diagnostic|dictamin|certific|notific|declar|acord|vaticin|achac|calcul|orden|mand|aconsej|recomend|reproch|recalc|record|llam|coloc|rez|insist)(?:ó|aba|aban|aron|ando|a|an)|promet(?:e|ió|ía)|respond(?:e|ió|ía)|insist(?:e|ió|ía)|advirti(?:ó|eron)|advierte|repit(?:e|ió|en)|repet(?:ía|ían)|escrib(?:e|ió|ía|ían)|pid(?:e|ió|en)|pedía[n]?|cre(?:e|en|yó|yeron|ía|ían)|piensa[n]?|pens(?:ó|aba|aban)|consider(?:a|aba|ó|an)|cuentan?|suelta|enseñ(?:ó|aron|aba)|ponía|sostiene|sostenía)(?:${said}|\\s*$)`,
  ),
  mine: '(?:le|les|te|se lo|me)? ?(?:dije|digo|contesté|contesto|respondí|pregunté|grité|conté|cuento|escribí|prometí|juré)',
  lore: any(
    'rumor(?:es)?|chismes?|consigna|sentencia|consejos?|advertencias?|sermón|lección|testamento|bocas? cerradas?|a callar|se callaba|ver, oír|reglas?|normas?|ley|mandamientos?|lema|refrán|refranes|proverbio|dicho|prohibid[oa]s?|obligatori[oa]|costumbre|había que|hay que|tocaba|se (?:dice|decía|comenta|cuenta|supone|suponía|ve que)|en (?:mi|esta|nuestra|aquella) casa (?:no |nunca )?se|en casa (?:no |nunca )?se|dios (?:da|aprieta|manda|dirá|proveerá)',
    'prohib\\p{L}+|mal vist[oa]|vetad[oa]|pecado|mala educación|se castigaba|imped\\p{L}+|opini(?:ón|ones)|versión|teoría|diagnóstic\\p{L}+|convencid[oa]s?|acus\\p{L}+|tild\\p{L}+|tach(?:a|an|aba|ó) de|me (?:tiene|tienen|tenía|tenían|tuvieron|toma|tomaban|tomó) por|me (?:ve|ven|veía|veían|pinta|pintan|pintaba) (?:como|muy|tan|más)|en cara|la culpa|le parec\\p{L}+|les parec\\p{L}+|resulta que|que si',
    'dizque|según|al parecer|por lo visto|supuestamente|parece ser|a (?:ojos|juicio|decir) de|en opinión|para (?:él|ella|ellos|ellas|mi \\p{L}+|todos),? (?:yo|soy|era|fui|siempre)|fama de|(?:la|una|esa|esta|su|otra) (?:\\p{L}+ )?voz|voces|vocecita|conciencia|carta|nota|cartel|letrero|pancarta|mensaje|whatsapp|informe|epitafio|lápida|esquela|tatuaje|frase|palabras|culpa (?:mía|tuya)',
  ),
  general:
    'quien|quienes|el que|la que|los que|las que|al que|a quien|más vale|cada (?:uno|cual|quien)|los hombres|las mujeres|las niñas|los niños|una mujer|un hombre|una señorita|la vida|el amor|la familia|los trapos|ojos que|de tal|a (?:caballo|mal|buen|lo)|donde|gato|perro|una persona|la gente|todo el mundo|todos|nadie',
  ironic: any(
    'claro,|anda que|sí que|bonita (?:manera|forma)|valiente|buena pieza|gran (?:consuelo|ayuda|idea|padre|madre|favor)|qué detalle|muy (?:bonito|bien) (?:todo|él|ella)|maldita la|ajá|hombre,|sí, porque|tan (?:contento|contenta|tranquilo|tranquila|panchos?|feliz)|claro que|sí,? claro|sí,? hombre|sí,? sí|ya,? ya|cómo no|por supuesto|faltaba más|lo que (?:me )?faltaba|menud[oa]s?|vaya (?:un|una|\\p{L}+)|qué (?:suerte|ilusión|bien|alegría|detalle|maravilla|list[oa]|gracios[oa]|amable|generos[oa]|bonito|honor|lujo|casualidad|ejemplo|divertid[oa])',
    '(?:un|una|todo un|toda una) (?:sant[oa]|joya|cielo|encanto|caballero|señor(?:a)?|ejemplo|héroe|genio|lumbrera|fiesta|maravilla|lujo|angelito|ángel|campeón|fenómeno|figura|delicia|padrazo|artista|poeta|gracia|honor|regalo)|gracias por nada|mil gracias|muchas gracias|muchísimas gracias',
    '(?:encantad|amoros|dulc|tiern|cariños|generos|delicad|exquisit|ejemplar|idílic|divertid|simpátic)(?:or|ora|o|a|e|ísim[oa])|(?:era|fue|es|estuvo|estaba|siempre) \\p{L}{3,}ísim[oa]s?|bellísima persona|un amor|un (?:paraíso|hotel|premio|aplauso|palacio|placer)|una (?:ternura|medalla|bellísima)|cinco estrellas|de gran ayuda|mucho me (?:ayud|sirvi|consol|import)\\p{L}+|me (?:ayudó|sirvió|consoló) (?:mucho|muchísimo|un montón|una barbaridad)|(?:tanto|cuánto) (?:amor|cariño)|la alegría de la huerta|con su (?:habitual|proverbial)|infancia (?:feliz|preciosa|dorada)|perfect[oa]|ideal',
    'genial|estupend[oa]|fenomenal|maravillos[oa](?:mente)?|encantadísim[oa]|de maravilla|de lujo|divinamente|(?:muy|tan|qué) (?:generos|amabl|considerad|educad|cariños|atent|detallist|oportun|gracios)\\p{L}+|padre del año|madre del año|marido del año|el (?:rey|amor) de la|ya ves|mira (?:qué|tú qué suerte)|ja',
  ),
  denying:
    'dudo|falso|mentira|mentiras|imposible|incapaz|en mi vida|en la vida|en toda mi vida|para nada|en absoluto|qué va|ni hablar|de eso nada|rara vez|raramente|(?<!(?:un|hace|por|dentro de|al|muy|y) )poc[oa]s?(?! (?:a poco|después|antes|más|dinero))|falt(?:a|aba|ó|aron|an|aban)|carec\\p{L}+|neg(?:ué|aba|ó)|niego|excepto|salvo',
  reason: 'porque|donde|ya que',
  unreal: any(
    'si|quizás?|tal vez|acaso|puede que|podrá ser|a lo mejor|igual (?:me|te|se|es|soy|era|fue|algún|un|lo|la)|seguramente|probablemente|posiblemente|seguro que|debe de|deben de|deb(?:o|ía|ería|í)|casi|por poco|yo que|en (?:su|tu) lugar|(?<!(?:avergüenzo|arrepiento|alegro|acuerdo|orgullos[oa]|culp[oa]) )de haber|de no ser|de ser por|con tal|aunque (?:sea|fuera|me \\p{L}+[ae]ra)|como (?:me|te|se) \\p{L}+[ae](?!\\p{L})|por si|imagin\\p{L}+|supon\\p{L}+|fantase\\p{L}+|invent\\p{L}+',
    '(?<!(?:el|la|los|las|un|una|esta|esa|otra|mi|tu|su|de|del|en|a|al|con|por|para|sin|y) )\\p{L}{2,}(?:aría|ería|iría|dría|bría)(?:n|s|mos)?',
    'necesito que|pid[oe]|ruego|rez(?:o|aba) (?:para|por que|por volver)|aspir\\p{L}+|anhel\\p{L}+|ansi\\p{L}+|ilusión|prefiero|prefería|dese\\p{L}+|quis\\p{L}+|quier\\p{L}+|quer(?:ía|íamos)|ganas|esper(?:o|aba|anza|anzas)|a ver si|me conform\\p{L}+|bast(?:a|aba) con|me bastaba|firmaba|firmo|daba (?:un|lo que|mi|media|años|cualquier|todo|la vida)|me cambiaba|tenía que haber|debí|pude|pudo haber|había de|iba a',
    ', (?:no|verdad)(?=[.]?$)|será que|no se si|me preguntaba?|me pregunto|pregunt\\p{L}+|quién sabe|a saber|vete (?:tú )?a saber|no sé|dud[ao]s?|por qué|adivin\\p{L}+|algún día|en otra vida|promet\\p{L}+|propon\\p{L}+|proyect\\p{L}+|plan(?:es|eo|eaba)',
    subjunctive,
  ),
  opensUnreal: any(
    '(?:y |pero |pues |ay,? )?(?:(?:a|de|en|con|para|por|hasta|desde) (?:qu[eé]|qui[eé]n|cu[aá]ndo|d[oó]nde)|cuantas? veces|como (?:se|voy|iba|puedo|pude|es que)|donde (?:estaba|quedó|está)|quien (?:soy|me|era)|que|por qu[eé]|para qué|qué|quién|cómo|cuándo|dónde|cuál|cuánt[oa]s?)',
    '(?:y |pero )?(?:volver|poder|tener|ser|dormir|vivir|morir|saber|despertar|irme|verla|verlo|abrazar|decirle|decir|salir|llegar|ver|estar|\\p{L}+(?:arme|erme|irme|arlo|arla|erla|erlo))(?! (?:es|era|fue|me|nos|cuesta))|(?:a m[ií]|mañana|un día) que|cuando (?:me muera|sea|tenga|vuelva|pueda|llegue|salga|acabe|termine|cumpla)',
  ),
  sleep: 'soñ\\p{L}+|sueños?|pesadillas?|anoche|esta noche',
  wakes: 'sueños?|soñ\\p{L}+|pesadillas?|despertador|al despertar\\p{L}*|despert\\p{L}+|abrí los ojos',
  awake:
    'despert\\p{L}+|hoy|ahora|desde entonces|esta mañana|al día siguiente|por la mañana|abrí los ojos|levant(?:é|o)|sonó|en la vida|de verdad|de día|todavía|llamé|he \\p{L}+[ai]do|aún|cont(?:é|aba)|murió|es cierto',
  gesture: any(
    '(?:me|nos|se|le|lo|la) (?:mir|agarr|cogi|tom|apret|señal|acerc|abraz|sent|ri|levant|gir|volvi|qued|par|enfad|puso|encog|solt|llam|larg|seren|abrasó|sonri|bes|toc|sac|tir|dio|plant|asom|vino|limpi|fue|encendi|inclin)(?:ó|aba)?|(?:me|nos|se) (?:puso|dio|vino|fue|rió|rio|reía|hizo)',
    'colgó|llamó|sonrió|suspiró|siguió|cerró|abrió|dejó|apagó|encendió|golpeó|entró|salió|tosió|escupió|bajó|subió|levantó|apareció|vino|volvió|habló|hablaba|calló|rezongó|refunfuñó|negó con|por teléfono|al oído|mirándome|sin mirarme|riéndose|llorando|en voz (?:alta|baja)|palabras|frase|discurso|sermón|bronca|cantinela|se refería|así (?:hablaba|era|me)|eso (?:me|nos|lo|decía|era)|lo (?:decía|dijo|repetía|oí|escuché)|con esas palabras|me lo',
  ),
  past: '\\p{L}{2,}(?:é|ó|aron|ieron|aba|aban|ábamos|ía|ían|íamos|í)|fue|fui|era|eran|hizo|hice|vino|vine|puso|puse|tuvo|tuve|estuve|estuvo|hubo|había|(?:he|ha|hemos|han) \\p{L}+(?:[ai]do|to|cho)|\\p{L}+[ai]mos',
};
