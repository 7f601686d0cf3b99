import { type Need, need } from './need';

/** Conscience, thresholds and the length of a life. */
export const timeNeeds: readonly Need[] = [
  need(
    'moral-injury',
    [
      'What one cannot square with one’s conscience',
      'Was man mit dem Gewissen nicht vereinbart',
      'Lo que la conciencia no perdona',
    ],
    { 'Moral injury': 1, Forgiveness: 0.45, 'Trauma held in the body': 0.3 },
    {
      en: [
        `conscience, (followed|obeyed|gave|carried out|signed) (the )?orders? ~, (i|we) (did|signed|gave|saw|let|left|looked away|stood by|turned) ~(nothing|away|by|orders|order|die|list|behind|it happen|happen), (stood|stand|looked) (by|away) ~, (should|could) have (stopped|said|spoken|refused|saved|reported) ~, complicit*, (killed|shot|fired on|drove over|hit) (a|someone|somebody|people|the) (man|child|boy|person|woman|people|pedestrian|cyclist), (war|deployment|tour|afghanistan|iraq|kosovo|army|military|soldier|police) ~, (triage|ventilator*|icu) ~(who|decid*|chose|choose), (redundan*|laid off|fired|sacked|dismiss*) ~(people|hundred|them|colleagues|list) ~(myself|signed|i)?, medal*`,
        `orders?, guilt*, conscience, uniform, soldier, war, nurse, signed, list, silent, shame, faces?, eyes, medal, report*, child, right thing, nobody blames, night, rank, unit, protocol, whistle*, company, covered up`,
      ],
      de: [
        `gewissen*, (befehl*) ~(befolgt|ausgefuhrt|gehorch*|gegeben) ~, befehl ist befehl, (habe|haben) ~(weggesehen|weggeschaut|nichts (getan|gesagt|unternommen)|unterschrieben|geschwiegen|mitgemacht|liegen lassen|sterben lassen), (hatte|hatten) ~(eingreifen|etwas sagen|mich weigern|helfen|retten|verhindern|melden) (mussen|sollen|konnen), mitschuld*, (getotet|erschossen|uberfahren|geschossen), (krieg|einsatz|afghanistan|kosovo|bundeswehr|soldat*|polizist*) ~, triage, (entlass*|gekundigt) ~(leute|menschen|mitarbeiter*|liste) ~, orden ~`,
        `befehl*, schuld*, uniform, soldat, krieg, pfleger*, unterschrieb*, liste, geschwiegen, scham*, gesicht*, augen, orden, bericht*, kind, das richtige, niemand wirft, nachts, einheit, protokoll, vertuscht, firma`,
      ],
      es: [
        `conciencia, (orden*) ~(obedec*|cumpl*|segui*|di|dieron) ~, (cumpli|obedeci|segui|firme) (las |la |una |la lista|el )?(orden*|lista|despid*|papel*) ~, (mire|miramos|mirar) (a|hacia|para) otro lado, (no (hice|dije|hicimos|dijimos) nada), me call* ~, (deje|dejamos) (que )?(mor*|pasara|atras|ocurriera), (debi|tendria que|deberia|pude) (haber|haberme) (par*|dich*|neg*|salv*|denunci*|hablado|hecho) ~, complice*, (mate|dispare|atropelle) ~, (guerra|mision|ejercito|soldado|policia|militar|afganistan|bosnia|cuartel) ~, triaje, (despedi|despedir|despidos) ~(personas|gente|companer*|lista), medalla*`,
        `orden*, culpa*, uniforme, soldado, guerra, enfermer*, firm*, lista, silencio, verguenza, cara*, ojos, medalla, informe*, nin[ao], lo correcto, nadie me culpa, noche*, unidad, protocolo, encubr*, empresa`,
      ],
    },
  ),
  need(
    'forgiveness',
    ['Forgiving and being forgiven', 'Verzeihen', 'Perdonar y ser perdonado'],
    { Forgiveness: 1, 'Moral injury': 0.4, 'Life review': 0.35 },
    {
      en: [
        `forgiv*, (grudge|resentment)s?, (not|haven't|have not|never|don't|stopped) (spoken|speak*|talked|talk*) (to|with) (my|him|her|each) ~(brother|sister|son|daughter|father|mother|friend|years|other|since)?, (make|made|making) (peace|amends|it right|up) ~, reconcil*, (say|said|saying|write|tell|ask|letter) ~(sorry|apology|forgiveness|apologise) ~, (too late|before (he|she|it|one of us|i) (dies|die|is too late|is)) ~, (what i did|what he did|what she did|i wronged|wronged) ~, old (guilt|quarrel|wound|feud), estrange*, (years|decades) of silence between`,
        `brother, sister, guilt*, letter, sorry, years ago, apology, silence, quarrel*, wrong, grave, regret*, hospital, old, debt, unopened, envelope, wedding, words, stubborn, proud, number`,
      ],
      de: [
        `verzeih*, vergeb*, groll*, nachtragend, (nicht|kein wort|nie) ~(gesprochen|geredet|sprechen|reden) ~(bruder|schwester|sohn|tochter|vater|mutter|jahren|seit|mit) ~, frieden (schliessen|machen|geschlossen), versohn*, aussohn*, entschuldig* ~(bitten|brief|schreiben|nie|noch)?, um verzeihung, (zu spat|bevor (er|sie|es|ich) ~(stirbt|sterbe|zu spat)) ~, (was (ich|er|sie) ~(getan|angetan)) ~, alte (schuld|wunde|geschichte|streit), zerstritten, kontaktabbruch, funkstille`,
        `bruder, schwester, schuld*, brief*, vor jahren, schweigen, streit, unrecht, grab, bereu*, krankenhaus, alt, umschlag, hochzeit, worte, stur*, stolz*, nummer`,
      ],
      es: [
        `perdon*, rencor*, (no|nunca|sin|dejamos de) (nos )?(habl*|hablar*) (con|desde|hace|a) ~(hermano|hermana|hijo|hija|padre|madre|amig*|anos)?, hacer las paces, reconcili*, (pedir|pedirle|pedi|pido) (perdon|disculpas), disculp*, (demasiado tarde|antes de que (muera|sea tarde|se muera|me muera)) ~, (lo que (le |me )?(hice|hizo|hicieron)) ~, viej[ao] (culpa|herida|pelea|deuda), distanciad*, anos (sin hablar|de silencio)`,
        `herman*, culpa*, carta*, hace anos, silencio, pelea, dano, tumba, arrepent*, hospital, viej*, sobre, boda, palabras, orgull*, terc*, telefono`,
      ],
    },
  ),
  need(
    'passage',
    ['A threshold between two ages', 'Ein Übergang im Leben', 'Un umbral entre dos etapas'],
    { 'Rites of passage': 1, 'Midlife change': 0.4, 'Nature solitude': 0.4, 'Prayer and ritual': 0.3 },
    {
      en: [
        `rite of passage, rites of passage, initiation, threshold, vision quest, (mark|marks|marked|celebrate|ceremony for) (the|an|this|that|my) (end|beginning|change|passage|step|moment|crossing) ~, (one|an old|that|a) (chapter|life|age|stage) (is|has|ended|over|closed|ends) ~(new|next|not yet|begun)?, (no longer|not any more) ~(and )?not yet ~, between (two|the old) (lives|life|ages|stages), (last|youngest) child (left|moved out|has left|leaves), (turn|turning|turned) (eighteen|twenty-one|thirty|sixty|seventy) ~, (nobody|nothing|no one) (marked|marks|noticed|celebrated) ~, (grown up|adult|become a man|becoming a man|a woman) ~(when|nobody|never)`,
        `threshold, ceremony, mark, end, beginning, birthday, chapter, step, walk, door, fire, old life, new life, pilgrim*, camino, ritual, empty room, graduat*, between`,
      ],
      de: [
        `ubergangsritual*, initiation*, schwelle*, visionssuche, (markier*|feiern|ritual fur|zeremonie) ~(ende|anfang|ubergang|schritt|abschnitt|wechsel) ~, (ein|lebens|der alte) ?(abschnitt|kapitel|leben) (ist|zu ende|endet|vorbei|abgeschlossen) ~, nicht mehr ~(und )?noch nicht ~, zwischen (zwei|dem alten) (leben|abschnitten), (letzte|jungste|letztes) (kind) ~(ausgezogen|zieht aus|weg), (werde|wurde|geworden) (achtzehn|dreissig|sechzig|siebzig) ~, (niemand|keiner|nichts) hat ~(gefeiert|bemerkt|markiert), erwachsen geworden ~`,
        `schwelle, zeremonie, ende, anfang, geburtstag, kapitel, schritt, gehen, tur, feuer, altes leben, neues leben, pilger*, jakobsweg, ritual, leeres zimmer, abschluss, dazwischen, ubergang`,
      ],
      es: [
        `rito* de (paso|iniciacion), iniciacion, umbral, busqueda de vision, (marcar|celebrar|ceremonia) ~(final|principio|cambio|paso|etapa|fin) ~, (una|esta|aquella) (etapa|vida|epoca) (se|ha|termin*|acab*|cerr*) ~, ya no ~(y )?todavia no ~, ya no soy ~, entre (dos|la vieja) (vidas|etapas|vida), (ultim[ao]|pequen[ao]|menor) (hij[ao]) (se fue|se ha ido|se marcho) ~, (cumplo|cumplir|cumpli) (dieciocho|treinta|sesenta|setenta) ~, (nadie|nada) (lo )?(marco|celebro|noto) ~`,
        `umbral, ceremonia, final, principio, cumpleanos, capitulo, etapa, paso, camin*, puerta, fuego, vida vieja, vida nueva, peregrin*, camino de santiago, ritual, habitacion vacia, graduac*, en medio`,
      ],
    },
  ),
  need(
    'life-review',
    ['Looking back on a long life', 'Rückblick auf ein langes Leben', 'Mirar atrás en una vida larga'],
    { 'Life review': 1, Legacy: 0.7, Forgiveness: 0.5, Retirement: 0.2 },
    {
      en: [
        `(look|looking|looked) back (on|at|over) (my|it|a|the|eighty|seventy), (tell|telling|told|write|writing|wrote) (down )?(my|the|a) (whole )?(life|story|stories|memoir*|memories) ~, memoir*, (i am|i'm|at|turned|being) (eighty|seventy|ninety|eighty-\\p{L}+|seventy-\\p{L}+|8\\d|7\\d) ~, (who|nobody|someone|somebody|anyone) ~(asks|asked|listens|to listen) ~(story|stories|life|was like|remember*), (thread|meaning|sense) (through|in|of|running) (my|it|all|the) (life|years|whole)?, (last|end) (years|chapter|stretch) (of|in) (my )?life, (shoebox*|boxes|albums?|diaries|letters) ~(photograph*|attic|life|years|under)`,
        `eighty, seventy, ninety, grandchildren, photographs?, letters, story, stories, remember, years, war, childhood, listen, old, memory, memories, album, long life, diary, diaries, chapters`,
      ],
      de: [
        `(ruckblick*|zuruckblick*|zuruckschau*|blicke zuruck|schaue zuruck) ~, (mein|das|ein) (ganzes )?leben (erzahl*|aufschreib*|aufgeschrieben), (erzahlen|erzahle|aufschreiben) ~(leben|geschichte*|erinnerung*) ~, memoiren, lebenserinnerung*, lebensgeschichte, (bin|mit|werde) (achtzig|siebzig|neunzig|\\p{L}+undachtzig|\\p{L}+undsiebzig) ~, (niemand|keiner|wer|jemand) ~(fragt|zuhort|hort) ~, roter faden, (letzte|letzten) (jahre|lebensjahre|kapitel|strecke), (schuhkarton*|kisten|alben|tagebucher|briefe) ~(foto*|dachboden|leben)`,
        `achtzig, siebzig, neunzig, enkel*, foto*, briefe, geschichte*, erinner*, jahre, krieg, kindheit, zuhor*, alt, album, langes leben, tagebuch*, kapitel, faden`,
      ],
      es: [
        `(mirar|miro|mirando|echar) (la vista )?(hacia )?atras, (contar|cuento|escribir|escribo) (toda )?(mi|la) (vida|historia|historias|memorias|recuerdos) ~, memorias, (tengo|cumpli|a mis|con) (ochenta|setenta|noventa) ~, (nadie|quien|alguien) ~(pregunta|escucha|escuche) ~(vida|historia*|como era|recuerd*)?, (hilo|sentido) (de|en|a) (mi|toda) (vida)?, (ultimos anos|ultimo tramo|ultimo capitulo), (caja*|albumes|diarios|cartas) ~(fotos|desvan|vida|zapatos)`,
        `ochenta, setenta, noventa, nietos, fotos, cartas, historia*, recuerd*, anos, guerra, infancia, escuch*, viej*, memoria, album, larga vida, diario*, capitulos, hilo`,
      ],
    },
  ),
  need(
    'legacy',
    ['What remains for others', 'Was für andere bleibt', 'Lo que queda para otros'],
    { Legacy: 1, 'Life review': 0.7, Retirement: 0.3 },
    {
      en: [
        `legacy, (leave|leaving|left|hand|handing|pass|passing|give) (on|behind|down) ~(children|grandchildren|something|know*|craft|what i|workshop|trade|recipes?|to) ~, what (will )?(remain|remains|stays|is left) (of me|when|after)?, (when|after) i('m| am) (gone|dead|no longer here), (remember*|know) (me|who i was) ~, (who|nobody|no one|anyone) (will|to|wants to|wants|would) (take over|learn|continue|keep|run|have) ~, (successor|apprentice|heir|godchild*|pupils?) ~, (letters?|box|book|recordings?) (for|to) (my )?(grandchildren|grandson|granddaughter|children|unborn)`,
        `grandchildren, grandson, granddaughter, workshop, tools, recipes?, craft, pupils?, children, hand on, remain*, trace, name, tree, letter*, violin, bees, business, teach, will be forgotten, forgotten`,
      ],
      de: [
        `vermachtnis, hinterlass* ~, (weitergeb*|weitergegeben|weiter ?zu ?geben|weitergebe) ~, was (von mir )?(bleibt|ubrig bleibt|bleiben wird), wenn ich (nicht mehr|tot|einmal nicht|mal nicht) ~(bin|lebe|da), (erinner*|wissen) ~(an mich|wer ich war), (wer|niemand|keiner) ~(ubernimmt|ubernehmen|lernen|weiterfuhrt|haben will|will) ~, nachfolger*, (brief*|buch|kiste|aufnahme*) (fur|an) (meine|meinen|die) (enkel*|kinder|ungeboren*)`,
        `enkel*, werkstatt, werkzeug, rezept*, handwerk, schuler*, kinder, weitergeb*, bleib*, spur*, name, baum, brief*, geige, bienen, betrieb, beibring*, vergessen`,
      ],
      es: [
        `legado, (dejar|dejo|dejare|transmit*|pasar) ~(hijos|nietos|algo|oficio|lo que se|taller|recetas|huella) ~, (que|lo que) (quedara|queda|quede) (de mi|cuando)?, cuando (yo )?(no este|falte|me muera|ya no este|muera), (recuerd*|acuerd*|sepan) ~(de mi|quien fui), (quien|nadie) (quiere|va a|aprende|seguira|quiera) ~, (sucesor*|aprendi*|ahijad*|alumn*) ~, (carta*|libro|caja|grabacion*) (para|a) (mis|mi|los) (niet*|hij*)`,
        `niet*, taller, herramientas, receta*, oficio, alumn*, hijos, qued*, huella*, nombre, arbol, carta*, violin, abejas, negocio, ensen*, olvid*`,
      ],
    },
  ),
];
