import { type Need, need } from './need';

/** The body, sleep, fear and habits. */
export const bodyNeeds: readonly Need[] = [
  need(
    'sleep',
    ['Sleep', 'Schlaf', 'Dormir'],
    { Sleep: 1, 'Chronic tension': 0.45, 'Restless mind': 0.4 },
    {
      en: [
        `(cannot|can't|couldn't|could not|don't|do not|barely|hardly|haven't|stopped|trouble) (sleep*|slept), sleepless, insomni*, (lie|lay|lying|wide|am|i'm) awake, awake (at|until|since|from|all), (wake|woke|up) (up )?(at|around|by) (two|three|four|3|4|2|half past), (two|three|four|3|4) (in the morning|a ?m|o'clock), sleeping (pills|tablets), melatonin, (look|stare|watch) at the (ceiling|clock), count* (the )?(hours|sheep|chimes)`,
        `sleep*, night*, ceiling, clock, alarm, pillow, dark, three, four, bed, tired, church (bell|clock), chimes, fridge, kitchen at night, warm milk, dawn, birds, eyes open, blackout`,
      ],
      de: [
        `(kann|konnte|schlafe|schlaf) ~nicht (mehr )?(schlafen|einschlafen|durch*), nicht (ein|durch)?schlafen, schlaflos*, schlafstorung*, einschlafen, durchschlafen, (liege|lag|liegen|bin) ~wach, wachlieg*, (wache|wach|aufgewacht|aufwach*) ~um (zwei|drei|vier|halb), um (drei|vier|zwei|halb vier|halb drei) ~(wach|fruh|morgens|nachts), schlaftablette*, melatonin, schafe zahl*, starr* ~(decke|wecker)`,
        `schlaf*, nacht*, decke, uhr, wecker, kissen, dunkel*, drei, vier, bett, mude, kirchturm*, glocke*, kuhlschrank, kuche, warme milch, morgengrauen, vogel, augen offen`,
      ],
      es: [
        `no (puedo|consigo|logro|pego) (dormir*|conciliar|ojo), (sin|apenas|casi no|no) (dormir|duermo|dormi), insomni*, desvel*, en vela, despiert[ao] (a|desde|hasta|toda) ~, (me )?(despiert*|desperte) ~(a las (dos|tres|cuatro)|de madrugada), a las (tres|cuatro|dos) de la (manana|madrugada|noche), pastillas para dormir, melatonina, contar (ovejas|las horas), miro el techo`,
        `dorm*, duerm*, noche*, madrugada, techo, reloj, despertador, almohada, oscur*, tres, cuatro, cama, cansad*, campan*, nevera, cocina, leche caliente, amanec*, pajaros, ojos abiertos, sueno`,
      ],
    },
  ),
  need(
    'restless-mind',
    ['A mind that never stops', 'Gedanken, die nicht aufhören', 'Una mente que no para'],
    { 'Restless mind': 1, 'Stillness practice': 0.6, Sleep: 0.35 },
    {
      en: [
        `(head|mind|thoughts|brain) ~(never stops?|won't stop|will not stop|doesn't stop|races?|racing|loud|runs?|running|spin*|circle*|going round|chatter*|all night|never (quiet|silent|off)), overthink*, ruminat*, replay* (conversation*|every|what i said|the), (go over|rehearse) (every|what|conversation*|sentence*), radio in my head, (cannot|can't) (switch|turn|shut) (it |my (head|mind|brain) )?off, worry*  about everything, what if`,
        `thoughts, head, mind, lists?, to-do, conversation*, plan*, tomorrow, worry, worries, quiet, loop, hamster, wheel, silence, shower, brain, tabs, next thing, noise`,
      ],
      de: [
        `(kopf|gedanken|hirn) ~(steht nie still|horen nicht auf|hort nicht auf|nie (still|ruhig)|kreis*|ras*|rattert|rattern|drehen|dreht|laut|die ganze nacht|abschalten), gedankenkarussell, grubel*, grubeln, gedankenkreis*, kopfkino, zergrubel*, (gehe|spiele) ~gesprach* ~(durch|nach)?, was ware wenn, radio im kopf`,
        `gedanken, kopf, liste*, gesprach*, plan*, morgen, sorge*, ruhe, still, schleife, hamsterrad, dusche, hirn, nachster, larm, zerdenk*`,
      ],
      es: [
        `(cabeza|mente|pensamientos|cerebro) ~(no (para|paran|calla|callan|descansa|se apaga)|da vueltas|dan vueltas|sin parar|toda la noche|a mil|nunca (para|calla)), dar(le)? (mil )?vueltas, doy (mil )?vueltas, rumi*, (repaso|ensayo|repito) ~(conversacion*|frase*|lo que dije), radio en la cabeza, no (puedo|consigo) (apagar|desconectar) ~, y si`,
        `pensamientos, cabeza, mente, lista*, conversacion*, plane*, manana, preocup*, calma, silencio, bucle, hamster, ducha, cerebro, pestanas, ruido`,
      ],
    },
  ),
  need(
    'stillness',
    ['A quiet practice', 'Eine stille Praxis', 'Una práctica de silencio'],
    { 'Stillness practice': 1, 'Restless mind': 0.5, Simplicity: 0.5 },
    {
      en: [
        `meditat*, (sit|sitting) (still|in silence|quietly|on (my|the|a) cushion), cushion, zazen, zen, mindful*, (ten|five|twenty) minutes of (silence|stillness|quiet), retreat, silent retreat, breath* ~(count*|practice)`,
        `silence, stillness, calendar, morning*, daily, app, practice, candle, quiet, breath*, bell, sit, give up after`,
      ],
      de: [
        `medit*, (still|in stille) (sitzen|zu sitzen), sitzkissen, kissen ~(sitz*|staub), zazen, zen, achtsamkeit*, (zehn|funf|zwanzig) minuten (stille|ruhe), schweigeretreat, retreat, innehalten`,
        `stille, ruhe, kalender, morgens, taglich, app, ubung, kerze, atem*, glocke, sitz*`,
      ],
      es: [
        `medit*, (sentarme|sentar|sentad*) en silencio, cojin, zazen, zen, mindfulness, (diez|cinco|veinte) minutos (de|en) (silencio|calma), retiro*, quietud`,
        `silencio, calma, agenda, mananas, diari*, aplicacion, practica, vela, respir*, campana, quiet*`,
      ],
    },
  ),
  need(
    'simplicity',
    ['Too much of everything', 'Von allem zu viel', 'Demasiado de todo'],
    { Simplicity: 1, Overwhelm: 0.5, 'Stillness practice': 0.4 },
    {
      en: [
        `too (many|much) (things|stuff|clothes|commitments|promises|plans), declutter*, clutter, (get rid of|give away|throw away) ~(things|stuff|boxes|everything|half), (boxes|things) i (never|don't) (open*|need|use*), three calendars, (own|have|owning|buy) less, storage unit, simpl(e|er|ify|icity) life, (live|living) (more )?simply, minimal*`,
        `things, stuff, boxes, cupboard*, cellar, garage, calendar, promise*, appointments, invitations, less, simple, suitcase, shelf, shelves, full, subscriptions, wardrobe, room to`,
      ],
      de: [
        `zu viel* (sachen|dinge|zeug|termine|verpflichtung*|zusag*), ausmist*, entrumpel*, loswerden, weniger (besitzen|haben|dinge|termine), kartons ~(nie|ungeoffnet), einfacher leben, einfaches leben, minimalis*`,
        `sachen, dinge, zeug, kartons, schrank*, keller, garage, kalender, zusag*, termine, einladung*, weniger, einfach*, koffer, regal*, voll, abos`,
      ],
      es: [
        `demasiad[ao]s (cosas|compromisos|planes|trastos|citas), trastos, (deshacerme|librarme|tirar|regalar) ~(cosas|todo|mitad|trastos), (tener|poseer|comprar|vivir con) menos, cajas ~(nunca|sin abrir), vida (mas )?(sencilla|simple), minimalis*, trastero`,
        `cosas, cajas, armario*, sotano, garaje, agenda, compromiso*, citas, invitaciones, menos, sencill*, maleta, estante*, llen*, suscripciones`,
      ],
    },
  ),
  need(
    'panic',
    ['Panic and anxiety', 'Panik und Angst', 'Pánico y ansiedad'],
    { Panic: 1, 'Trauma held in the body': 0.45, 'Chronic tension': 0.4 },
    {
      en: [
        `panic*, (heart|pulse) ~(races?|racing|pounds?|pounding|hammer*|beats? so|jumps?|gallop*|leap*), (cannot|can't|couldn't|could not|no) (breathe|get (any )?air|breath), thought i was (dying|having a heart attack|going to die), (hands|fingers|lips) (tingle*|go numb|went numb), (called|call|rang) (an |the )?ambulance, (tight|band|weight|stone) (on|in|around|across) my chest, anxi*, (get off|got off|leave|left) the (bus|train|tube|tram|supermarket|queue|cinema), nearest exit, where the (exit|exits|doors?) (is|are), hyperventilat*, (avoid|stopped taking|can't take|cannot take) ~(lift*|tube|train*|motorway*|bus|bridge*|tunnel*)`,
        `heart, breath*, chest, dizzy, supermarket, queue, lift, train, tube, motorway, exit, sweat*, ambulance, doctor ~nothing, ecg, fear, afraid, trembl*, shak*, hands, out of nowhere, faint, bridge, tunnel, bus`,
      ],
      de: [
        `panik*, (herz|puls) ~(rast|raste|klopft|hammert|schlagt so|springt|stolpert|pocht|jagt), herzrasen, herzklopfen, (keine|bekam keine|kriege keine|bekomme keine|kaum) luft, (dachte|glaubte) ~(ich )?(sterbe|sterben|herzinfarkt), (hande|finger|lippen) ~(kribbeln|kribbelt|taub), (krankenwagen|notarzt|rettungswagen) ~(gerufen|rufen), (enge|druck|stein) ~(brust|brustkorb), angstattacke*, angstanfall*, (ausgestiegen|aussteigen|steige aus|verlasse) ~(bus|bahn|zug|supermarkt|u-bahn), ausgang, notausgang, hyperventil*`,
        `herz, atem*, luft, brust, schwindel*, supermarkt, kasse, schlange, aufzug, zug, u-bahn, autobahn, ausgang, schwitz*, krankenwagen, ekg, angst, zitter*, hande, aus dem nichts, ohnmacht*, brucke, tunnel, bus`,
      ],
      es: [
        `panico, (corazon|pulso) ~(acelera|late|latia|dispara|galopa|desboca|se me sale|a mil|salta|palpit*), taquicardia, palpitaciones, (no|me falta|faltaba|sin) (puedo respirar|podia respirar|el aire|aire), (crei|pense) ~(morir*|moria|infarto), hormigue*, (llame|llamaron|llamar) (a )?(la |una )?ambulancia, (opresion|peso|nudo|piedra) en el pecho, ansiedad, (me baje|bajarme|sali|salir) (corriendo )?(del|de la) (autobus|metro|tren|supermercado|cola|cine), donde (esta|estan) la(s)? salida(s)?, hiperventil*`,
        `corazon, respir*, aire, pecho, mare*, supermercado, cola, ascensor, tren, metro, autopista, salida, sud*, ambulancia, urgencias, electro*, miedo, tembl*, manos, de la nada, desmay*, puente, tunel, autobus`,
      ],
    },
  ),
  need(
    'trauma',
    ['Old fright in the body', 'Schreck, der im Körper sitzt', 'El susto que guarda el cuerpo'],
    { 'Trauma held in the body': 1, Panic: 0.6, 'Chronic tension': 0.5, 'Moral injury': 0.25 },
    {
      en: [
        `trauma*, ptsd, flashback*, (jump|flinch|startle|duck|freeze)* ~(when|at|every time|if) ~(door|bang|noise|slam*|someone|phone|siren*|firework*|car|touch*|backfire*), (since|after) the (accident|attack|crash|war|assault|fire|robbery|earthquake|explosion|flood), (back|face|sit|seat) (to|against|facing) the (wall|door), body (remembers|knows|still|goes|reacts|braces), (war|front|shelling|bombs?|siren|airbag|brakes|tyres) ~, (freeze|froze) (when|and could), smell of (petrol|smoke|diesel|aftershave|burnt|burning)`,
        `body, jaw, breath, belly, fright, accident, crash, noise, bang, door, siren*, firework*, smell, freeze, frozen, flinch*, startle*, years ago, still, shak*, tense, hospital, hands, junction, crossroads, seatbelt, soldier, veteran, shelter, numb`,
      ],
      de: [
        `trauma*, ptbs, flashback*, (zucke|zuck|schrecke|erschrecke|erstarre|ducke) ~(wenn|bei|jedes|sobald|zusammen|hoch) ~(tur|knall*|gerausch*|jemand|sirene*|feuerwerk|boller*|auto)?, (seit|nach) dem (unfall|uberfall|krieg|brand|angriff|erdbeben), mit dem rucken zur (wand|tur), (korper) ~(erinnert|weiss|noch|vergisst|reagiert), (krieg|bombe*|bunker|front|luftschutzkeller|airbag|bremsen) ~, geruch (von|nach) (benzin|rauch|verbrann*)`,
        `korper, kiefer, atem, bauch, schreck, unfall, aufprall, larm, knall, tur, sirene*, feuerwerk, geruch, erstarr*, zuck*, vor jahren, immer noch, zitter*, krankenhaus, hande, kreuzung, gurt, soldat, einsatz, taub`,
      ],
      es: [
        `trauma*, tept, flashback*, (salto|me sobresalt*|me encojo|me paraliz*|me agacho) ~(cuando|si|con|cada vez|al oir)? ?~(puerta|ruido|golpe|portazo|alguien|sirena*|petardo*|cohete*|coche), (desde|tras|despues de) (el|la) (accidente|atraco|guerra|incendio|terremoto|agresion|choque|ataque), de espaldas a la (pared|puerta), (mi|el) cuerpo ~(recuerda|sabe|todavia|reacciona|se acuerda|no olvida), (guerra|bomba*|refugio|frente|airbag|frenazo) ~, olor a (gasolina|humo|quemado)`,
        `cuerpo, mandibula, respir*, tripa, vientre, susto, accidente, choque, ruido, golpe, puerta, sirena*, petardo*, olor, paraliz*, sobresalt*, hace anos, todavia, tembl*, hospital, manos, cruce, cinturon, soldado, bloque*`,
      ],
    },
  ),
  need(
    'tension',
    ['Tension that never lets go', 'Anspannung, die nie nachlässt', 'Tensión que no cede'],
    { 'Chronic tension': 1, 'Trauma held in the body': 0.5, Sleep: 0.4 },
    {
      en: [
        `(my|upper|lower) back ~(hurt*|ache*|tight|tense|stiff|locked|knot*), (shoulders|neck|jaw) ~(up|ears|never|hurt*|ache*|hard|stone|tight|tense|concrete|clench*|locked|rock|knot*|come down), (grind|grinding|clench|clenching|ground) (my |their )?(teeth|jaw|fists), (tension|stress) headache*, migraine*, (mouth|night) ?guard, (masseur|physio|physiotherapist|osteopath|dentist) ~, fists ~(wake|asleep|sleep), knot* in my (neck|back|shoulders|stomach), (cannot|can't|never) relax`,
        `shoulders, neck, jaw, teeth, back, tense, tension, tight, stiff, headache*, muscle*, dentist, physio*, breath*, fists, massage, ache*, pain, ears, relax, concrete, splint`,
      ],
      de: [
        `(schultern|nacken|kiefer|rucken) ~(ohren|hart|stein|beton|verspannt|fest|zieh*|schmerz*|brett|nie|hochgezogen|runter), zahneknirsch*, (knirsch*|beisse) ~zahn*, knirsch*, knirschschiene, spannungskopfschmerz*, migrane, (masseur*|physio*|osteopath*|zahnarzt*) ~, faust*  ~(schlaf*|wache), verspann*, (kann|konnte) ~nicht entspannen`,
        `schultern, nacken, kiefer, zahne, rucken, anspann*, angespannt, verspann*, steif, kopfschmerz*, muskel*, zahnarzt*, physio*, faust*, massage, schmerz*, ohren, entspann*, beton, schiene`,
      ],
      es: [
        `(hombros|cuello|nuca|mandibula|espalda) ~(orejas|dur*|piedra|cemento|tens*|agarrotad*|contract*|duele*|nunca|rigid*), contractura*, bruxismo, (aprieto|rechino|apretar|rechin*) ~(dientes|mandibula|punos), ferula, dolor* de cabeza (tensional|por tension), migrana*, (masajista|fisio*|osteopata|dentista) ~, punos ~(cerrados|apretados), (no|nunca) (puedo|consigo|logro) relajar*`,
        `hombros, cuello, nuca, mandibula, dientes, espalda, tens*, rigid*, dolor*, musculo*, dentista, fisio*, punos, masaje*, orejas, relaj*, cemento, ferula, nudo*`,
      ],
    },
  ),
  need(
    'body-image',
    ['Peace with one’s body', 'Frieden mit dem Körper', 'Paz con el propio cuerpo'],
    { 'Eating and body image': 1, Sexuality: 0.4, 'Compulsive habits': 0.3 },
    {
      en: [
        `anorexi*, bulimi*, eating disorder, diet(s|ing)?, calorie*, (weigh|weighed) (myself|everything|my food|each), (the )?(bathroom )?scales?, (hate|ashamed of|disgusted by|cover|avoid|hide) (my )?(body|belly|thighs|arms|mirror*|stomach|reflection|legs), (fat|too fat|chubby|thunder thighs), (eat|ate|eating) (in secret|at night|standing|nothing|until|over the sink), throw up, threw up, mirror* ~(cover*|turn*|avoid*|look|walk past), (dress|clothes|jeans) size*, (swim|bathing|swimming) (suit|costume|pool) ~, (mother|aunt|grandmother|he|she) ~(pinched|put me on|commented|weighed me), my (body|weight|thighs|belly)`,
        `body, mirror*, weight, eat*, food, hungry, thin, size, jeans, fridge, scale*, kilos, pounds, swimsuit, beach, photo*, swimming, sweater, baggy, biscuits, plate, fat, thighs, belly, lights off`,
      ],
      de: [
        `magersucht, bulimi*, essstorung*, essanfall*, *diat, diaten, kalorie*, (wiege|gewogen|wog) (mich|alles|mein), waage, (hasse|schame|verstecke|verhulle|ekel*) ~(korper|bauch|schenkel|arme|spiegel|beine), (zu )?(dick|fett), (esse|ass|essen|gegessen) ~(heimlich|nachts|im stehen|nichts|bis mir), erbrech*, spiegel ~(verhang*|meid*|vorbei|abgehang*|umgedreh*), konfektionsgrosse, kleidergrosse, badeanzug, bikini, (mein|meinem|meinen) (korper|gewicht|bauch)`,
        `korper, spiegel, gewicht, ess*, hunger*, dunn*, schlank, grosse, jeans, kuhlschrank, kilo*, strand, foto*, schwimmbad, freibad, pullover, weite*, kekse, teller, dick, schenkel, bauch, licht aus`,
      ],
      es: [
        `anorexi*, bulimi*, trastorno alimentari*, atracon*, dieta*, caloria*, (me peso|pesarme|peso (todo|cada)), bascula, (odio|me da asco|verguenza|escondo|tapo|cubro|evito) ~(cuerpo|barriga|muslos|brazos|espejo*|tripa), gord[ao], (como|comia|comer) ~(a escondidas|por la noche|de pie|hasta), vomit*, espejo* ~(tap*|evit*|cub*|girad*), talla*, banador, bikini, mi (cuerpo|peso|barriga)`,
        `cuerpo, espejo*, peso, com*, hambre, delgad*, talla, vaqueros, nevera, kilos, playa, foto*, piscina, jersey, anch*, galletas, plato, gord*, muslos, barriga, luz apagada`,
      ],
    },
  ),
  need(
    'menopause',
    ['Menopause', 'Wechseljahre', 'Menopausia'],
    { Menopause: 1, Sleep: 0.35 },
    {
      en: [
        `menopaus*, perimenopaus*, hot flush*, hot flash*, (no|last|stopped|skipped) (more )?(period|periods|bleeding), hormone*, hrt, night sweats, change of life, (the )?change (came|has come|is here)`,
        `sweat*, heat, hot, fan, window open, blouse, sheets, fifty, fifty-\\p{L}+, forty-\\p{L}+, body, mood*, gynaecolog*, gynecolog*, invisible, period*, cry for no, bleeding, pillow`,
      ],
      de: [
        `wechseljahr*, menopaus*, hitzewallung*, hormon*, (letzte|keine|ausbleibende) (periode|blutung|regel|tage), nachtschweiss, klimakterium, umbruch im korper`,
        `schwitz*, hitze, heiss, facher, fenster auf, bluse, laken, funfzig, \\p{L}+undfunfzig, \\p{L}+undvierzig, korper, laune*, stimmung*, frauenarzt*, gynakolog*, unsichtbar, periode, wein*`,
      ],
      es: [
        `menopaus*, perimenopaus*, climaterio, sofoco*, hormon*, (ultima|sin|no me viene la|se me retiro la|ya no tengo la) (regla|menstruacion), sudores nocturnos, se me (retiro|fue) la regla`,
        `sud*, calor*, abanico, ventana abierta, blusa, sabanas, cincuenta, cuarenta y, cuerpo, humor, ginecolog*, invisible, regla, llor* por nada`,
      ],
    },
  ),
  need(
    'alcohol',
    ['Alcohol', 'Alkohol', 'Alcohol'],
    { Alcohol: 1, 'Compulsive habits': 0.55, 'Adult children of drinkers': 0.3 },
    {
      en: [
        `alcohol*, (i|i've|i have) (drink|drank|been drinking|am drinking) ~, (a|one|my|the|second|first|third) (glass|bottle|beer|drink|can|whisky|gin) ~(evening|night|every|wine|work|lunch|o'clock|before|sleep|cooking|after), (glass|bottle|bottles) of (wine|red|white|gin|vodka|whisky), (hide|hid|hiding|bottles) ~(bottles?|wardrobe|laundry|recycling|glass bin|bin|cistern|garage), sober, hangover*, (stop|quit|give up|gave up|cut down) drinking, drunk, (count|counting) (units|glasses|drinks|days), aa meeting*, bottle bank, mouthwash, mints, dry january`,
        `wine, beer, bottle*, glass*, vodka, gin, whisky, drink*, evening*, corkscrew, recycling, six o'clock, five o'clock, pour*, another one, mints, breath, supermarket, different shop*, morning after, blackout, kitchen, cooking wine, days without`,
      ],
      de: [
        `alkohol*, (ich|trinke|trank|getrunken) ~(trinke|trank|getrunken|gesoffen) ~, (ein|das|mein|erste|zweite|die|eine) (glas|flasche|bier|feierabendbier|schnaps) ~(abend*|jeden|wein|arbeit|mittag*|vor|schlafen|kochen|nach|rotwein), (glas|flasche|flaschen) (wein|rotwein|weisswein|sekt|bier|wodka|korn), flaschen ~(versteck*|altglas*|schrank|wascheschrank|keller|container), nuchtern*, trocken, verkatert, kater, aufhoren zu trinken, (nicht|weniger) (mehr )?trinken, betrunken, altglas*, pfefferminz*, anonyme* alkoholiker`,
        `wein, rotwein, bier, flasche*, glas, glaser, wodka, schnaps, trink*, abends, korkenzieher, sechs uhr, einschenk*, noch eins, fahne, supermarkt, verschiedene* (laden|supermarkt*), morgen danach, filmriss, kuche, tage ohne`,
      ],
      es: [
        `alcohol*, (yo |ya )?(bebo|bebi|bebia|he bebido|beber) ~, (un|el|mi|primer|primera|segunda|la|una) (vaso|copa|botella|cerveza|vino|cana|chupito) ~(noche|cada|vino|trabajo|mediodia|antes|dormir|cocin*|despues|tarde|las), (copa|vaso|botella|botellas) de (vino|tinto|ginebra|vodka|whisky|ron), botellas ~(escond*|armario|contenedor|lavadora|trastero), sobri[ao], resaca*, dejar (de beber|la bebida), emborrach*, borrach[ao], contenedor de vidrio, caramelos de menta, alcoholicos anonimos`,
        `vino, cerveza*, botella*, copa*, vaso*, vodka, ginebra, beb*, noche*, sacacorchos, a las (seis|siete), otra mas, aliento, supermercado*, (distint*|otra) tienda*, manana siguiente, laguna*, cocina, dias sin, menta`,
      ],
    },
  ),
  need(
    'habits',
    ['A habit that has taken over', 'Eine Gewohnheit, die mich beherrscht', 'Un hábito que me domina'],
    { 'Compulsive habits': 1, Alcohol: 0.5 },
    {
      en: [
        `(addicted|hooked), addiction, compuls*, gambl*, (bet|bets|betting|slot machine*|poker|casino|roulette), porn*, scroll*, (screen|phone|game|gaming|series) ~(until (one|two|three|four|dawn)|all night|hours|instead), (video )?gam(e|es|ing), binge*, (eat|ate|eating) until, (delete|deleted|deleting|reinstall*|install*) (the|it|that) (app|game|again), (cannot|can't|could not|couldn't) (stop|put it down|put the phone), (just )?one more (video|round|level|episode|bet|game|hour), incognito`,
        `screen, phone, app, series, videos?, hours, two in the morning, three in the morning, sugar, chocolate, crisps, keep a feeling away, numb, delete*, browser, secret, promise myself, tomorrow i, last time, again, thumb, console, tabs, history`,
      ],
      de: [
        `sucht, suchtig, abhangig, zwang*, glucksspiel*, spielsucht, (wette|wetten|gewettet|spielautomat*|poker|casino|kasino|roulette|automat*), porno*, scroll*, (handy|bildschirm|serien?|spiel*|zocke|zock*) ~(bis (eins|zwei|drei|vier|morgens)|die ganze nacht|stundenlang|statt), zock*, essanfall*, fressattacke*, (losch*|geloscht|installier*) ~app, (kann|konnte) ~nicht aufhoren, noch (ein|eine) (video|runde|folge|level|wette)`,
        `bildschirm, handy, app, serie*, video*, stunden, zwei uhr, drei uhr, zucker, schokolade, chips, betaub*, losch*, browser*, heimlich, verspreche mir, morgen, letztes mal, wieder, daumen, konsole, verlauf`,
      ],
      es: [
        `adict[ao]*, adiccion, enganchad[ao], compuls*, (apuest*|apost*|tragaperras|poker|casino|ruleta|ludop*), porno*, (movil|pantalla|series?|juego|juegos|jugando) ~(hasta las|toda la noche|horas|en vez|madrugada), videojueg*, atracon*, (borr*|desinstal*|instal*) ~(app|aplicacion|juego), no (puedo|podia|consigo|logro) (parar|dejarlo|soltarlo|dejar de), (un|una) (video|ronda|capitulo|partida|apuesta) mas, scroll`,
        `pantalla, movil, aplicacion, series, videos, horas, dos de la manana, tres de la manana, azucar, chocolate, patatas, anestesi*, borr*, navegador, a escondidas, me prometo, manana, ultima vez, otra vez, pulgar, consola, historial`,
      ],
    },
  ),
];
