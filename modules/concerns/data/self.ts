import { type Need, need } from './need';

/** How people are with themselves. */
export const selfNeeds: readonly Need[] = [
  need(
    'self-criticism',
    ['The inner judge', 'Der innere Richter', 'El juez interior'],
    { 'Self-criticism': 1, 'Inner parts': 0.45, Perfectionism: 0.45 },
    {
      en: [
        `inner (critic|judge|voice), (voice|judge|critic) (in|inside) (my head|me) ~, (call|calling|called) myself ~(idiot|stupid|lazy|names|useless|failure), (hard|harsh|cruel) (on|to|with) myself, (beat|beating|hate|hating|scold|curse|despise|punish) myself, never good enough, self-criti*, (compare|comparing) myself, impostor, imposter, find (me|myself) out, (cannot|can't) (accept|take|believe) (a |any )?(compliment*|praise), my own (worst|harshest) (critic|enemy|judge)`,
        `mistake*, stupid, idiot, failure, useless, lazy, voice, compliment*, praise, judge*, apologi*, wrong, replay, mirror, shame, compare, fault, deserve, fraud, loser`,
      ],
      de: [
        `inner(e|er|en) (kritiker*|richter*|stimme), (stimme|richter) (in|im) (mir|kopf|meinem kopf), (beschimpfe|nenne|beschimpf*|schimpf*) ~(mich|mir) ~, (hart|streng|grausam) (mit|zu|gegen) mir, (hasse|verachte|bestrafe|mache) mich (selbst|fertig|runter|dafur), nie gut genug, selbstkritik*, vergleiche mich, hochstapler*, (kompliment*|lob) ~(nicht (annehmen|glauben)|annehmen), selbstzweifel*`,
        `fehler, dumm, idiot*, versager*, nutzlos, faul, stimme, kompliment*, lob*, urteil*, entschuldig*, falsch, spiegel, scham*, vergleich*, schuld, verdien*, verspott*`,
      ],
      es: [
        `(juez|critic[ao]|voz) (interior|interna|de dentro), (voz|juez) (en|dentro de) (mi|la) (cabeza|mi), me (llamo|digo|insulto) ~(tont*|idiota|inutil|vag*|fracasad*|estupid*|torpe), (dur[ao]|cruel|exigente) conmigo, me (castigo|machaco|odio|desprecio|flagelo|fustigo), nunca (soy|es) (lo )?(bastante|suficiente*), autocritic*, me comparo, impostor*, no (acepto|creo|se aceptar) ~(cumplido*|elogio*|halago*)`,
        `error*, tont[ao], idiota, fracas*, inutil, vag[ao], voz, cumplido*, elogio*, halago*, juzg*, perdon, espejo, verguenza, compar*, culpa, merezco, torpe`,
      ],
    },
  ),
  need(
    'perfectionism',
    ['Perfectionism', 'Perfektionismus', 'Perfeccionismo'],
    { Perfectionism: 1, 'Self-criticism': 0.5, 'Creative blocks': 0.35 },
    {
      en: [
        `perfect*, (rewrite|rewrote|redo|redid|start over|started over|correct|check|checked|reread) ~(ten|five|again|seven|four|times|hours|everything|email|draft|sentence), (never|not|isn't) (quite )?(good enough|finished|ready|done), (unfinished|half-finished|abandoned) (work|thesis|novel|manuscript|drafts?|paintings?|projects?), (tenth|twelfth|fifth|twentieth|seventh|eleventh) (draft|version), (cannot|can't|don't|never) (hand in|hand it in|send it|submit|let (it )?go|finish), (one|a single|tiny) (mistake|error|typo|comma), ninety-\\p{L}+ (percent|per cent|out of)`,
        `draft*, version*, flawless, mistake*, deadline, ready, finish*, thesis, manuscript, comma, polish*, detail*, drawer, folder, hand in, send, late, top marks, grade*, iron, straight, measure`,
      ],
      de: [
        `perfekt*, (schreibe|uberarbeite|korrigiere|mache|fange|kontrolliere|lese) ~(zum (zehnten|funften|siebten|x-ten)|zehnmal|funfmal|neu|von vorne|noch einmal|stundenlang), (nie|nicht|noch nicht) ~(gut genug|fertig), (unfertig*|halbfertig*|angefangen*) (arbeit*|roman*|manuskript*|bild*|texte|projekte|doktorarbeit), (zehnte|zwolfte|funfte|zwanzigste|siebte) (fassung|version|entwurf), (kann|konnte) ~nicht (abgeben|abschicken|loslassen|fertig), (ein|einziger|kleiner|jeder) (fehler|tippfehler|komma)`,
        `entwurf*, fassung*, version*, makellos, fehler, frist, fertig*, abgabe*, doktorarbeit, manuskript, komma, feil*, detail*, schublade, ordner, abgeben, abschicken, zu spat, bestnote*, note*, eins, zentimeter`,
      ],
      es: [
        `perfecc*, perfect*, (rehago|reescrib*|corrijo|reviso|empiezo|releo|repito) ~(diez|cinco|veces|de nuevo|horas|otra vez|desde cero|todo), (nunca|no|aun no) ~(esta|es) (lo )?(bastante|suficientemente|listo|terminad*|bien), (sin (terminar|acabar)|a medias) ~, (decim*|quint*|vigesim*|septim*) (version|borrador), no (puedo|consigo|logro|me atrevo a) (entreg*|envi*|soltar*|terminar*|acabar*), (un|el|un solo|el mas minimo|cualquier) (error|fallo|errata|coma)`,
        `borrador*, version*, impecable, error*, plazo, termin*, tesis, manuscrito, coma, pul*, detalle*, cajon, carpeta, entreg*, envi*, tarde, matricula, nota*, sobresaliente, milimetr*`,
      ],
    },
  ),
  need(
    'creative-block',
    ['A creative block', 'Wenn das Schaffen stockt', 'Un bloqueo creativo'],
    { 'Creative blocks': 1, Perfectionism: 0.4, 'Voice and being heard': 0.3 },
    {
      en: [
        `(creative|writer's) block, blank (page|canvas|screen|document), (haven't|have not|stopped|gave up|no longer|don't|never|not) (written|painted|drawn|painting|writing|drawing|played|playing|composed|sketched|picked up|touched) ~, (novel|poem|poems|manuscript|songs?|easel|canvas|paintbrush*|brushes|sketchbook*|guitar|piano|cello|violin|clay|potter's wheel|camera) ~(dust|dry|attic|drawer|untouched|years|corner|unfinished|unopened|dried|stands), (paint|paints|tubes|brushes) ~(dry|dried|hard), (used to|once) (paint|draw|write|sketch|sculpt|compose|play the) ~, (want|wanted|wish|longing|dream*) to (write|paint|draw|sculpt|compose|make art) ~, always wanted to (write|paint|draw)`,
        `page, canvas, easel, brush*, novel, poem*, notebook*, sketchbook*, paint*, write*, draw*, guitar, piano, studio, idea*, dust, gallery, exhibition, artist*, colour*, art school, creative, cursor, editor, song*`,
      ],
      de: [
        `schreibblockade, schaffenskrise, blockade, (leeres|weisses|leere|weisse) (blatt|seite|leinwand|papier), (nicht|nie|kein*|aufgehort) ~(gemalt|geschrieben|gezeichnet|malen|schreiben|zeichnen|bild|komponiert|gespielt) ~, (roman|gedicht*|manuskript|staffelei|leinwand|pinsel|skizzenbuch|skizzenbucher|gitarre|klavier|geige|cello|ton|kamera|farben) ~(staub*|trocken*|dachboden|schublade|unberuhrt|jahren|ecke|eingetrocknet|verstaubt*), (fruher|fruher habe ich) ~(gemalt|gezeichnet|geschrieben|musiziert) ~, (wollte|mochte|will) ~(malen|schreiben|zeichnen|roman)`,
        `blatt, seite, leinwand, staffelei, pinsel, roman, gedicht*, notizbuch*, skizz*, mal*, schreib*, zeichn*, gitarre, klavier, atelier, idee*, staub, galerie, ausstellung, kunst*, farbe*, kreativ*, cursor, lektor*, lied*`,
      ],
      es: [
        `bloqueo (creativo|del escritor), (pagina|hoja|lienzo|pantalla) en blanco, (no|deje de|ya no|nunca|sin) (he )?(pint*|escrib*|dibuj*|compon*|toc*|volvi a) ~, (novela|poema*|manuscrito|caballete|lienzo*|pincel*|cuaderno*|guitarra|piano|violin|barro|camara|pinturas|oleos) ~(polvo|sec*|desvan|cajon|sin tocar|anos|rincon|a medias|trastero), (antes|de joven) ~(pintaba|dibujaba|escribia|tocaba|componia) ~, (quiero|queria|sueno con|quise) ~(pintar|escribir|dibujar|componer|esculpir) ~`,
        `pagina, lienzo, caballete, pincel*, novela, poema*, cuaderno*, boceto*, pint*, escrib*, dibuj*, guitarra, piano, estudio, idea*, polvo, galeria, exposicion, artist*, color*, bellas artes, creativ*, cursor, editor*, cancion*`,
      ],
    },
  ),
  need(
    'voice',
    ['Finding a voice', 'Die eigene Stimme finden', 'Encontrar la voz'],
    { 'Voice and being heard': 1, Boundaries: 0.3, 'Creative blocks': 0.3 },
    {
      en: [
        `(lost|lose|find|finding|found|use) my (own )?voice, voice (shakes|trembles|disappears|goes|cracks|breaks|dries|fails|thin), (speak|speaking|spoke) (up|out|in public|in meetings), (stopped|used to|gave up|miss|no longer) sing*, (choir|singing|sang) ~(stopped|school|told|mouth|mime*|church|teacher|years), (mime|mimed|mouth|mouthed) the words, (keep|kept|keeping|stay|stayed|stays?) (quiet|silent) (in|at|when|for|while|all), (swallow|swallowed|swallowing) (my words|it|the sentence|what|everything), (throat) (closes|close|tight*|lump|shuts), (talk|talked|talking|speak) over me, (nobody|no one) (listens|listened|hears|heard), interrupt*, (someone|somebody|a colleague|he) ~(said|says|repeats) (the same|my idea|it) ~`,
        `voice, throat, meeting*, sing, singing, song*, choir, listen, heard, quiet, loud, say, said nothing, words, microphone, stage, presentation, interrupt*, idea, silence, whisper*, sentence, teacher, classroom, hand up`,
      ],
      de: [
        `(meine|eigene) stimme ~(verloren|gefunden|finden|zittert|bricht|versagt|weg|dunn|wegbleibt|leise), (nicht|nie|kaum|traue mich) ~(den mund (auf|aufzumachen)|das wort ergreif*|zu sprechen|zu reden|laut zu|singen), mund (halten|gehalten|aufmach*), (nicht mehr|aufgehort|fruher|vermisse) ~(gesungen|singen|sing*) ~, (chor) ~(gesungen|aufgehort|lehrer*|lippen|jahre), (schlucke|schluckte|geschluckt|runterschluck*|hinunter) ~(worte|satz|alles|runter|hinunter), (hals|kehle) ~(zu|eng|kloss|schnurt), kloss im hals, (niemand|keiner) hort (mir )?zu, unterbroch*, (redet|reden) uber mich hinweg, (ins wort|mir ins wort) fall*, uberhort`,
        `stimme, hals, kehle, sitzung*, meeting*, sing*, lied*, chor, zuhor*, gehort, leise, laut, sag*, worte, mikrofon, buhne, vortrag, unterbrech*, idee, schweig*, fluster*, satz, lehrer*`,
      ],
      es: [
        `(mi|la) (propia )?voz ~(perd*|encontr*|tiembl*|quiebra|quebr*|fall*|apag*|fina|no me sale|desaparec*), no me sale la voz, (alzar|levantar|recuperar) la voz, hablar en publico, (deje de|ya no|antes|echo de menos) cant*, (coro) ~(cant*|deje|profesor*|labios|anos), (me )?(callo|calle|callaba|callarme|callad[ao]) ~, me (trago|tragu*|tragaba) ~(palabras|frase|lo que|todo), (garganta) ~(cierra|nudo|aprieta), nudo en la garganta, (nadie) (me )?(escucha|oye|escucho|oyo), me interrump*, hablan por encima, pisan la palabra`,
        `voz, garganta, reunion*, cant*, cancion*, coro, escuch*, oid*, callad*, alto, decir, palabras, microfono, escenario, presentacion, interrump*, idea, silencio, susurr*, frase, maestr*`,
      ],
    },
  ),
  need(
    'shadow',
    ['What one hides of oneself', 'Was man an sich verbirgt', 'Lo que una persona oculta de sí'],
    { 'Shadow work': 1, Jealousy: 0.3, Anger: 0.3, 'Inner parts': 0.35 },
    {
      en: [
        `env(y|ied|ious|ying), (part|side|something|thing) (of|in) me ~(hide|nobody|ugly|dark|knows|sees|ashamed|cruel|mean|wants), (dark|ugly|cruel|mean|nasty) (side|part|thoughts?|streak|joy|pleasure), (glad|pleased|happy|delighted|relieved|joy|smile*|satisf*) ~(failed|fail|fails|fell|lost|divorce|fired|broke|misfortune|rejected|ill|badly), schadenfreude, (everyone|everybody|people|they) (think|thinks|say|says|believe|call*) ~(nice|kind|good|saint|sweet|generous|gentle|angel) ~, (nobody|no one) (knows|suspects|sees) ~(how|what|really|side), (want|wanted|wish) to be (seen|admired|applauded|famous), (hide|hiding|hid) ~(envy|rage|side|wish|ambition)`,
        `nice, kind, smile, envious, jealous, hide, mask, cruel, secretly, success, friend's, applause, admire*, shame, ugly, polite, saint, good girl, dark, mean, gossip, enjoy, prize`,
      ],
      de: [
        `neid*, missgunst, (seite|teil|etwas) (von|an|in) mir ~(verberg*|verstecke*|niemand|dunkel*|hasslich*|zeig*|grausam*|scham*), (dunkle|hassliche|grausame|bose|boshafte) (seite|gedanken|freude), schadenfreude, (freue|freute|gefreut|erleichtert|genugtuung) ~(scheitert|gescheitert|durchgefallen|scheidung|gekundigt|pech|verlor*|absage|schief*), (alle|jeder|die leute) ~(halten mich|denken|finden mich|sagen) ~(nett|lieb|heilig*|gut*|freundlich|sanft), (niemand|keiner) (weiss|ahnt|sieht) ~, (gesehen|bewundert|beklatscht) (zu )?werden`,
        `nett, lieb, lachle, neidisch, verberg*, versteck*, maske, gemein*, heimlich, erfolg*, freundin, applaus, bewunder*, scham*, hasslich, hoflich, heilig*, brav*, dunkel*, lastern, preis, gonn*`,
      ],
      es: [
        `envidi*, (lado|parte|cara|algo) (de|en) mi ~(escond*|nadie|oscur*|fea|feo|ocult*|cruel|verguenza|mala), (lado|parte|cara) (oscur*|fea|cruel|mal[ao]), (me (alegr*|alivi*|gust*)|alegria|satisfaccion|placer) ~(fracas*|suspend*|divorci*|despid*|mal|perdi*|rechaz*|cay*), (todos|todo el mundo|la gente) ~(cree*|dice*|piensa*|me tiene) ~(buen*|amable*|dulce|sant*|generos*|encanto), (nadie) (sabe|sospecha|ve|conoce) ~, (que me )?(vean|admiren|aplaudan) ~`,
        `amable, buen[ao], sonri*, envidia, escond*, mascara, cruel, en secreto, exito, amiga, aplauso*, admir*, verguenza, fe[ao], educad*, sant[ao], nina buena, oscur*, cotille*, premio`,
      ],
    },
  ),
  need(
    'dreams',
    ['Dreams that return', 'Wiederkehrende Träume', 'Sueños que vuelven'],
    { Dreams: 1, 'Shadow work': 0.4 },
    {
      en: [
        `(same|recurring|strange|a|that|this|my|every|the) (dream|nightmare)s? ~(again|night|returns|comes back|every|months|year|since|keeps|about), (keep|keeps|kept) dreaming, dream* (of|about|that) ~(house|room|water|stranger|door|stairs|animal|dog|horse|train|wolf|snake), nightmare*, in (my|the|a|this) dreams?, dreamt, dream (journal|diary|notebook), (write|wrote) down (my )?dreams`,
        `dream*, wake, house, room, door, corridor, stairs, water, stranger, figure, woman, animal, horse, wolf, train, cellar, same, again, night, symbol*`,
      ],
      de: [
        `(derselbe|gleiche|dieser|wiederkehrend*|immer wieder|seltsam*|ein) traum, (traume|traumte|getraumt|traum) ~(von|immer|wieder|derselb*|jede nacht|gleich*), albtraum*, alptraum*, im traum, in (meinen|den) traumen, traumtagebuch, traume (aufgeschrieben|notier*|auf)`,
        `traum*, aufwach*, haus, zimmer, tur, flur, treppe, wasser, fremde*, gestalt, frau, tier, pferd, wolf, zug, keller, wieder, nacht, symbol*`,
      ],
      es: [
        `(mismo|el|un|ese|este) sueno (se repite|otra vez|vuelve|recurrente|cada|que)? ?~, suen[oa]* (con|que) ~(casa|agua|puerta|animal|lobo|caballo|tren|escalera|descon*|habitacion|mar), sonaba? con, (he )?sonado ~(otra vez|con), pesadilla*, en (mis|el|los|ese) suenos?, diario de suenos, suenos (recurrentes|repetid*)`,
        `suen*, despert*, casa, habitacion, puerta, pasillo, escalera*, agua, desconocid*, figura, mujer, animal, caballo, lobo, tren, sotano, mism*, otra vez, noche, simbol*`,
      ],
    },
  ),
  need(
    'anger',
    ['Anger', 'Wut', 'Ira'],
    { Anger: 1, Boundaries: 0.4, 'Men’s silence': 0.2 },
    {
      en: [
        `(so|too|always|suddenly|very) angry, anger, rage, (shout|shouted|yell|yelled|scream|screamed|snap|snapped|explode|exploded|roar*) at (my|the|him|her|them|a|everyone|strangers?), (lost|lose|losing|short|hot) (my )?temper, (threw|throw|smash*|kick*|punch*|broke|hit|slam*) ~(wall|plate|door|cup|phone|mug|chair|glass|cupboard|steering), road rage, blew up, blow up, boil*, see(ing)? red, fists?, furious, (never|cannot|can't|don't know how to|not able to|not allowed to) (be|get|feel|been|show) (angry|anger), (swallow|swallowed|bottle*) ~(anger|rage|up), grit my teeth`,
        `door, plate, wall, shout*, temper, kids, traffic, driver, red, apologi*, afraid of me, flinch*, hot, jaw, explode*, quarrel, ashamed afterwards, cashier, volcano, kettle, irritat*, fuse, slam*, dent, hole`,
      ],
      de: [
        `wut*, wutend, zorn*, jahzorn*, ausrast*, ausgerastet, explodier*, (schreie|schrie|angeschrien|brulle|brullte|angebrullt|anschreie|anbrulle) ~(kinder|sohn|tochter|frau|mann|mich|alle|kollegen|an)?, (werfe|warf|geworfen|zerschlag*|getreten|geschlagen|schlage|knall*|trete) ~(wand|teller|tur|tasse|handy|stuhl|glas|lenkrad), rot (sehe|gesehen|sah), kocht in mir, koche, platzt mir der kragen, faust, faeuste, fauste, (nie|nicht) ~(wutend|laut) (sein|werden|geworden), (schlucke|runterschluck*) ~(wut|arger)`,
        `tur, teller, wand, schrei*, kinder, verkehr, autofahrer, rot, entschuldig*, angst vor mir, zuck*, heiss, kiefer, arger*, streit, schame mich danach, kassierer*, vulkan, gereizt, lunte, delle, loch`,
      ],
      es: [
        `(tan|siempre|muy|mucha|de repente) (enfadad[ao]|rabia|furios[ao]|enojad[ao]), ira, rabia, colera, furia, (grito|grite|gritar|gritado|chillo|estall*|explot*|salto) ~(a mi|hijos|mujer|marido|todos|ninos|les|le|companer*)?, pierdo (los estribos|los nervios|el control|la paciencia), perd* los (estribos|nervios|papeles), (tir*|lanz*|romp*|rompi|golpe*|patad*|punetazo*) ~(pared|plato*|puerta|taza|movil|silla|vaso|volante), me hierve, hierve la sangre, (nunca|no) (me (permito|dejan|he)|puedo|se) ~(enfad*|enoj*), (me )?trago ~(rabia|enfado|ira), punos`,
        `puerta, plato*, pared, grit*, hijos, ninos, trafico, conductor*, roj[ao], perdon, miedo de mi, me tienen miedo, calor, mandibula, enfad*, pelea, avergonzad* despues, cajer*, volcan, irrit*, mecha, agujero`,
      ],
    },
  ),
  need(
    'boundaries',
    ['Saying no', 'Nein sagen', 'Decir que no'],
    { Boundaries: 1, Overwhelm: 0.25, 'Voice and being heard': 0.3 },
    {
      en: [
        `(say|saying|said|answer*) (yes|no) (to|when|before|again|without|and|even|because)?, (cannot|can't|couldn't|unable to|never learnt to|never learned to|don't know how to|never) (say|said|saying) no, yes before, boundar*, people-?pleas*, (everyone|everybody|they all|people|neighbours?|colleagues|sister|mother) (asks|ask|calls|call|dumps|rings|uses|expects|borrows) me ~, (i'll|i will) do it, guilty (when|if|for) (i )?(say|rest|refuse|don't), (lend|lent|drive|drove|babysit|cook|bake) ~(again|everyone|neighbour|sister|for them|them all), doormat, (need|needs|wishes) (always )?(come|came) (last|first), walk* (all )?over me, too nice, favours?`,
        `yes, no, guilt*, favour*, ask*, help, neighbour*, colleague*, phone, weekend*, babysit*, lift, lend, committee, volunteer*, cake*, nice, obliging, cover, used, own plans, sorry, resent*, cancel*`,
      ],
      de: [
        `(sage|sagen|sagte|gesagt) ~(ja|nein) ~(obwohl|zu|bevor|wieder|und|weil|statt)?, (nicht|nie|kann|konnte) ~nein ~sagen, nein (zu )?sagen, nein gesagt, grenzen (setzen|ziehen|zu)*, abgrenz*, ja-?sager*, (alle|jeder|nachbar*|kollegen|schwester|mutter|chef*) (fragen|fragt|rufen|ruft|bitten|bittet|nutzen|erwartet) ~mich ~, (mache|mach) ich (schon|das), schlechtes gewissen ~(wenn|nein|absag*), (uber|zuletzt) ~ich ~komme, fussmatte, zu nett, gefallen (tun|getan), ausgenutzt, einspring*, einspringen`,
        `ja, nein, schuldgefuhl*, gefallen, frag*, hilf*, helfe*, nachbar*, kolleg*, telefon, wochenende, babysit*, fahr*, leih*, verein, ehrenamt*, kuchen, nett, ausgenutzt, eigene plane, entschuldig*, argere, absag*, gewissen`,
      ],
      es: [
        `(digo|decir|dije|decia|contesto) que (si|no) ~, (no se|no puedo|nunca|incapaz de|cuesta) ~(decir|digo|dije) (que )?no, (poner|pongo|marcar) limites, limites, complac*, (todos|vecin*|companer*|hermana|madre|jef[ae]) (me )?(piden?|llaman?|usan?|esperan?|cargan?) ~, ya lo hago yo, me siento (mal|culpable) (si|cuando|por) ~, felpudo, demasiado buen[ao], favor(es)?, se aprovechan, abusan de mi (confianza|buena)?`,
        `si, no, culp*, favor*, pid*, ayud*, vecin*, companer*, telefono, fin de semana, cuid* a los, llev*, prest*, comite, voluntari*, tarta*, pastel*, buen[ao], mis planes, perdon, rabia, cancel*`,
      ],
    },
  ),
  need(
    'inner-parts',
    ['Voices that pull apart', 'Innere Stimmen im Streit', 'Voces que tiran hacia lados distintos'],
    { 'Inner parts': 1, 'Self-criticism': 0.4, Decisions: 0.35 },
    {
      en: [
        `(one|a) part of me ~(wants|says|and|another|knows) ~, another part (of me)?, part of me (wants|that|is|says|knows), (two|three|several|different|whole) (people|persons|voices|selves|crowd|parliament|committee) ~(in|inside|me|live*|argu*), (little|small) (girl|boy|child) (in|inside) me, inner (child|parts|committee|family), (the )?(pusher|slave driver|driver|drill sergeant) ~, as if (two|there were) ~`,
        `part, voice*, child, inside, argue, two, driver, critic, other one, torn, switch*, drive*, lazy one, chair, sabotag*`,
      ],
      de: [
        `(ein|der eine) teil (von|in) mir, (der )?andere (teil|in mir|stimme), teil (von|in) mir (will|sagt|ist|weiss), (zwei|drei|mehrere|verschiedene) (personen|menschen|stimmen|seelen) ~(in|mir|brust|streiten), (kleine* )(madchen|junge|kind) in mir, inner(es|e|en) (kind|team|anteile|stimmen), antreiber*, zwei seelen`,
        `teil, stimme*, kind, innen, streiten, zwei, antreib*, kritiker*, andere, zerrissen, sabot*, stuhl, innerlich`,
      ],
      es: [
        `(una|la) parte de mi ~, (otra|la otra) (parte|voz|mitad), (dos|tres|varias) (personas|voces|mitades) ~(dentro|en mi|discut*|viven), (nina|nino) (pequen[ao] )?(que llevo|dentro|interior), partes internas, (sargento|capataz) ~, como si (fuera|hubiera|fuese) dos`,
        `parte, voz, voces, nin[ao], dentro, discut*, dos, sargento, critic*, otra, dividid*, sabote*, silla`,
      ],
    },
  ),
  need(
    'mens-silence',
    ['Men who learned silence', 'Männer, die Schweigen lernten', 'Hombres que aprendieron a callar'],
    { 'Men’s silence': 1, 'Absent fathers': 0.35, Anger: 0.25 },
    {
      en: [
        `(men|boys|man|lads?) ~(don't|do not|didn't|did not|never) (cry|talk|show|speak|hug), man up, (haven't|have not|never|not|cannot|can't|didn't|did not) (cried|cry|shed a tear) ~, boys don't cry, (my )?(wife|girlfriend|partner|daughter) ~(says i|asks what i (feel|think)|asks me (how|what)|wall|talk to me|open up|tells me i), (what (i|do i) feel|how i feel) ~, (talk|talks|talked) about (football|cars|the weather|work) ~, as a man, i'm fine, i am fine, (no|not|don't have|haven't got|lack) (the )?words (for|to|come), feelings? (are|is|were|was) (weak*|for|women)`,
        `man, men, father, fine, weak*, cry, tears, mates, pub, football, wife, words, silence, feel*, tough, shed, workshop, garage, strong, talk, grunt, soldier, shoulder*, handshake, lads`,
      ],
      de: [
        `(manner|jungen|ein mann|jungs|indianer*) ~(weinen|weint|reden|zeigen|kennt) ~(nicht|nie|keinen)?, (nicht|nie) (mehr )?(geweint|weinen) ~, (kann|konnte|habe) ~nicht (weinen|geweint), (meine )?(frau|freundin|partnerin|tochter) ~(sagt ich|fragt|wand|was ich (fuhle|denke)|redest nie|mauer), was ich fuhle, (reden|sprechen|redet) ~uber (fussball|autos|das wetter|arbeit), als mann, (mir geht'?s|geht schon|alles) gut, passt schon, (keine|fehlen|nie) (die )?worte, gefuhle (sind|waren|zeigen) ~`,
        `mann, manner, vater, schwach*, weinen, tranen, kumpel*, kneipe, fussball, frau, worte, schweigen, gefuhl*, hart, werkstatt, garage, stark, reden, bund, handschlag, zahne zusammen*`,
      ],
      es: [
        `(los )?(hombres|ninos|un hombre|chicos) no (lloran|llora|hablan|se abrazan|se quejan), (no|nunca) (he llorado|lloro|llore|puedo llorar|se llorar) ~, (mi )?(mujer|novia|pareja|hija) ~(dice que|pregunta|muro|pared|que siento|nunca hablo|abra), (lo )?que siento, (hablamos|hablo|hablar) de (futbol|coches|el tiempo|trabajo) ~, como hombre, (estoy|todo) bien ~, no (tengo|encuentro|me salen) (las )?palabras, sentimientos (son|eran) ~`,
        `hombre*, padre, debil*, llor*, lagrimas, amigotes, bar, futbol, mujer, palabras, silencio, sent*, dur[ao], taller, garaje, fuerte, hablar, mili, apreton, aguant*, macho`,
      ],
    },
  ),
  need(
    'adhd',
    ['ADHD found late', 'Spät erkanntes ADHS', 'TDAH detectado tarde'],
    { 'Late-diagnosed ADHD': 1, Overwhelm: 0.5, 'Autism in adults': 0.4 },
    {
      en: [
        `adhd, attention deficit, ritalin, (lose|lost|losing|looking for|forget|forgot) ~(keys|phone|wallet|passport|appointment*|glasses|umbrella*|birthday*), (start|started|begin|began|half-finished|unfinished|twelve|hundred) ~(things|projects|hobbies|courses|plans|degrees) ~(finish|never|none|unfinished|dropped|at once)?, (called|thought|told|report* said|reports?) ~(lazy|scatterbrained|could try harder|dreamer|potential|careless|daydreamer|applied), (diagnos*) (at|with) (forty|thirty|fifty|\\p{L}+-\\p{L}+) ~, (distract*|concentrat*|attention span), (late|too late) (again|for everything|every time), (my )?(son|daughter)('s)? ~(diagnos*|adhd|test* for|questionnaire) ~, hyperfocus*, procrastinat*`,
        `keys, lazy, late, forget, forgot, lists, post-its, reminders?, alarms?, unfinished, hobbies, school reports?, potential, chaos, piles, deadlines?, focus, bills ~unopened, distract*, seven tabs, kettle, half`,
      ],
      de: [
        `adhs, ads, aufmerksamkeits*, ritalin, (verliere|verlege|verloren|verlegt|suche|vergesse|vergessen) ~(schlussel|handy|portemonnaie|geldbeutel|pass|termin*|brille|schirm*|geburtstag*), (fange|angefangen|beginne|begonnen|halbfertig*|unfertig*) ~(projekte|hobbys|dinge|kurse|studien*|studium|sachen|alles) ~, (nannten|galt|hiess|zeugnis*) ~(faul|schusselig|traumer*|konnte mehr|chaot*|verpeilt|wenn sie|wenn er|zappel*), diagnose ~(mit|vierzig|dreissig|jahren) ~, (ablenk*|abgelenkt|konzentrier*), (wieder|immer|schon wieder) zu spat, hyperfokus, prokrastin*, aufschieb*`,
        `schlussel, faul, zu spat, vergess*, liste*, zettel, wecker, erinnerung*, unfertig*, hobby*, zeugnis*, chaos, stapel, frist*, fokus, ablenk*, verzettel*, halb, herd, verpeilt`,
      ],
      es: [
        `tdah, deficit de atencion, (pierdo|perdi|perder|busco|olvido|olvide|se me olvida*|dejo) ~(llaves|movil|cartera|pasaporte|cita*|gafas|paraguas|cumpleanos), (empiezo|empece|empezar|dejo|mil) ~(cosas|proyectos|aficiones|cursos|carreras|planes|hobbies) ~(termino|acabo|a medias|sin)?, (llamaban|decian|boletin*|notas|llamaron) ~(vag[ao]|despistad[ao]|podria|dispers[ao]|en las nubes|desastre|perezos*), diagnostic* ~(cuarenta|treinta|cincuenta|a los) ~, (distra*|concentr*|atencion), (otra vez|siempre) (llego )?tarde, hiperfoco, procrastin*`,
        `llaves, vag[ao], tarde, olvid*, lista*, notas, post-it*, alarma*, a medias, aficiones, boletin*, potencial, caos, montones, plazo*, foco, distra*, despist*, fuego, desastre`,
      ],
    },
  ),
  need(
    'autism',
    ['Autism in adults', 'Autismus bei Erwachsenen', 'Autismo en adultos'],
    { 'Autism in adults': 1, Overwhelm: 0.5, 'Late-diagnosed ADHD': 0.35 },
    {
      en: [
        `autis*, asperger*, spectrum, neurodiver*, mask(ing)? ~(all day|exhaust*|take off|parties|work)?, (script*|rehearse*|practis*|practic*|prepare*|learn*|copy|copied|imitat*) ~(small talk|phone call|smile*|eye contact|jokes|faces|conversation*|sentences|gestures|laugh), eye contact, small talk, (labels?|seams?) ~(cut|shirt|socks|itch*), (lights?|fluorescent|hum|noise|chewing) ~(hurt*|unbearable|scream|loud), (take|takes|took) (everything|things|jokes) literally, (from|on) another planet, alien, anthropologist, (lie|lay|hide|sit) in the dark ~(after|afterwards|recover|hours)`,
        `party, parties, mask, rules, script, small talk, noise, lights, routine, timetable*, trains, rude, strange, weird, eyes, laugh, exam, foreign language, copy, exhausted after, office party, dark, same (food|lunch|route|seat), literal*, headphones, details`,
      ],
      de: [
        `autis*, asperger*, spektrum, neurodivers*, maskier*, maske ~(ablegen|abnehmen|tragen|trage|abends|runter), (auswendig|uben|ube|geubt|kopier*|nachmach*|nachgeahmt|abgeschaut|vorbereit*) ~(small ?talk|telefonat*|lacheln|blickkontakt|witze|gesichter|gesprach*|satze|gesten|lachen), blickkontakt, small ?talk, etikett*  ~(schneid*|kratz*|raus*), (neonlicht*|licht|gerausche|kauen|summen) ~(schmerz*|unertraglich|weh|laut|qual*), wortlich nehm*, (anderen|fremden) planeten, ausserirdisch*, im dunkeln (liegen|sitzen|erhol*)`,
        `feier*, party*, maske, regeln, drehbuch, small ?talk, larm, licht*, routine*, fahrplan*, zuge, unhoflich, seltsam, komisch, augen, lachen, prufung, fremdsprache, kopier*, erschopft danach, betriebsfeier, dunkel*, (immer )?(dasselbe|gleiche) (essen|weg|platz), wortlich, kopfhorer`,
      ],
      es: [
        `autis*, asperger, espectro, neurodiver*, enmascar*, (mascara|careta) ~(quit*|llevar|todo el dia|puesta), (ensay*|practic*|memoriz*|copi*|imit*|prepar*) ~(conversacion*|llamada*|sonris*|mirada*|chistes|caras|frases|gestos|risa*), contacto visual, mirar a los ojos, etiqueta* ~(cort*|pic*|camis*), (luces|fluorescente*|ruido*|masticar|zumbido) ~(duele*|insoport*|grit*), (al pie de la letra|literal*), (de|en) otro planeta, extraterrestre, marcian*, a oscuras ~(despues|recuper*|horas)`,
        `fiesta*, mascara, reglas, guion, ruido, luces, rutina*, horario*, trenes, maleducad*, rar[ao], extran*, ojos, reir*, examen, idioma extranjero, copi*, agotad* despues, cena de empresa, oscur*, (mism[ao]) (comida|camino|sitio), literal*, auriculares, cascos`,
      ],
    },
  ),
  need(
    'overwhelm',
    ['Overwhelm', 'Überforderung', 'Sobrecarga'],
    { Overwhelm: 1, Burnout: 0.4, Simplicity: 0.4, 'Late-diagnosed ADHD': 0.3 },
    {
      en: [
        `overwhelm*, too (much|many) (noise|tasks|at once|going on|to do|people|emails|tabs|messages), (everything|all) at once, (drown|drowning|sinking|buried) (in|under) ~(tasks|laundry|emails|work|paper*|lists|everything), (cannot|can't|don't) (keep up|cope|manage|keep track), to-do lists?, (don't|do not) know where to (start|begin), (open|opened) plan office, sensory, (three|four|two) jobs, (cry|cried|sit) in the (supermarket|shower|laundry|cupboard) ~, (by|at) (ten|nine) in the morning i ~`,
        `noise, list*, laundry, dishes, emails, messages, phone, kids, school, appointments, tasks, paper*, pile*, cereal, school run, supermarket, bright, loud, forms, juggling, notifications, ping*`,
      ],
      de: [
        `uberforder*, uberwaltig*, reizuberflut*, zu viel* (larm|aufgaben|auf einmal|reize|nachrichten|leute|gleichzeitig), alles (auf einmal|gleichzeitig|zu viel), (ertrinke|versinke|untergehe|gehe unter) ~(aufgaben|wasche|mails|arbeit|papier*|listen|allem)?, (komme|kam) ~nicht (mehr )?(hinterher|klar|nach|mit), to-?do-?liste*, (weiss|wusste) nicht wo (ich )?anfangen, grossraumburo, (drei|zwei) jobs, (kopf|alles) uber dem kopf`,
        `larm, liste*, wasche, geschirr, mails, nachrichten, handy, kinder, schule, termine, aufgaben, papier*, stapel, supermarkt, hell, laut, formulare, jonglier*, benachrichtigung*, piep*, kita`,
      ],
      es: [
        `abrum*, sobrepas*, desbord*, satur*, demasiad[ao]s? (ruido|tareas|cosas a la vez|mensajes|gente|correos), todo a la vez, (me )?(ahog*|hund*) ~(tareas|ropa|correos|trabajo|papeles|listas|todo), no (doy|llego|puedo con) ~(abasto|todo|a todo|tanto), no (se|sabia) por donde empezar, oficina abierta, (tres|dos) trabajos, lista de tareas, me supera`,
        `ruido, lista*, ropa, platos, lavadora*, correos, mensajes, movil, ninos, colegio, citas, tareas, papeles, monton*, supermercado, luces, formulario*, malabar*, notificacion*, pit*`,
      ],
    },
  ),
];
