import { type Need, need } from './need';

/** Work, money and the question what it is all for. */
export const workNeeds: readonly Need[] = [
  need(
    'hidden-debt',
    ['Money, debt and shame', 'Geld, Schulden und Scham', 'Dinero, deudas y vergüenza'],
    { 'Money and shame': 1 },
    {
      en: [
        `debts?, in debt, overdraft, overdrawn, loan*, payday, bailiff*, owe ~(thousand|money|bank|pounds|euros|dollars|people), (hide|hid|hiding|hidden) ~(bills?|letters?|envelopes?|statements?|receipts?|parcels?|packages?|money|bags|card|purchases|boxes), unopened (letters|envelopes|bills|post|mail), (second|secret|another) (account|card|credit card), credit cards?, (card|payment) (was |got |is )?(declined|refused), (he|she|wife|husband) ~(not|no idea|doesn't|does not|thinks) ~(account|savings|loan|money|owe|card|gone), maxed out, minimum payment, red letters, overspend*, (spend|spent|spending|shopping|buy|bought|buying) ~(things|calm*|hour|online|parcels|don't need|never)`,
        `money, envelope*, letters, bank, bills?, savings, salary, parcel*, package*, delivery, spend*, shopping, account, card, glove compartment, glovebox, boot of the car, drawer, she thinks, he thinks, my (wife|husband) (thinks|knows|does not know|doesn't know), instalment*, interest, afford, rent, receipts, pounds, euros, thousand, borrow*, lend, shoes, tags`,
      ],
      de: [
        `*schulden, verschuldet*, uberschuld*, dispo*, kredit*, ratenzahlung*, raten, gerichtsvollzieher*, inkasso*, mahnung*, pfandung*, (verstecke|verstecken|versteckt|versteckte) ~(rechnung*|briefe?|umschlage?|kontoausz*|pakete?|quittung*|tuten|geld|karte), ungeoffnet*, (zweites|heimliches|anderes) konto, kreditkarte*, karte ~(abgelehnt|nicht (angenommen|gedeckt)), (konto|kontostand) ~(minus|uberzogen|rot*), im minus, (kaufe|bestelle|gekauft|bestellt|einkaufen|shoppen) ~(beruhig*|stunde|brauche|online|pakete)`,
        `geld, umschlag*, briefe, bank, rechnung*, ersparnis*, erspartes, gehalt, paket*, ausgeb*, ausgegeben, einkauf*, konto, karte, handschuhfach, kofferraum, schublade, (meine frau|mein mann|sie|er) ~(glaubt|denkt|weiss nichts|weiss nicht), zinsen, leisten, miete, quittung*, tausend, geliehen, leih*, schuhe, etikett*`,
      ],
      es: [
        `deud*, endeud*, prestamo*, credito*, embargo*, moros*, numeros rojos, descubierto, (debo|debemos) ~(banco|mil|euros|dinero), (escond*) ~(factura*|carta*|sobre*|extracto*|paquete*|ticket*|bolsa*|dinero|tarjeta*), (cartas|sobres) sin abrir, (segunda|otra) (cuenta|tarjeta), tarjeta(s)? de credito, (me )?(rechaz*|deneg*) ~tarjeta, tarjeta ~(rechaz*|deneg*), (compro|comprar|compre|gasto|gastar) ~(calm*|hora|necesito|online|paquetes|internet), a plazos, pago minimo`,
        `dinero, sobre*, cartas, banco, factura*, ahorros, sueldo, paquete*, gast*, compras, cuenta, tarjeta*, guantera, maletero, cajon, (mi mujer|mi marido|ella|el) ~(cree|piensa|no sabe), intereses, permit*, alquiler, ticket*, mil, prestad*, pedi prestado, zapatos, etiquetas`,
      ],
    },
  ),
  need(
    'power-at-work',
    ['Leading without controlling', 'Führen, ohne alles zu kontrollieren', 'Dirigir sin controlarlo todo'],
    { 'Power at work': 1, 'Leadership in groups': 0.5 },
    {
      en: [
        `(promoted|made|became|become) (to )?(manager|head|director|boss|team lead|partner|ward sister|foreman|supervisor|principal), micromanag*, (cannot|can't|don't|unable to|struggle to) (delegate|let (them|others|anyone|my team) (do|decide|work|get)), delegat*, (control|check|redo|correct|rewrite|rewrote|read) (everything|every (email|mail|line|slide|step|report)|their (work|emails|slides|reports)|all their), my (team|staff|employees|people) ~(afraid|quit*|resign*|silent|stop talking|go quiet|leave|left|fall silent), (run|own|took over|lead|manage) (a|the|my|our) (company|firm|business|department|workshop|kitchen)`,
        `manager, boss, team, staff, meeting*, employees, control*, promotion, emails, slides, decide, apprentice*, quit, resign*, power, department, company, in charge, leader*, directors?, late at the office, trust them`,
      ],
      de: [
        `(chef|chefin|leiter*|abteilungsleiter*|teamleiter*|geschaftsfuhrer*|fuhrungskraft|stationsleitung|meister) (geworden|bin|befordert), mikromanag*, delegier*, (nicht|kann nicht|schwer) ~(abgeben|loslassen|delegieren), (kontrollier*|korrigier*|lese|uberarbeit*) ~(alles|jede (mail|zeile|folie)|jeden (bericht|schritt)|mails?), (mein|meine) (team|leute|mitarbeiter*|angestellten) ~(angst|kundig*|schweig*|verstumm*|gehen|gegangen), (leite|fuhre) (ein|eine|die|den|das|meine|unseren?) ~(firma|betrieb|abteilung|team|werkstatt|kuche)`,
        `chef, chefin, team, mitarbeiter*, sitzung*, besprechung*, meeting*, kontroll*, beforder*, mails, folien, entscheid*, lehrling*, azubi*, kundig*, macht, abteilung, firma, betrieb, fuhrung, vertrau*, befehl*`,
      ],
      es: [
        `(me )?(ascendieron|nombraron|hicieron) (a |de )?(jef[ae]|director*|encargad*|gerente|responsable), (soy|ahora) (jef[ae]|director*|gerente|encargad*), deleg*, (controlo|reviso|corrijo|rehago|controlar|revisar) ~(todo|cada (correo|linea|paso|informe|diapositiva)|correos), mi (equipo|gente|plantilla) ~(miedo|callan?|se va|renunci*|dimit*|se call*), mis emplead*, (dirijo|llevo|tengo) (una|un|la|el|mi) (empresa|departamento|equipo|taller|negocio|cocina)`,
        `jef[ae], equipo, emplead*, reunion*, control*, ascenso, correos, diapositivas, decid*, aprendiz*, dimision, dimit*, poder, departamento, empresa, mando, mandar, confi*, oficina, plantilla`,
      ],
    },
  ),
  need(
    'burnout',
    ['Burnout', 'Ausgebrannt sein', 'Agotamiento'],
    { Burnout: 1, 'Work addiction': 0.5, Overwhelm: 0.35, Boundaries: 0.3 },
    {
      en: [
        `burn(ed|t|ing)? ?-?out, burnout, exhaust*, (nothing|no energy|empty) left, running on empty, worn out, drained, (sit|sat|sitting|cry|cried|crying|stay|stayed) in the (car|car park|parking lot|toilet|toilets|bathroom|loo|stairwell) ~(before|shift|work|after|minutes), signed off (sick|work), sick note, (cannot|can't|could not|couldn't) (get up|get out of bed|face|go in|do another), (everyone|everybody|people|they all|team) (relies|depends|rely|depend|counts|count) on me, the (dependable|reliable|strong) one, (every|double|extra|night|back-to-back|another) shifts?, (used to|once) (love|loved|care|cared about) (my|the|this) (job|work|patients|pupils|students)`,
        `tired, shift*, ward, patients, pupils, class, colleagues, weekend*, holiday*, weeks until, emails, understaffed, nurse, teacher, doctor, coffee, car park, cry*, numb, alarm, cover for, irritat*, on call, monday*, no longer care, heavy, work, hollow`,
      ],
      de: [
        `burn-?out, ausgebrannt*, erschopf*, ausgelaugt*, (keine|ohne) (kraft|energie) mehr, am ende meiner krafte, akku* leer, leer gebrannt, (sitze|sass|weine|geweint|weinte) ~(im auto|auf dem parkplatz|auf der toilette|auf dem klo|im treppenhaus), krankgeschrieben, krankschreib*, (komme|kam) ~nicht (mehr )?(aus dem bett|hoch), (alle|jeder) ~(verlassen sich|verlasst sich|zahlen auf mich), die (verlassliche|zuverlassige|starke), doppelschicht*, *schicht, zahle (ich )?(die )?(wochen|tage|stunden) bis, (frueher|fruher) ~geliebt`,
        `mude, mudigkeit, schicht*, dienst*, station, patient*, schuler*, klasse, kollegen, wochenende, urlaub, ferien, mails, unterbesetzt, krankenschwester, pfleger*, lehrer*, kaffee, parkplatz, wein*, wecker, einspring*, genervt, gereizt, bereitschaft, montag*, arbeit, funktionier*, egal geworden`,
      ],
      es: [
        `burn-?out, quemad[ao], agot*, exhaust*, (sin|no me quedan|no tengo) (fuerzas|energia), no puedo (mas|con mi alma), vaci[ao] por dentro, (me siento|lloro|llore|llorar|me quedo|me quede|sentad*) ~(en el coche|en el aparcamiento|en el bano|en el parking) ~, de baja, baja (medica|laboral), (no )?(puedo|podia|consigo) ~(levantarme|salir de la cama), (todos|todo el mundo) (cuenta*|confia*|depende*) ~conmigo?, la (fuerte|responsable), turno(s)? (doble|extra|de noche), doble turno, antes (me gustaba|amaba|queria) mi (trabajo|profesion)`,
        `cansad*, cansancio, turno*, guardia*, planta, paciente*, alumn*, clase, compan*, fin de semana, vacaciones, correos, enfermer*, profesor*, maestr*, cafe, aparcamiento, llor*, despertador, cubr*, irrit*, lunes, trabajo, piloto automatico, me da igual, apagad*`,
      ],
    },
  ),
  need(
    'work-addiction',
    ['Working without end', 'Arbeiten ohne Ende', 'Trabajar sin parar'],
    { 'Work addiction': 1, Burnout: 0.5, 'Career transition': 0.3 },
    {
      en: [
        `workaholic, (work|working|worked) (all the time|seven days|without end|every (night|weekend|evening)|through (the )?(holiday|holidays|christmas|weekend|night)|on (sundays|holiday)|until (midnight|two|late)|eighty|seventy), laptop ~(holiday|beach|bed|wedding|hospital|labour|bath|christmas|dinner|table), (answer|answered|check|checked|write|wrote) ~(emails?|mails?) ~(beach|bed|funeral|hospital|bathroom|wedding|holiday|night), (cannot|can't|don't know how to) (stop working|rest|do nothing|sit still|switch off|take a holiday), prove (myself|that i|i am|to (him|them|my|everyone)), (only|if i) ~(worth|valuable|useful) ~(work|achieve|useful|deliver), unpaid overtime, (next|another) (promotion|project|deal|target)`,
        `laptop, office, overtime, emails?, project*, deadline*, achiev*, bonus, target*, success*, weekend*, sunday*, holiday*, prove, worth, enough, father's, grades, salary, wife ~complain*, kids ~asleep, guilty ~rest*, client*, calendar, productiv*, useful`,
      ],
      de: [
        `workaholic, arbeitssucht*, (arbeite|arbeiten|gearbeitet) ~(rund um die uhr|ohne ende|jedes wochenende|jeden abend|sonntags|im urlaub|bis mitternacht|nachts|sieben tage), laptop ~(urlaub|strand|bett|krankenhaus|hochzeit|kreisssaal|esstisch|weihnachten), mails? ~(strand|bett|beerdigung|urlaub|nachts|hochzeit), (kann|konnte) nicht (abschalten|stillsitzen|nichts tun|ausruhen|aufhoren zu arbeiten), (mir|mich|ihm|allen|vater|es) ~beweisen, beweisen dass ich, uberstunden, (nachste|nachstes) (beforderung|projekt|ziel)`,
        `laptop, buro, mails, projekt*, abgabe*, frist*, leist*, bonus, erfolg*, wochenende, sonntag*, urlaub, beweis*, wert, genug, noten, gehalt, kinder ~schlafen, schlechtes gewissen, kunde*, kalender, produktiv*, nutzlich`,
      ],
      es: [
        `workaholic, adict[ao] al trabajo, (trabajo|trabajar|trabaje|trabajando) ~(todo el (dia|tiempo)|sin parar|sin descanso|cada (noche|fin)|los domingos|en vacaciones|hasta (las|medianoche)|siete dias), (portatil|ordenador) ~(vacaciones|playa|cama|hospital|boda|paritorio|mesa|navidad), correos ~(playa|cama|entierro|vacaciones|boda|noche), no (se|puedo|soy capaz de) ~(descansar|parar|desconectar|no hacer nada|estarme quiet*), demostrar*, horas extra, (otro|siguiente) (ascenso|proyecto|objetivo)`,
        `portatil, oficina, correos, proyecto*, plazo*, logr*, bonus, objetivo*, exito, fin de semana, domingo*, vacaciones, demostr*, valer, valgo, suficiente, notas, sueldo, culpa, cliente*, agenda, productiv*, util`,
      ],
    },
  ),
  need(
    'career-change',
    ['Leaving a profession', 'Ein Beruf, der nicht mehr passt', 'Dejar una profesión'],
    { 'Career transition': 1, Calling: 0.8, 'Midlife change': 0.4 },
    {
      en: [
        `(leave|leaving|left|quit|quitting|give up|hand in|resign from) (my|the|this) (job|career|profession|post|firm|position|notice|office|law firm), (hand in|draft*|wrote|written|letter of) (my )?(notice|resignation), resignation letter, (change|changing|switch*) (career*|job*|profession*), (secure|safe|permanent|well-paid|good) (job|position|post|contract), career change, retrain*, job adverts, dead-end job, (different|other|another|new) (job|work|profession|career), (civil servant|permanent contract|pension) ~`,
        `job, career, profession, office, accountant*, lawyer*, insurance, salary, pension, mortgage, notice, resign*, law, boss, adverts, degree, monday*, sunday (evening|night)*, spreadsheet*, desk, training, start again, thirty-\\p{L}+, forty, safe, secure, contract, apply, course*, carpent*, bakery`,
      ],
      de: [
        `(job|beruf|stelle|arbeit|kanzlei|amt|festanstellung|bank) ~(kundigen|verlassen|aufgeben|hinschmeissen|wechseln|gekundigt|aufgegeben|hinwerfen), kundigung ~(geschrieben|schublade|liegt|abgeben|schreiben|entwurf), *schreiben kundigung, berufswechsel, umschul*, quereinstieg*, (sicherer|sichere|sicheren|unbefristet*|feste) (job|stelle|beruf|vertrag), verbeamtet, stellenanzeige*, neu anfangen ~beruf*, (anderer|anderen|neuer|neuen) (job|beruf)`,
        `job, beruf, kanzlei, buro, steuerberat*, jurist*, anwalt*, versicherung, gehalt, rente, pension, kredit, kundig*, chef, stelle, studium, montag*, sonntagabend*, tabelle*, excel, schreibtisch, ausbildung, neu anfangen, sicher*, vertrag, bewerb*, kurs, tischler*, backer*`,
      ],
      es: [
        `(dejar|deje|dejo|abandonar|renunciar|renuncie) (a )?(mi|el|este|un) (trabajo|empleo|puesto|carrera|profesion|bufete|banco), carta de (renuncia|dimision), cambi* de (trabajo|profesion|carrera|oficio), (trabajo|puesto|empleo|contrato) (fijo|seguro|indefinido|estable), funcionari*, reconvert*, reciclarme, ofertas de (trabajo|empleo), (otro|nuevo) (trabajo|oficio|empleo)`,
        `trabajo, profesion, oficina, bufete, abogad*, contable, seguros, sueldo, pension, hipoteca, dimit*, renunci*, jef[ae], puesto, carrera, lunes, domingo* por la (tarde|noche), hoja* de calculo, excel, escritorio, formacion, empezar de (nuevo|cero), segur*, contrato, curso, carpinter*, panader*`,
      ],
    },
  ),
  need(
    'calling',
    [
      'One’s own wish or that of the parents',
      'Der eigene Wunsch oder der der Eltern',
      'El propio deseo o el de los padres',
    ],
    { Calling: 1, 'Career transition': 0.8 },
    {
      en: [
        `(my )?(calling|vocation), (what|who) i (really )?(want|wanted) to (do|be|become) ~, (parents|father|mother|dad|mum|family|grandfather) ~(wanted me to|expected me to|chose|decided|insisted|dreamed of|always wanted|paid for) ~, (studied|study|became|become|took over) ~(because|for) (my|of my|the) (father|mother|parents|family), (family|father's) (business|firm|practice|farm|pharmacy|shop|bakery), (third|fourth|fifth)-generation, (whose|somebody else's|someone else's) (life|wish|dream), meant to (be|do)`,
        `parents, father, studies, degree, medicine, law, engineer*, doctor, business, took over, expected, disappoint*, wish, dream, proud, wanted, gift, talent, choose, chosen, my own, diploma, really want, shop`,
      ],
      de: [
        `beruf*ung, was ich (wirklich|eigentlich) (will|wollte|mochte), (eltern|vater|mutter|familie|papa) ~(wollte|wollten|erwartet*|bestimmt|entschied*|traumte*) ~, (wegen|fur|dem|meinem|meinen) (vater|eltern|mutter) ~(studiert|ubernommen|geworden), (familien|vaterliche) ?(betrieb|praxis|firma|hof|apotheke), (betrieb|praxis|hof|apotheke|firma|laden) ~(ubernommen|ubernehmen|weiterfuhr*), in (dritter|vierter|funfter) generation, (wessen|fremdes) (leben|wunsch|traum)`,
        `eltern, vater, studium, studiert, medizin, jura, ingenieur*, arzt, betrieb, ubernomm*, erwart*, enttausch*, wunsch, traum, stolz, gabe, talent, wahlen, eigen*, diplom, wirklich will`,
      ],
      es: [
        `(mi )?vocacion, lo que (yo )?(de verdad|realmente)? ?(quiero|queria) (ser|hacer), (mis padres|mi padre|mi madre|familia|papa) ~(queria*|esperaba*|decid*|eligio|eligieron|sonab*|se empen*) ~, (estudie|me hice|herede|segui) ~(por|para) (mi|mis|complacer) ~(padre|padres|madre)?, (negocio|empresa|despacho|farmacia|finca|panaderia) (familiar|de mi padre|de la familia), (tercera|cuarta|quinta) generacion, (la vida|el sueno|el deseo) de (otro|otra persona|mi padre|mis padres)`,
        `padres, padre, carrera, estudi*, medicina, derecho, ingenier*, medico, negocio, esperab*, decepcion*, deseo, sueno, orgullos*, don, talento, elegir, elegi, propi*, titulo, de verdad quiero`,
      ],
    },
  ),
  need(
    'midlife',
    ['Change in the middle of life', 'Umbruch in der Lebensmitte', 'Cambio en la mitad de la vida'],
    { 'Midlife change': 1, 'Loss of meaning': 0.4, 'Career transition': 0.35 },
    {
      en: [
        `mid-?life, (turned|turning|at|am|i'm|since i was) (forty|forty-\\p{L}+|fifty|fifty-\\p{L}+|47|48|49|50|51|52|45|46) ~, half (of )?(my )?(life|time) (is )?(over|gone|behind), second half of (my )?life, (old|former) (ambition*|goals?|plans) ~(gone|quiet|mean nothing|faded|empty), (everything|all) i (wanted|aimed for|worked for|built) ~, (is|was) (this|that) (all|it)`,
        `forty, fifty, birthday, ambition*, career, motorbike, grey, mirror, halfway, children ~(left|gone), empty nest, successful, restless, bored, achieved, house, new life, who am i now, twenty years`,
      ],
      de: [
        `lebensmitte, midlife*, mitte des lebens, (mit|bin|uber|wurde) (vierzig|funfzig|\\p{L}+undvierzig|\\p{L}+undfunfzig) ~, halfte (des|meines) lebens, zweite* (lebens)?halfte, (alles|was) ~(erreicht|wollte|aufgebaut) ~, (war|ist) (das|es) (das )?(schon )?(alles|gewesen), leeres nest`,
        `vierzig, funfzig, geburtstag, ehrgeiz*, karriere, motorrad, grau, spiegel, kinder ~(weg|ausgezogen), erfolgreich, rastlos, langweil*, erreicht, haus, neues leben, wer bin ich, zwanzig jahre`,
      ],
      es: [
        `mitad de (mi|la) vida, mediana edad, crisis de los (cuarenta|cincuenta), (cumpli|cumplir|a los|tengo) (cuarenta|cincuenta)( y \\p{L}+)? ~, segunda mitad, (todo lo que) ~(queria|construi|logre|soñe), (esto|eso) (es|era) todo, nido vacio`,
        `cuarenta, cincuenta, cumpleanos, ambicion*, carrera, moto, canas, espejo, hijos ~(fueron|ido), exito, inquiet*, aburr*, consegui, casa, otra vida, quien soy, veinte anos`,
      ],
    },
  ),
  need(
    'meaning',
    ['Loss of meaning', 'Verlust von Sinn', 'Pérdida de sentido'],
    { 'Loss of meaning': 1, 'Midlife change': 0.55 },
    {
      en: [
        `what (is it|it is|it's|is it all|it was|it's all|all this is|this is|any of it is|for)( all)? for, what for, (what's|what is|see|no) the point, point of (it|any|all|getting), pointless, meaningless, (no|lost|lack of|without|any) (meaning|purpose), (have|got|had) everything ~(and|but|still|feel|empty|wanted), (feel|feels|felt|feeling|inside) (empty|hollow|flat|nothing), go(ing)? through the motions, nothing (matters|excites|means|touches)`,
        `empty, hollow, grey, flat, sense, purpose, meaning, matter*, everything, house, successful, enough money, why get up, wake, sunday, autopilot, motions, for whom, indifferent, tick* boxes, from outside, nice life, healthy, wonder, ask myself`,
      ],
      de: [
        `wofur (das|eigentlich|ich|all|uberhaupt|noch|alles|mache)*, wozu (das|eigentlich|ich|all|uberhaupt|noch|alles)*, sinn (des|mehr|im|meines|verloren|hinter), sinnlos*, sinnleer*, (keinen|ohne|der) sinn, (habe|hatte) (doch )?alles ~, (innerlich|innen|fuhle mich) (leer|hohl|tot|taub), nichts (beruhrt|bedeutet|freut) ~, innere leere`,
        `leer*, hohl, grau, sinn, alles, haus, erfolgreich, genug geld, warum aufstehen, aufwach*, sonntag*, autopilot, wie von aussen, gleichgultig, egal, abhaken, fur wen, schones leben, gesund, frage mich, funktionier*`,
      ],
      es: [
        `para que (todo|sirve|hago|me|tanto|vivo|esto)*, (que|sin|ningun|el) sentido, sinsentido, (lo )?tengo todo ~, (me siento|estoy|por dentro) (vaci[ao]|huec[ao]|apagad[ao]), vacio (interior|por dentro), nada me (llena|importa|ilusiona|dice|conmueve|emociona), (por|sin) inercia`,
        `vaci*, huec*, gris, sentido, proposito, todo, casa, exito, dinero suficiente, levantarme, despiert*, domingo, piloto automatico, desde fuera, indiferen*, para quien, buena vida, salud, me pregunto, tachar, importa`,
      ],
    },
  ),
  need(
    'retirement',
    ['Retirement', 'Ruhestand', 'Jubilación'],
    { Retirement: 1, 'Life review': 0.35, Legacy: 0.3 },
    {
      en: [
        `retir*, pension(er|ed)?, (since|after) i (stopped|left|finished) work*, last (day|shift|lesson|week) (at|of|in) (work|the (office|school|factory|hospital|firm|station)), (hand*|gave) (in|back) (my|the) (keys|badge|uniform|pass), (badge|pass|uniform|email address) ~(no longer|not|stopped), farewell (party|speech|drinks), gold watch`,
        `badge, uniform, colleagues, desk, calendar, monday*, alarm clock, former, title, office, garden, crossword, underfoot, wife ~(home|kitchen), useful, forty years, thirty-\\p{L}+ years, business cards, phone ~(rings|silent|quiet), days are, who i am, successor`,
      ],
      de: [
        `ruhestand, rente, rentner*, pension*, pensioniert, in (die )?rente, seit ich nicht mehr (arbeite|unterrichte|im dienst), letzte* (arbeitstag|schicht|unterrichtsstunde|dienst*), (ausweis|dienstausweis|schlussel|uniform) ~(abgegeben|abgeben), abschiedsfeier, verabschiedet, altersteilzeit`,
        `ausweis, uniform, kollegen, schreibtisch, kalender, montag*, wecker, titel, buro, garten, kreuzwortratsel, im weg, frau ~(kuche|hause), gebraucht, vierzig jahre, visitenkarte*, telefon ~(klingelt|still), tage sind, wer ich bin, nachfolger*`,
      ],
      es: [
        `jubil*, prejubil*, retir(ad|o|e)*, pensionista, desde que (no trabajo|deje de trabajar), ultim* (dia|turno|clase) (de trabajo|en (la|el)), (entregue|devolvi) (las llaves|el uniforme|la tarjeta|la placa), fiesta de despedida, reloj de oro`,
        `tarjeta, uniforme, compan*, escritorio, agenda, lunes, despertador, cargo, titulo, oficina, huerto, crucigrama*, estorb*, mujer ~(casa|cocina), util, cuarenta anos, telefono ~(suena|sono), los dias, quien soy, sustitut*`,
      ],
    },
  ),
  need(
    'decision',
    ['A decision that will not come', 'Eine Entscheidung, die nicht fällt', 'Una decisión que no llega'],
    { Decisions: 1, 'Career transition': 0.3 },
    {
      en: [
        `(cannot|can't|unable to|don't know how to|not able to|afraid to) (decide|choose|make up my mind|make (a|the|any) decision), decid* (between|whether|for or against|by), indecis*, undecided, (pros and cons|list of pros), (stay|go|yes|no|move|sign|take it) or (go|stay|leave|no|yes|not) ~, torn between, (two|both) (offers|lists|options|roads|flats|cities|contracts), toss* a coin, coin, by (friday|monday|the end of (the )?(month|week)|may|june) ~(decide|answer|say), change my mind`,
        `decide, decision*, choice, choose, list, lists, column*, deadline, answer, advice, ask everyone, friends say, friday, wait, crossroads, wrong, regret, options?, offer, stay, head says, gut`,
      ],
      de: [
        `(kann|konnte) ~nicht entscheiden, nicht entscheiden, entscheid* ~(zwischen|ob|treffen|muss|fallt), unentschlossen*, unentschieden, hin-? und her(gerissen)?, pro und contra, (bleiben|gehen|ja|umziehen|zusagen) oder (gehen|bleiben|nein|nicht|absagen), zwickmuhle, munze ~(werf*|geworfen), bis (freitag|montag|ende) ~(entscheid*|antwort*|bescheid), entschluss`,
        `entscheid*, wahl, wahlen, liste*, spalte*, frist, antwort, rat, frage alle, freunde sagen, freitag, warte, kreuzung, falsch*, bereuen, optionen, angebot*, bleiben, kopf sagt, bauch`,
      ],
      es: [
        `no (puedo|se|consigo|soy capaz de|logro) (decidir*|elegir*|que hacer), decid* (entre|si|por), indecis*, (pros y contras|lista de pros), (quedarme|irme|si|aceptar|mudarme) o (irme|quedarme|no|rechazar*|marcharme), entre (dos|la espada), moneda al aire, tirar una moneda, antes del (viernes|lunes) ~, cambi* de (opinion|idea)`,
        `decid*, decision*, elegir, eleccion, lista*, columna*, plazo, respuesta, consejo, pregunto a todos, mis amig* dicen, viernes, espero, encrucijada, equivoc*, arrepent*, opciones, oferta, quedar*, la cabeza dice, tripas`,
      ],
    },
  ),
];
