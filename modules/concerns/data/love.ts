import { type Need, need } from './need';

/** Couples, closeness and desire. */
export const loveNeeds: readonly Need[] = [
  need(
    'divorce',
    ['Separation and divorce', 'Trennung und Scheidung', 'Separación y divorcio'],
    { Divorce: 1, Loneliness: 0.3, 'Couples in conflict': 0.3 },
    {
      en: [
        `divorc*, (we|husband|wife) (have )?(separated|split up|split), separat* from (my|him|her), ex-?(husband|wife), my ex, (he|she|wife|husband) (moved|walked) out, custody, (after|of) \\p{L}+ years of marriage, alone again after, (every other|alternate) weekend, took off (my|the) (wedding )?ring, sign* the papers, decree`,
        `marriage, married, lawyer*, solicitor*, flat, boxes, half the (furniture|books|plates|cutlery), one (plate|fork|toothbrush|pillow), ring, (empty|cold) (bed|flat|side), new (girlfriend|boyfriend|wife|husband), cook for one, microwave, weekends, surname, left me, kids ~weekend`,
      ],
      de: [
        `scheid*, geschieden*, (wir|mann|frau) ~(getrennt|trennen uns|auseinander), trenn* ~(mann|frau|ihm|ihr), trennung*, ex-?(mann|frau), mein ex, meine ex, (er|sie|mann|frau) ~(ausgezogen|zieht aus|zog aus), sorgerecht*, nach \\p{L}+ (jahren ehe|ehejahren), jedes zweite wochenende, ehering ~(abgelegt|ab), unterhalt`,
        `ehe, verheiratet, anwalt*, wohnung, kartons, halfte (der|vom) *, ring, leeres bett, (neue|neuer) (freundin|freund|frau|mann), fur (einen|eine person) kochen, mikrowelle, wochenende*, nachname, verlassen, wieder allein`,
      ],
      es: [
        `divorci*, (nos|hemos|nos hemos) separa*, separacion, mi ex, ex-?(marido|mujer), (se fue|se marcho) de casa, custodia, (tras|despues de) \\p{L}+ anos (de matrimonio|de casad*|junt*), fines de semana alternos, firm* los papeles, me quite (el anillo|la alianza), convenio regulador`,
        `matrimonio, casad*, abogad*, piso, cajas, la mitad de (los|las), (un|una) solo? (plato|tenedor|cepillo|almohada), anillo, alianza, cama (vacia|fria), su nueva (novia|pareja|mujer), cocin* para un*, microondas, apellido, me dejo, sol* otra vez, otra vez sol*`,
      ],
    },
  ),
  need(
    'couple-conflict',
    ['A couple that quarrels', 'Streit in der Partnerschaft', 'Conflictos de pareja'],
    { 'Couples in conflict': 1, 'Intimacy after betrayal': 0.5 },
    {
      en: [
        `(we|my (wife|husband|partner|girlfriend|boyfriend) and i) ~(argue|fight|quarrel|bicker|row|shout|scream), same (argument|quarrel|fight|row), (fight*|quarrel*|argu*|row*) (about|over) (the )?(dishes|dishwasher|nothing|laundry|money|socks|bins|towels|everything), (not|don't|hardly|barely) (speak|talk|spoken) (to each other|for days), (slam*) ~door*, (he|she) shuts down, sleep* on the (sofa|couch)`,
        `dishwasher, silence for days, silent treatment, argument*, quarrel*, my (wife|husband|partner|girlfriend|boyfriend), couple, shout*, marriage, each other, door, spare room, (he|she) (withdraws|goes quiet|leaves the room), apolog*, at each other`,
      ],
      de: [
        `(wir|meine frau und ich|mein mann und ich|mein partner und ich|meine partnerin und ich) ~(streiten|zanken|schreien|anschreien|brullen), (derselbe|immer gleiche*|gleiche*|selbe) streit, streit* (uber|um|wegen) ~(spulmaschine|geschirr|nichts|geld|kleinigkeiten|alles|abwasch|wasche), (reden|sprechen) ~(tagelang|kaum|nicht) ~(miteinander|mehr), schweigt mich an, tur* (knall*|schlag*), auf (dem|der) (sofa|couch) (schlaf*|geschlafen), ehekrach`,
        `spulmaschine, streit*, zank*, (mein|meine) (mann|frau|partner|partnerin|freund|freundin), paar*, ehe, einander, tur, gastezimmer, zieht sich zuruck, entschuldig*, vorwurf*, vorwurfe, schweigen`,
      ],
      es: [
        `(mi (marido|mujer|pareja|novio|novia) y yo|nosotros|nos) ~(discutimos|peleamos|gritamos|reniamos|tiramos los trastos), (la misma|misma|siempre la misma) (discusion|pelea|bronca), (discut*|pele*|bronca*) (por|sobre) ~(platos|lavavajillas|nada|dinero|tonterias|todo|toallas|basura), (no|apenas) nos (hablamos|dirigimos), dias sin hablar*, portazo*, duerm* en el sofa, durm* en el sofa`,
        `lavavajillas, discusion*, pelea*, (mi|el|la) (marido|mujer|pareja|novio|novia), matrimonio, el uno al otro, puerta, se calla, se encierra, reproche*, perdon, silencio*, gritos, grita*`,
      ],
    },
  ),
  need(
    'infidelity',
    ['Trust broken by an affair', 'Vertrauen nach einem Betrug', 'La confianza tras una infidelidad'],
    { 'Intimacy after betrayal': 1, Jealousy: 0.4, 'Couples in conflict': 0.6 },
    {
      en: [
        `affair, unfaithful, cheat*, betray*, (slept|sleeping) with (someone|somebody|another|his|her|a), (another|other) (woman|man), found (the|his|her) (messages|texts|emails|receipt|hotel), (his|her) lover, infidel*, two-timing, (lied|lying) to me ~(months|years|about), trust (him|her) again, (he|she) (told|confessed) ~(colleague|someone else), second phone, (he|she|wife|husband) came back`,
        `messages, hotel, receipt, (check|checked|look|read) (his|her) (phone|messages|pockets), colleague, forgive (him|her), stay*, trust, lie*, lied, secret, password, want to stay, wedding, (his|her) phone, perfume, conference, stayed together`,
      ],
      de: [
        `affare, fremdgeh*, fremdgegangen, untreu*, seitensprung, betrog*, betrueg*, betrug*, (geliebte|geliebten|geliebter), (andere|anderen) (frau|mann), (nachrichten|chats|mails|quittung) ~gefunden, (mit) (einer|einem) (kollegin|anderen|kollegen) ~(geschlafen|bett), zweithandy, wieder vertrauen, vertrauen (zuruck|kaputt|zerstort)`,
        `nachrichten, hotel*, quittung, (sein|ihr) handy, kollegin, kollege, verzeihen, bleiben, vertrau*, luge*, gelogen, belog*, heimlich, passwort, parfum, dienstreise, zusammengeblieben`,
      ],
      es: [
        `infiel*, infidelidad*, aventura, amante, (me|le) (engan*|puso los cuernos|fue infiel|traicion*), cuernos, (se )?acost* con (otr*|un*|su), otra mujer, otro hombre, (encontre|vi|lei) (los|sus|unos) (mensajes|chats|correos|whatsapps), volver a confiar, traicion*, segundo movil, (me|nos) mintio`,
        `mensajes, hotel, ticket, recibo, (mire|miro|revis*) (su|el) (movil|telefono), companer* (de trabajo)?, perdonar*, confi*, mentira*, secreto, contrasena, perfume, viaje de trabajo, seguir junt*, quedar*`,
      ],
    },
  ),
  need(
    'jealousy',
    ['Jealousy', 'Eifersucht', 'Celos'],
    { Jealousy: 1, 'Fear of abandonment': 0.5, 'Intimacy after betrayal': 0.4 },
    {
      en: [
        `jealous*, suspici* (of (him|her|my)|no), (check*|search*|read*|go* through|scroll* through) (his|her) (phone|messages|pockets|instagram|likes|mileage|bag|emails), (who|where) (he|she|she's|he's) (is |was )?(with|texting|looking at|laughing with|been), who (liked|is looking at) (his|her), follow* (him|her) (home|to|in), (smell*|sniff*) (his|her) (shirt|clothes|collar), interrogat* (him|her)`,
        `reassur*, suspicion, trust, (his|her) (phone|ex|colleague|colleagues|likes|instagram|password|screen), late from work, laughing with, lipstick, proof, prove it, (my|his|her) (girlfriend|boyfriend), location, sharing ~location, he swears, she swears`,
      ],
      de: [
        `eifersucht*, eifersuchtig*, misstrau*, (kontrollier*|durchsuch*|lese|schaue in|check*) ~(sein|ihr|seine|ihre|seinem|ihrem) (handy|nachrichten|taschen|mails|tasche), (wem|mit wem|wo) (er|sie) ~(schreibt|war|ist|lacht|getroffen), riech* an (seinem|ihrem|seinen|ihren), nachspionier*, hinterherspionier*, verhor*`,
        `beruhig*, verdacht, vertrau*, (sein|ihr|seine|ihre|seinem|ihrem) (handy|ex|kollege|kollegin|kollegen|likes|instagram|passwort|standort), beweis*, spater von der arbeit, lacht mit, schwort, freundin, kilometerstand`,
      ],
      es: [
        `celos*, celosa, celoso, desconfi* de (el|ella|mi), (revis*|mir*|registr*|le*|espi*) (su|el|sus|los) (movil|mensajes|bolsillos|telefono|bolso|whatsapp|celular), (con quien|donde|a quien) ~(habla|esta|estaba|estuvo|escribe|rie|mira), hue* su (camisa|ropa), le interrog*`,
        `sospech*, confi*, (su|sus) (movil|ex|companer*|likes|instagram|contrasena|ubicacion|celular), prueba*, llega tarde, jura*, novi*, pintalabios, tranquiliz*, se rie con`,
      ],
    },
  ),
  need(
    'abandonment',
    ['Fear of being left', 'Angst, verlassen zu werden', 'Miedo al abandono'],
    { 'Fear of abandonment': 1, Jealousy: 0.4 },
    {
      en: [
        `(everyone|everybody|people|they all|they) (always )?(leave|leaves|go|goes) (in the end|eventually|me|sooner|anyway), abandon*, (afraid|scared|sure|terrified|certain) (that )?(he|she|they|you|everyone) (will|would|is going to|are going to|'ll) (leave|go), (does not|doesn't|hasn't|has not|don't|haven't) (answer*|repl*|text*|written) (within|for|back), blue ticks, cling*, clingy, before (they|he|she) can leave, leave before, leave first, pick a fight, push* (him|her|them|people) away, (check|stare at|look at) (my|the) phone, wait for (them|him|her) to (go|leave|get tired|notice)`,
        `phone, online, message, reply, typing, twenty minutes, ten minutes, late, panic, needy, too much, hold on, door, suitcase, packing, window, (left|leave|leaves), goodbye*, drive (him|her|them) away, tests?, testing`,
      ],
      de: [
        `(alle|jeder|am ende|irgendwann) ~(gehen|geht|verlassen mich|verlasst mich) ~(weg|doch|ende)?, verlassen (werde|zu werden|wird|werden), verlustangst*, (angst|panik) dass (er|sie) ~(geht|verlasst|weggeht), klammer*, (antwortet|schreibt|meldet sich) (nicht|erst|zwei), blaue haken, bevor (er|sie|die anderen) ~(geht|gehen|gehe|kann|verlasst), stoss* ~weg, zuletzt online`,
        `handy, nachricht, antwort*, online, zwanzig minuten, spat, panik, zu viel, festhalt*, koffer, fenster, verlass*, abschied*, geht weg, streit vom zaun, teste, warte`,
      ],
      es: [
        `(todos|todo el mundo|al final|la gente) ~(se van|se va|me dejan|me deja|acaban? yendose|termina* yendose), abandon*, miedo (a|de) que (me deje|se vaya|me dejen|se canse), (no|tarda en) (contest*|respond*|escrib*) ~(minutos|mensaje|enseguida)?, doble check, me aferr*, aferr*, antes de que (me deje|se vaya|me dejen|se vayan), (lo|la|los) alejo, ultima conexion, pegajos*`,
        `movil, telefono, mensaje*, respuesta, en linea, veinte minutos, diez minutos, tarde, panico, demasiad*, maleta, ventana, despedid*, se ira, se fueron, dejar*, prueba*, espero a que`,
      ],
    },
  ),
  need(
    'desire',
    ['Desire that went', 'Wenn das Begehren fehlt', 'El deseo que se fue'],
    { 'Desire in long relationships': 1, Sexuality: 0.6 },
    {
      en: [
        `(no|without|stopped having|don't have|haven't had|had) sex, sex (life|less), sexless, desire (left|is gone|has gone|went), (like|as) (brother and sister|siblings|flatmates|roommates|housemates|good friends), (stopped|no longer|not|never|hardly|don't|doesn't|haven't|hasn't) (touch*|kiss*) (each other|me|him|her|any), make love, made love, not attracted, (don't|no longer) want (him|her) (any more|that way|like that)`,
        `kiss*, touch*, bed, tender*, pyjamas, turn* (over|away|off the light), cuddl*, desire, passion, wedding anniversary, my (wife|husband), light off, headache, love (him|her), fond, hug*, skin, still hold hands, excuse*`,
      ],
      de: [
        `(kein|keinen|ohne|selten|nicht mehr) sex, sex mehr, (wie) (bruder und schwester|geschwister|eine wg|mitbewohner|gute freunde|in einer wg), (beruhr*|kuss*|fass*) ~(nicht mehr|kaum|nie|nicht), miteinander (geschlafen|schlafen), lust (ist|auf) ~(weg|ihn|sie|ihm|ihr), begehr*, liebe gemacht, lustlos*`,
        `kuss*, beruhr*, bett, zartlich*, schlafanzug, dreh* ~(um|weg), kuschel*, leidenschaft, hochzeitstag, (mein|meine) (mann|frau), licht aus, kopfschmerz*, umarm*, haut, ausrede*, hand in hand`,
      ],
      es: [
        `(sin|no tenemos|no hay|nada de) (sexo|relaciones), relaciones sexuales, (como) (hermanos|herman*|companeros de piso|buenos amigos|amigos), (no|ya no|apenas) (nos )?(tocamos|besamos|toca|besa|acostamos), (hacer|haciamos|hacemos|hicimos) el amor, (el|mi|su) deseo, ya no (me|lo|la) (atrae|desea|deseo), ganas de (el|ella|acostar*)`,
        `bes*, toc*, cama, ternura, carin*, pijama, se (da|gira) (la vuelta)?, me (doy|giro), abraz*, pasion, aniversario, (mi|el|la) (marido|mujer|pareja), apag* la luz, dolor de cabeza, piel, excusa*, de la mano`,
      ],
    },
  ),
  need(
    'sexuality',
    ['Sexuality after harm or absence', 'Sexualität nach Verletzung', 'Sexualidad después del daño'],
    { Sexuality: 1, 'Desire in long relationships': 0.5, 'Trauma held in the body': 0.4 },
    {
      en: [
        `(freeze|froze|go numb|leave my body|count|flinch*|stiffen|tense up) ~(when|if) (he|she|someone|anyone|my) ~(touch*|kiss*|comes near|undress*), pleasure, orgasm*, vaginismus, (when|if) (he|she|someone|anyone) touches me, (sex|intimacy) (hurts|is painful|since|after), naked, undress*, (rape|raped|assault*|molested|abused), (years|decade) without (sex|being touched|anybody touching)`,
        `touch*, bed, body, hands, ceiling, freeze, numb, light off, skin, sex, intima*, long ago, pretend, fake, partner, gently, shame, tense, lover`,
      ],
      de: [
        `(erstarr*|friere ein|wie tot|verkrampf*|zucke zusammen|verlasse meinen korper) ~(wenn|sobald) (er|sie|jemand|mich) ~(beruhr*|anfass*|kuss*|ausz*), orgasmus, vaginismus, (wenn|sobald) (er|sie|mich|jemand) ~(mich )?(beruhrt|anfasst), vergewaltig*, missbrauch*, ubergriff*, nackt, (jahre|lang) ~(niemand|ohne) ~(beruhrt|angefasst|sex)`,
        `beruhr*, anfass*, bett, korper, hande, zimmerdecke, starr*, taub, licht aus, haut, sex*, intim*, lust, vorspiel*, tue so, scham, verkrampf*, behutsam`,
      ],
      es: [
        `(me (congelo|bloqueo|quedo (quieta|rigida|helada)|tenso|encojo)|salgo de mi cuerpo) ~(cuando|si) ~(toca|besa|acerca|desnud*), placer, orgasmo*, vaginismo, (cuando|si) (me|alguien me|el me|ella me) (toca|tocan), desnud*, viol*, abus*, agres*, (anos|decada) sin (sexo|que (nadie )?me toqu*)`,
        `toc*, cama, cuerpo, manos, techo, congel*, dormid*, apag* la luz, piel, sexo, intim*, fing*, finjo, pareja, verguenza, tens*, caricia*`,
      ],
    },
  ),
  need(
    'coming-out',
    ['Coming out late', 'Spätes Coming-out', 'Salir del armario tarde'],
    { 'Coming out late': 1, Sexuality: 0.4 },
    {
      en: [
        `(i am|i'm|that i am|being) (gay|a lesbian|lesbian|bisexual|bi|queer|trans), com(e|ing) out, came out, closet(ed)?, in the closet, (love|loved|in love with|fell for|falling for|kissed|want|attracted to) (a |another |other )?(man|men|woman|women) ~(all my life|instead)?, (tell|told) my (wife|husband|children|kids|parents|mother|father|daughter|son) (about (him|her)|whom i|who i love|who i am), gay bar, my (flatmate|roommate|friend) (to|for) (my|the) (family|parents)`,
        `gay, lesbian, queer, wife, husband, children, church, truth, double life, app, secret, other men, other women, pride, (he|she) makes me, hide, fifty, sixty, forty, years married, grandchildren, pronoun*, whom i love, roommate`,
      ],
      de: [
        `(ich) ~(schwul|lesbisch|bisexuell|queer|bi|trans) ~(bin)?, schwul*, lesbisch*, coming-?out, geoutet, outen, (liebe|verliebt in|kusste|gekusst|lieb*) (einen mann|eine frau|manner|frauen), ungeoutet, (meiner frau|meinem mann|meinen kindern|den kindern|meinen eltern) ~(sagen|gesagt|erzahlen) ~(wen ich|dass ich|liebe), mitbewohner* ~(vor|fur) (der|die) familie, manner liebe, frauen liebe`,
        `frau, mann, kinder, kirche, wahrheit, doppelleben, app, geheim*, andere (manner|frauen), verstecken, funfzig, sechzig, vierzig, jahre verheiratet, enkel, wen ich liebe, mitbewohner*, dating*`,
      ],
      es: [
        `(soy|que soy|ser) (gay|lesbiana|bisexual|homosexual|trans|marica|bollera), gay, lesbiana, salir del armario, sali del armario, armario ~(vida|anos|todavia), (amo|quiero|enamor* de|bese a|gustan|atraen) (a )?(un hombre|una mujer|los hombres|las mujeres|otro hombre|otra mujer|otra chica|otro chico), companer* de piso (ante|para|delante de), (decir|contar)(le|les|selo)? a (mi|mis) (mujer|marido|hijos|padres|madre) ~(que (soy|amo|quiero)|a quien)`,
        `mujer, marido, hijos, iglesia, verdad, doble vida, aplicacion, secreto, otros hombres, otras mujeres, escond*, cincuenta, sesenta, cuarenta, anos casad*, nietos, a quien (amo|quiero), companer* de piso`,
      ],
    },
  ),
  need(
    'loneliness',
    ['Loneliness', 'Einsamkeit', 'Soledad'],
    { Loneliness: 1, Belonging: 0.6 },
    {
      en: [
        `lonel*, alone among, behind glass, (nobody|no one|no-one) (to (call|ring|tell|talk)|calls|rings|knows me|would notice|asks|phones|has (rung|called|asked|touched)), only (voice|conversation|person) ~(radio|cashier|checkout|day|week), (the )?(cashier|checkout|bus driver|postman|radio) ~(only|talk*|speak*), eat alone, (surrounded by|among|in a room full of) (people|friends|colleagues), whole (weekend|day|sunday*) without (speaking|talking|saying|a word), emergency contact, no friends, isolat*`,
        `alone, sunday*, radio, television, tv, empty, glass, party, parties, laugh along, friends, colleagues, nobody, phone, weekend*, christmas, invited, crowd, talk to the (cat|dog|plants|plant|television), smile, own voice, table for one`,
      ],
      de: [
        `einsam*, (niemand*|keiner|kein mensch) ~(anruft|anrufen (kann|konnte)|ruft an|fragt|kennt mich|wurde (es )?(merken|bemerken|auffallen)|zum (reden|anrufen)), hinter (einer )?(glas*|scheibe), allein unter, mitten unter (menschen|leuten|freunden), kassiererin, das (ganze )?wochenende ~(niemand*|kein wort|allein), (mit (niemand*|keinem)) (gesprochen|geredet), keine freunde, isolier*, notfallkontakt`,
        `allein, alleine, sonntag*, radio, fernseher, leer*, glas, scheibe, feier*, party*, lache mit, freunde, kollegen, niemand, telefon, wochenende*, weihnachten, eingeladen, rede mit (der|dem|den) (katze|hund|pflanzen|fernseher), eigene stimme, tisch fur eine person`,
      ],
      es: [
        `soledad, (me siento|estoy|sentirme|muy|tan) sol[ao] ~(rodead*|entre|siempre)?, (nadie) ~(llama*|pregunta|me conoce|se daria cuenta|lo notaria|con quien hablar|me toca), no tengo (a )?(nadie|amig*|con quien), (cajer[ao]) ~(unica|hablo|hable), detras de un (cristal|vidrio), rodead* de (gente|amigos|personas), (fin de semana|domingo*|dia) ~sin (hablar|decir|cruzar), aislad*, contacto de emergencia, como sol*`,
        `sol[ao], domingo*, radio, television, tele, vaci*, cristal, fiesta*, me rio, amig*, compan*, nadie, telefono, fin de semana, navidad, invit*, hablo con (el|la|las) (gat*|perr*|plantas|tele), mi propia voz, mesa para un*`,
      ],
    },
  ),
];
