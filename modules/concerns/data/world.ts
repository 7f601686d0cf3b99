import { type Need, need } from './need';

/** Belonging, faith and nature. */
export const worldNeeds: readonly Need[] = [
  need(
    'belonging',
    ['Finding a circle of people', 'Einen Kreis von Menschen finden', 'Encontrar un círculo de gente'],
    { Belonging: 1, Loneliness: 0.6, 'Leadership in groups': 0.3 },
    {
      en: [
        `belong*, (new|moved|move) (to|in) (this|the|a) (town|village|city|street|neighbourhood) ~, (circle|group|band|community|choir|club|commune|parish|congregation) (of|broke|fell apart|split|dissolved|that) ~, (nobody|no one) (here )?knows (me|my name), (outside|edge) of (the|every) (group|circle|room|table), never (part of|one of) ~, (find|join|build|start) (a|my) (group|community|people|circle|tribe), (friends|friendship) ~(broke|drifted|split|moved away), village ~(know*|everybody|stranger)`,
        `group, circle, village, neighbours?, street, club, choir, community, join, newcomer*, edge, moved, friends, table, strangers, together, people, allotment, tribe, invite*`,
      ],
      de: [
        `zugehor*, dazugehor*, dazu ~gehore*, (neu|gezogen|zugezogen) (in|hier|hierher) ~, (kreis|gruppe|gemeinschaft|clique|verein|chor|gemeinde|kommune|wg) ~(zerbrochen|auseinander|aufgelost|finden|fehlt) ~, (niemand|keiner) kennt (mich|meinen namen), am rand (der|jeder) ~, nie teil (von|der|einer), (freundeskreis|freundschaft*) ~(zerbroch*|auseinander|verloren), dorf ~(kennen|fremd*|jeder|alle)`,
        `gruppe, kreis, dorf, nachbar*, strasse, verein, chor, gemeinschaft, neu, rand, umgezogen, umzug, freunde, tisch, fremde, zusammen, leute, einladen`,
      ],
      es: [
        `pertene*, (nuev[ao]|mud*|lleg*) (a|en) (esta|este|la|el|un|una) (ciudad|pueblo|barrio|calle) ~, (circulo|grupo|comunidad|pandilla|coro|club|parroquia|comuna) ~(romp*|deshizo|disolvio|separ*|encontrar|busco|gente), (nadie) (aqui )?(me conoce|sabe mi nombre), (al margen|fuera|en el borde) (de|del) ~, nunca (parte de|una de|uno de), encaj*, pueblo ~(conoc*|forastero*|todos)`,
        `grupo, circulo, pueblo, vecin*, calle, club, coro, comunidad, nuev[ao], borde, mud*, amig*, mesa, desconocid*, junt*, gente, invit*, encaj*`,
      ],
    },
  ),
  need(
    'group-leadership',
    ['Leading a group through conflict', 'Eine Gruppe durch Konflikte führen', 'Guiar a un grupo en conflicto'],
    { 'Leadership in groups': 1, 'Power at work': 0.55, Belonging: 0.4 },
    {
      en: [
        `(lead|led|chair|run|coordinate|hold|facilitate|moderate|head) (a|the|our|my) (group|team|choir|circle|parish|co-?operative|association|village|committee|club|project|council|community|collective), (co-?operative|association|collective|committee|council|board|allotment (group|society)) ~(split|fight*|quarrel*|factions?|camps|argue*|shout*|conflict), two (camps|factions|sides) ~, (meeting|assembly) ~(shout*|storm*|tears|ends in|escalat*), (both|two) sides (ring|call|come to) me, elected (chair|president|mayor|head)`,
        `group, meeting*, members, conflict, vote*, camps, chair, committee, agenda, factions?, volunteers, mediate, responsib*, village, circle, team, mayor, assembly`,
      ],
      de: [
        `(leite|fuhre|koordiniere|moderiere|halte) (eine|die|den|unsere|unseren|meine|einen) (gruppe|verein|chor|kreis|gemeinde|genossenschaft|initiative|projekt|kollektiv|wohnprojekt|team), (verein|genossenschaft|wohnprojekt|initiative|vorstand|kollektiv|gemeinderat) ~(zerstritten|streit*|lager|spalt*|konflikt*), zwei lager ~, (versammlung|sitzung|plenum) ~(eskalier*|geschrei|tranen|schrei*), vorsitz*, (zur|zum) (vorsitzenden|burgermeister*|sprecher*)`,
        `gruppe, sitzung*, mitglieder, konflikt*, abstimm*, lager, vorsitz*, vorstand, tagesordnung, fraktion*, ehrenamtliche*, vermittl*, verantwort*, dorf, kreis, team, plenum`,
      ],
      es: [
        `(dirijo|coordino|presido|llevo|modero|lidero) (un|una|el|la|nuestr*|mi) (grupo|asociacion|coro|circulo|parroquia|cooperativa|comunidad|proyecto|colectivo|consejo|comite), (asociacion|cooperativa|colectivo|comite|consejo|junta|ayuntamiento) ~(dividid*|pele*|bandos|enfrent*|conflict*|grit*), dos bandos ~, (asamblea|reunion) ~(grit*|acab*|lagrimas|bronca), me eligieron (president*|alcald*|portavoz)`,
        `grupo, reunion*, miembros, conflicto*, vot*, bandos, president*, comite, orden del dia, voluntari*, mediar, responsab*, pueblo, circulo, equipo, asamblea, vecinos`,
      ],
    },
  ),
  need(
    'ancestors',
    ['Ancestors and the land one comes from', 'Ahnen und Herkunft', 'Antepasados y tierra'],
    { 'Ancestors and land': 1, 'Family patterns': 0.35, Belonging: 0.25 },
    {
      en: [
        `ancest*, forebears, (where|land|place|valley|village|island) (my|our) (people|family|grandparents|ancestors|great-grand\\p{L}+) (come|came|were|lived|are) (from|born|buried)?, family tree, roots, (parish|church) register*, (grave|graves|house|farm|ruins?) of my (grand|great)* ~, (names|language|songs) (of|my) (the )?(dead|ancestors|grandparents|grandmother spoke), dna test, genealog*, homeland, (never|nobody) ~(learned|taught|spoke) ~(language|songs) ~(grandmother|grandfather)`,
        `grandparents, great-grand*, village, land, names, river, archive*, register*, language, songs, graves, soil, roots, tribe, island, ruins, map, lineage, surname`,
      ],
      de: [
        `ahnen*, vorfahren, (woher|wo) meine (familie|vorfahren|grosseltern|leute) ~(stamm*|komm*|lebten|herkomm*), stammbaum, wurzeln, kirchenbuch*, (grab|graber|haus|hof) (meiner|der) (grosseltern|urgrosseltern|ahnen|vorfahren), dna-?test, ahnenforschung, genealog*, alte heimat, vertrieben*, schlesien, ostpreussen, sudeten*, namen der toten`,
        `grosseltern, urgross*, dorf, land, namen, fluss, archiv*, sprache, lieder, graber, erde, boden, wurzel*, insel, ruine*, landkarte, familienname, heimat`,
      ],
      es: [
        `antepasad*, ancestr*, (de donde|donde) (vienen|viene|eran|nacieron|vivieron) (mi|mis|los) ~, arbol genealogico, raices, (registro|libro) parroquial, (tumba*|casa|finca) de mis (abuelos|bisabuelos|antepasados), prueba de adn, genealog*, tierra de (mi|mis|donde) ~, nombres de (los|mis) (muertos|antepasados|abuelos)`,
        `abuelos, bisabuel*, pueblo, tierra, nombres, rio, archivo*, lengua, canciones, tumbas, raices, isla, ruinas, mapa, apellido, linaje, aldea`,
      ],
    },
  ),
  need(
    'migration',
    ['Having left a country', 'Ein Land verlassen haben', 'Haber dejado un país'],
    { Migration: 1, 'Identity between cultures': 0.65, 'Family patterns': 0.2 },
    {
      en: [
        `(left|leave|leaving|fled|flee) (my |our |the )?(country|homeland|home country|syria|ukraine|iran|poland|afghanistan|venezuela|argentina|mexico|chile|colombia), migra*, emigrat*, immigra*, refugee*, asylum, exile*, (came|moved|arrived) (here|to (england|germany|spain|this country|london|the uk|canada|australia)) ~(years|with|suitcase|from|at|when|alone)?, (those|people|family|mother|parents|brother|children|everyone|the ones) (i|we|who) (left|stayed) (behind)?, (send|sent|sending) money (home|back|to), (the one|daughter|son) who left, visa, residence permit, border, (video )?call* ~(mother|home|village|screen|sunday*), back home`,
        `country, suitcase, language, accent, border, papers, airport, phone, screen, mother, home, left, village, abroad, time difference, funeral ~(video|screen|phone), homesick*, permit, flight, spices, money, money transfer, stayed behind`,
      ],
      de: [
        `(mein|unser|das|meine|die) (land|heimat|heimatland) ~(verlassen|verliess|geflohen|hinter mir|zuruckgelassen), auswander*, ausgewandert, eingewandert, migra*, flucht*, gefluchtet, geflohen, asyl*, exil*, (nach|in) (deutschland|osterreich|die schweiz) (gekommen|gezogen|kam|kamen) ~, (als|seit) ich ~(nach|hierher|hier) (deutschland|osterreich|gekommen|bin|kam), (zuruckgelassen|zuruckgeblieben)*, geld nach hause (schick*|uberweis*), (der|die) gegangen ist, visum, aufenthalts*, grenze, heimweh`,
        `land, koffer, sprache, akzent, grenze, papiere, flughafen, telefon, bildschirm, mutter, zu hause, zuhause, dorf, ausland, zeitverschiebung, beerdigung ~(video|bildschirm|handy), heimweh, flug, gewurze, videoanruf*, verlassen`,
      ],
      es: [
        `(deje|dejar|dejamos|sali|salimos|hui|huimos|me fui) (de )?(mi|nuestro|el) (pais|tierra|patria) ~, (sali|salir|me fui|hui|vine|llegue) de (venezuela|argentina|colombia|cuba|ecuador|peru|chile|mexico|bolivia|honduras|marruecos), emigr*, inmigr*, migra*, refugiad*, asilo, exili*, (llegue|vine|llegamos|vinimos) a (espana|madrid|este pais|barcelona|alemania|aqui) ~, (los|las) que (se quedaron|deje|quedaron), (mando|envio|mandar|enviar) dinero ~, la que se fue, el que se fue, visado, papeles, frontera, permiso de residencia, alla`,
        `pais, maleta, idioma, acento, frontera, papeles, aeropuerto, telefono, pantalla, madre, mi tierra, pueblo, extranjer*, diferencia horaria, videollamada*, nostalgia, vuelo, especias, remesa*, quedaron, alla`,
      ],
    },
  ),
  need(
    'between-cultures',
    ['Between two cultures', 'Zwischen zwei Kulturen', 'Entre dos culturas'],
    { 'Identity between cultures': 1, Migration: 0.6, 'Racism and dignity': 0.4 },
    {
      en: [
        `(two|both|between) (cultures|countries|languages|worlds|passports|homes|names) ~, (at home|home) in (neither|both|none), (neither|too) (english|german|british|turkish|foreign|indian|african|here|western|black|white|polish|spanish) ~(enough|nor|for|there)?, where (are you|i am|am i|do you) (really|actually)? ?from, second generation, (pronounce|change|shorten|spell*) my (own )?name, (my )?mother tongue ~, (born|grew up|raised) here ~(parents|but), (dream|count|swear|pray) in (another|a different|my|two|english|german|arabic|turkish|spanish), (cousins|relatives) (laugh|call) ~(accent|me), half (and half|english|german|\\p{L}+ish)`,
        `language*, accent, passport*, name, culture*, countr*, cousins, parents, home, belong, foreign*, there, here, translate*, airport, summers, grandmother's language, food, lunchbox`,
      ],
      de: [
        `(zwei|zwischen|beiden|beide) (kulturen|landern|lander|sprachen|welten|passen|passe|stuhlen|heimaten) ~, (nirgends|nirgendwo|weder) ~(zu ?hause|daheim|hier noch|dazu), zwischen den stuhlen, zu (deutsch|turkisch|fremd|arabisch|polnisch) ~, woher (kommst du|ich) (eigentlich|wirklich|komme)?, zweite* generation, (name|namen) ~(ausgesprochen|buchstabier*|aussprechen|abgekurzt), muttersprache ~, hier (geboren|aufgewachsen) ~, (traume|zahle|fluche|bete) auf (turkisch|arabisch|deutsch|polnisch|russisch|spanisch), halb (und halb|deutsch|turk*|\\p{L}+isch), deutschlander*, almanci`,
        `sprache*, akzent, pass, passe, name, kultur*, land, lander, cousin*, eltern, zuhause, zu hause, fremd*, dort, hier, ubersetz*, flughafen, sommerferien, essen, brotdose`,
      ],
      es: [
        `(dos|entre|ambas|ambos) (culturas|paises|lenguas|idiomas|mundos|pasaportes|casas|nombres|aguas) ~, (ni|no soy) (de )?(aqui|alli|alla) ni (de )?(alli|alla|aqui), (de|en) ningun(a|o)? (lado|sitio|parte|lugar) ~, (demasiado|poco) (espanol*|latin*|maroc*|marroqui|chin[ao]|extranjer*|aleman*) ~, de donde (eres|soy) (de verdad|realmente)?, segunda generacion, (pronunci*|deletre*) mi nombre, lengua materna ~, naci aqui ~, (sueno|cuento|rezo|maldigo) en (otro|otra|arabe|chino|ingles|aleman|rumano|quechua), mitad y mitad`,
        `idioma*, lengua*, acento, pasaporte*, nombre, cultura*, pais*, prim[ao]s, padres, casa, extranjer*, alla, aqui, traduc*, aeropuerto, veranos, comida, tartera`,
      ],
    },
  ),
  need(
    'racism',
    ['Racism and dignity', 'Rassismus und Würde', 'Racismo y dignidad'],
    { 'Racism and dignity': 1, 'Identity between cultures': 0.5 },
    {
      en: [
        `racis*, (colour|color|because) of my (skin|name|headscarf|hijab|hair|accent), my (skin|headscarf|hijab|afro|braids), (touch|touched|touching|touches) my hair, (follow|followed|follows|following) me (round|around|through|in) (the )?(shop|store|supermarket), security guard*, stop and search, (stopped|searched) by (the )?police, (speak|speaks|spoke) (slowly|loudly) to me, your english is, (only|first) (black|brown|asian|muslim) (person|woman|man|one|girl|boy|child) ~, (clutch*|hold*|move*) (her|their) (bag|handbag|purse), slur*, n-word, monkey (noises|sounds), (mistake|mistook|mistaken|take|taken) (me )?for (the )?(cleaner|nurse|delivery|waiter|driver|security), go back (to|where)`,
        `skin, black, brown, hair, police, dignity, joke*, train, seat, name, shop, bag, accent, humiliat*, laugh, colleague*, stranger*, cleaner, security, application, white, stare*, comment*`,
      ],
      de: [
        `rassis*, (wegen|aufgrund) (meiner|meines) (haut*|hautfarbe|namens|kopftuch*|haare|akzents|aussehens), hautfarbe, mein(e)? (kopftuch|locken|hautfarbe|haut), (in|an) (meine|die) haare ~(fass*|greif*), (ladendetektiv|detektiv|verkaufer*|security) ~(folg*|hinterher|mir), (polizei) ~(kontroll*|angehalten), (langsam|laut) ~(mit mir|sprech*|red*), (sie sprechen|du sprichst|ihr) (aber )?gut* deutsch, (einzige|erste) (schwarze|muslim*|dunkel*|person mit) ~, tasche (fest|an sich|weg)*, (halten|gehalten|verwechsel*) mich (fur|mit) ~(putz*|pfleg*|liefer*|reinigung*|personal), geh (doch )?(zuruck|dahin)`,
        `haut, schwarz*, dunkel*, haare, polizei, wurde, witz*, bahn, sitz*, name*, laden, tasche, akzent, demutig*, lach*, kolleg*, fremde*, putzfrau, bewerbung*, weiss*, starr*, spruch, spruche, wohnung*`,
      ],
      es: [
        `racis*, (por|a causa de|debido a) (el color de )?mi (piel|nombre|velo|pelo|acento|aspecto), color de (mi |la )?piel, mi (velo|hiyab|piel|pelo afro), (me )?toc* el pelo, (me )?(sigue|seguia|siguen|siguio) ~(tienda|supermercado|guardia|vigilante|guarda), (polic*) ~(par*|pid*|registr*|papeles|identific*), (me )?habla* (despacio|muy despacio|alto), hablas (muy )?bien (el )?espanol, (unic[ao]|primer[ao]) ~(negr[ao]|morena|musulman*|gitan*|latin*) ~, (agarr*|apriet*|sujet*) (el|su) bolso, me (confund*|tom*) (con|por) (la|el|una|un) ~(limpi*|repartidor*|camarer*|cuidador*|chacha|criad*), vuelve a tu pais, sudaca, panchit*, mor[ao] de mierda`,
        `piel, negr[ao], moren[ao], pelo, policia, dignidad, broma*, chiste*, tren, asiento, nombre, tienda, bolso, acento, humill*, ri*, companer*, desconocid*, limpi*, curriculum, blanc*, mir*, comentario*, alquil*`,
      ],
    },
  ),
  need(
    'faith',
    ['Faith and doubt', 'Glaube und Zweifel', 'Fe y duda'],
    { 'Faith and doubt': 1, 'Prayer and ritual': 0.5, 'Spiritual crisis': 0.35 },
    {
      en: [
        `(lost|lose|losing|leave|left|leaving) (my |the |our )?(faith|religion|church|god|congregation|witnesses|mosque|community|temple), (stopped|no longer|cannot|can't|don't|not) (believ*|pray*|go to (church|mass|mosque|synagogue)) ~, atheis*, (raised|brought up|grew up) (catholic|in a religious|evangelical|muslim|mormon|orthodox|pentecostal|in the church|baptist|jewish|religious) ~, (kneel|knelt|kneeling|stand|stood|sit|sat) ~(pew|church|mass|mosque) ~(nothing|feel|out of habit)?, jehovah*, (pretend*|mouth*) ~(pray*|believe|creed|communion), (doubt*) (god|faith|everything i was), (my )?(father|mother|parents|husband|wife) ~(pastor|vicar|imam|rabbi|deacon|preacher|disowned|shunned|pray* for me), heaven and hell, sinner*, return to (the )?(church|faith)`,
        `god, church, bible, mass, pray*, priest, pastor, imam, quran, koran, pew, sunday*, hymn*, sin, hell, heaven, believe, doubt*, communion, baptis*, headscarf, sabbath, ramadan, fasting, choir, sermon, congregation, religion`,
      ],
      de: [
        `(glauben|glaube|religion|gott|kirche) ~(verloren|verlassen|ausgetreten|weg|verlier*), kirchenaustritt, (aus der kirche) ausgetreten, (nicht mehr|nicht|kann|aufgehort) ~(glauben|beten|zur kirche|in die kirche|messe) ~, atheis*, (katholisch|evangelisch|streng|fromm|freikirchlich|muslimisch|religios) (erzogen|aufgewachsen|gross ?geworden), freikirche*, zeugen jehovas, (knie*|sitze|sass|stehe) ~(kirchenbank|messe|gottesdienst|moschee) ~, (bete|glaube|gebet*) ~(nur|so tun|tue so|gewohnheit|lippen), zweif* ~(gott|glaub*), (vater|mutter|eltern|mann|frau) ~(pfarrer|pastor|prediger|imam|gemeinde|verstoss*|betet fur mich)`,
        `gott, kirche, bibel, messe, gottesdienst, beten, gebet*, pfarrer, pastor, imam, koran, kirchenbank, sonntag*, lieder, sunde*, holle, himmel, glaub*, zweif*, kommunion, taufe, kopftuch, sabbat, ramadan, fasten, predigt, gemeinde, religion`,
      ],
      es: [
        `(perdi|perder|perdido|dejar|deje|abandon*|aleje) (de )?(la|mi|el) (fe|religion|iglesia|templo|congregacion|mezquita), (deje de|ya no|no puedo|no consigo|no) (cre*|rez*|voy a misa|ir a misa|comulg*) ~, ate[ao], (criad[ao]|educad[ao]|creci) (en|como) ~(catolic*|religios*|evangelic*|testigo*|musulman*|opus|iglesia|fe|monjas), testigos de jehova, opus, (me )?(arrodill*|sient*|sent*) ~(banco|misa|iglesia) ~, (finjo|fingir|muevo los labios) ~(rez*|cre*|credo|misa)?, dud* de (dios|la fe|todo), (padre|madre|padres|marido) ~(pastor|predicador|cura|reza por mi|no me habla), volver a la (fe|iglesia)`,
        `dios, iglesia, biblia, misa, rez*, oracion*, cura, pastor, iman, coran, banco, domingo*, pecado*, infierno, cielo, creer, creo, duda*, comunion, bautiz*, velo, ramadan, ayun*, sermon, parroquia, religion, virgen`,
      ],
    },
  ),
  need(
    'prayer',
    ['Prayer and ritual', 'Gebet und Ritual', 'Oración y ritual'],
    { 'Prayer and ritual': 1, 'Rites of passage': 0.35, 'Faith and doubt': 0.4 },
    {
      en: [
        `ritual*, (light|lit|lighting) (a|the|two|one) candles?, (daily|morning|evening|own) (prayer|ritual|practice|altar)s?, (learn|want|try|trying|know how) to pray, altar, rosary, blessing, (say|said|saying) grace, sabbath candles, (something|thread|connection|contact) (to|with) (the )?(sacred|holy|god|divine), sacred, mantra*, (pray|prayed|praying) (again|alone|every|each|in the)`,
        `candle*, pray*, evening*, morning*, table, bless*, grandmother's, incense, psalm*, holy, quiet corner, words, bell*, thread, small`,
      ],
      de: [
        `ritual*, kerze* (anzund*|entzund*|angezundet)*, (zunde|zundete) ~kerze ~, (tagliche*|morgen|abend|eigene*) ?(gebet|ritual|andacht|altar)*, beten (lernen|konnen|wurde|mochte), hausaltar, altar, rosenkranz, segen, tischgebet, (verbindung|faden) (zu|zum) (heilig*|gottlich*|gott), heilig*, mantra*, (bete|gebetet) ~(wieder|allein|jeden)`,
        `kerze*, bet*, gebet*, abends, morgens, tisch, segn*, weihrauch, psalm*, stille ecke, worte, glocke*, faden, klein*`,
      ],
      es: [
        `ritual*, (encend*|enciendo) (una|la|dos) velas?, (oracion|ritual|altar|rezo) (diari*|propi*|de la (manana|noche)), (aprender|quiero|intento|volver) a ?rezar, altar, rosario, bendecir la mesa, bendicion, (algo|hilo|conexion|contacto) (con|a) (lo )?(sagrado|divino|dios), sagrad*, mantra*, (rezo|rezar|reza*) (otra vez|sol[ao]|cada)`,
        `vela*, rez*, oracion*, noche*, manana*, mesa, bend*, abuela, incienso, salmo*, santo, rincon, palabras, campana*, hilo, pequen*`,
      ],
    },
  ),
  need(
    'spiritual-crisis',
    ['A spiritual crisis', 'Eine spirituelle Krise', 'Una crisis espiritual'],
    { 'Spiritual crisis': 1, 'Faith and doubt': 0.4, 'Prayer and ritual': 0.3 },
    {
      en: [
        `(spiritual|mystical|religious) (crisis|experience|awakening|emergency|opening), awaken(ing|ed), (since|after) (the )?(retreat|ayahuasca|ceremony|near-?death|meditation course|vipassana|psilocybin|kundalini), kundalini, ayahuasca, (boundar*|walls|edges|self|i|ego) ~(dissolv*|melted|vanished|disappeared), (saw|see|seeing|felt|everything (is|was)) ~(light everywhere|one|connected|energy|oneness), (cannot|can't) (go back|return|function|work) (to|since|any) ~(life|normal|office|before)?, (husband|wife|family|boss|friends) ~(crazy|mad|sect|cult|lost my mind|doesn't recognise|think i)`,
        `light, retreat, meditation, oneness, awake, energy, guru, vision*, office, normal, sleep, marriage, god, ego, silence, tremble*, crown, psychosis, explain, cosmos, spreadsheets`,
      ],
      de: [
        `(spirituelle|mystische|religiose) (krise|erfahrung|erlebnis|offnung|erwachen), erwach(en|t) ~, erwachen, erleuchtung, (seit|nach) (dem|der) (retreat|ayahuasca|zeremonie|nahtod*|meditationskurs|vipassana|kundalini|pilz*), kundalini, ayahuasca, nahtod*, (ich|grenzen|mein ich) ~(aufgelost|auflos*|verschwand*|verschwunden), alles (ist |war )?(eins|verbunden|licht|energie), (nicht|nicht mehr) ~(zuruck|funktionier*) ~(alltag|leben|buro), (mann|frau|familie|chef) ~(verruckt|sekte|spinne|durchgedreht|erkennt mich nicht)`,
        `licht, retreat, medit*, eins, wach, energie, guru, vision*, buro, normal, schlaf*, ehe, gott, ego, stille, zitter*, psychose, erklaren, kosmos, alltag`,
      ],
      es: [
        `(crisis|experiencia|despertar|apertura|emergencia) (espiritual|mistic[ao]), despertar espiritual, iluminacion, (desde|despues de|tras) (el|la) (retiro|ayahuasca|ceremonia|experiencia cercana|vipassana|kundalini|curso de meditacion), kundalini, ayahuasca, (el yo|mi yo|limites|bordes|ego) ~(disolv*|desaparec*|borr*), todo (es|era|esta|estaba) (uno|luz|conectado|energia), no (puedo|consigo) (volver|funcionar|regresar) ~, (marido|mujer|familia|jefe) ~(loc[ao]|secta|no me reconoce|cree que)`,
        `luz, retiro, medit*, unidad, despiert*, energia, guru, vision*, oficina, normal, dorm*, matrimonio, dios, ego, silencio, tembl*, psicosis, explicar, cosmos, universo`,
      ],
    },
  ),
  need(
    'nature',
    ['Alone in nature', 'Allein in der Natur', 'A solas en la naturaleza'],
    { 'Nature solitude': 1, 'Rites of passage': 0.4, 'Stillness practice': 0.3 },
    {
      en: [
        `(only|most|really) (breathe|myself|calm|alive|quiet|at peace|at home) ~(outside|outdoors|forest|woods|trees|sea|mountains|hills|river|alone) ~, (alone|days|nights|weeks?|walk|walking|sleep|disappear|go) (in|into|on|through) (the )?(forest|woods|mountains|wilderness|hills|moor|coast|wild|desert|trees), wilderness, (longing|long|ache|need) (for|to be) ~(forest|sea|mountains|outside|outdoors|trees|sky), (tent|hut|cabin|bothy|bivouac) ~, (concrete|city|screens|office|fourth floor) ~(trees?|forest|sky|no window|window) ~`,
        `forest, woods, trees, sea, coast, mountains, hills, river, tent, hut, cabin, stars, sky, moss, birds, outdoors, outside, city, concrete, windows?, walk*, boots, rucksack, alone, lake, wind, silence, phone off`,
      ],
      de: [
        `(nur|erst|am meisten|richtig) ~(draussen|wald|natur|meer|berge*|allein) ~(atme*|ruhig|lebendig|ich selbst|frei), (allein|tage|nachte|woche|gehe|wander*|schlaf*|verschwind*) (im|in den|in die|in der|durch den|durch die|am) (wald|bergen|berge|wildnis|natur|kuste|wuste|moor), wildnis, sehnsucht nach (wald|meer|bergen|draussen|natur|stille), (zelt|hutte|biwak) ~, (beton|stadt|bildschirm*|buro) ~(baum*|wald|himmel|fenster) ~`,
        `wald, baum*, meer, kuste, berge*, fluss, zelt, hutte, sterne*, himmel, moos, vogel, draussen, natur, stadt, beton, fenster, wander*, stiefel, rucksack, allein, see, wind, stille, handy aus`,
      ],
      es: [
        `(solo|unicamente|de verdad) ~(respiro|calma|viv[ao]|en paz|yo mism*|tranquil*) ~(bosque|monte|mar|montana*|fuera|aire libre|sol[ao]) ~, (sol[ao]|dias|noches|semana|camin*|dorm*|desaparec*|perderme|irme) (en|por|al|a la|a las) (el |la |los |las )?(bosque|monte|montana*|naturaleza|costa|desierto|sierra|campo|mar), naturaleza, (anhelo|necesito|echo de menos|ganas de) ~(bosque|mar|montana*|monte|aire libre|arboles|cielo), (tienda de campana|cabana|refugio de montana|vivac) ~, (hormigon|cemento|ciudad|pantallas|oficina) ~(arbol*|bosque|cielo|ventana) ~`,
        `bosque, arbol*, mar, costa, montana*, monte, rio, tienda, cabana, estrellas, cielo, musgo, pajaros, aire libre, fuera, ciudad, cemento, ventana*, camin*, botas, mochila, sol[ao], lago, viento, silencio, sin movil`,
      ],
    },
  ),
  need(
    'eco-grief',
    ['Grief for the living world', 'Trauer um die lebendige Welt', 'Duelo por la tierra viva'],
    { 'Ecological grief': 1, 'Nature solitude': 0.45 },
    {
      en: [
        `(climate|ecological|planet*|extinct*|glacier*|deforest*|drought|wildfire*|coral|biodiversity|species|insects|permafrost), (birds?|swallows|bees|butterflies|frogs|fish|salmon|insects|hedgehogs|snow|winters?|trees|elms?|ash trees|curlews?|cuckoo) ~(gone|fewer|disappear*|vanish*|silent|no longer|don't come|stopped coming|dying|dead|missing|used to|never came), (river|stream|pond|lake) ~(dry|dead|poisoned|brown|empty|dried), (felled|cut down|bulldoz*) ~(trees|oak|forest|wood|orchard), (children|child|baby) (into|in) (this|such a) world, real winter*, temperature record`,
        `birds, river, snow, winter*, forest, bees, summer*, heat, glacier, trees, planet, news, future, swallows, dry, silent, meadow*, sea, plastic, burning, farm, windscreen, children's future`,
      ],
      de: [
        `(klima*|okolog*|artensterben|ausgestorben|gletscher*|abholz*|durre*|waldbrand*|waldbrande|korallen*|insektensterben|planet*), (vogel|schwalben|bienen|schmetterlinge|frosche|fische|insekten|igel|schnee|winter|baume|buchen|fichten|kuckuck|lerchen|kiebitz*) ~(weg|weniger|verschwund*|verschwind*|still|nicht mehr|sterben|tot|fehlen|fruher|kommen nicht), (fluss|bach|teich|see) ~(trocken|tot|vergiftet|leer|ausgetrocknet), (gefallt|abgeholzt|gerodet) ~, kinder in (diese|so eine) welt, richtige winter, hitzerekord*`,
        `vogel, fluss, bach, schnee, winter, wald, bienen, sommer, hitze, gletscher, baume, planet, nachrichten, zukunft, schwalben, trocken, stumm*, wiese*, meer, plastik, brenn*, hof, windschutzscheibe`,
      ],
      es: [
        `(clima*|ecolog*|planeta|extincion|glaciar*|deforest*|sequia*|incendio*|coral*|biodiversidad|especies), (pajaros|golondrinas|abejas|mariposas|ranas|peces|insectos|erizos|nieve|inviernos?|arboles|olmos|encinas|vencejos|gorriones) ~(ya no|menos|desaparec*|silencio|no vienen|no vuelven|mueren|muert*|faltan|antes), (rio|arroyo|estanque|laguna|pozo) ~(sec*|muert*|vaci*|contamin*), (talaron|talad*|arrasa*) ~, hijos a (este|un) mundo, inviernos de verdad, record de temperatura`,
        `pajaros, rio, nieve, invierno*, bosque, abejas, verano*, calor, glaciar, arboles, planeta, noticias, futuro, golondrinas, sec*, silencio, prado*, mar, plastico, arde*, ceniza, huerta, parabrisas`,
      ],
    },
  ),
];
