import { type Need, need } from './need';

/** Death, illness and what is lost with them. */
export const lossNeeds: readonly Need[] = [
  need(
    'bereavement',
    ['Grief after a death', 'Trauer um einen Menschen', 'Duelo por una muerte'],
    { Bereavement: 1, 'Loss of a parent': 0.6, 'Suicide bereavement': 0.3, 'Loss of a child': 0.3 },
    {
      en: [
        `since (he|she|my \\p{L}+) (died|passed), (husband|wife|brother|sister|friend|partner|twin|aunt|uncle) (died|passed away|is dead|was buried), buried (him|her|my), funeral*,
      widow*, griev*, grief, mourn*, late (husband|wife), lost my (husband|wife|brother|sister|best friend|partner), his side of the (bed|wardrobe|closet), her side of the (bed|wardrobe|closet),
      (his|her) ashes, headstone*, (set|lay|pour|make|put out) two (cups|plates|mugs|glasses), still (hear|expect|call|lay|set|smell) ~(him|her|his)`,
        `died, dead, death, coffin, grave, graveyard, cemeter*, anniversar*, gone, miss (him|her), (his|her) (coat|voice|chair|shoes|jacket|toothbrush|glasses|shirts|sweater|number|mug), voicemail, empty chair, ashes, hospice,
      goodbye, two cups, alone at the table, first (christmas|birthday) without, said (goodbye|farewell), condolence*, (his|her) clothes, wardrobe`,
      ],
      de: [
        `(mein|meine|meinem|meiner|der|die) (mann|frau|bruder|schwester|freund*|partner*) ~(gestorben|tot|verstorben|beerdigt), seit (er|sie) ~(tot|gestorben), beerdig*, begraben, beigesetzt, trauer*, witwe*,
      verstorben*, gestorben, (seine|ihre|seiner|ihrer) (seite|haelfte|halfte) (des|vom) (bett*|schrank*), zwei (tassen|teller|becher), (seine|ihre) urne, grabstein`,
        `starb, tot, tod, todes*, sarg, grab, friedhof*, todestag, fehlt mir, vermiss*, (sein|ihr|seine|ihre) (mantel|stimme|stuhl|schuhe|jacke|brille|hemden|pullover|nummer|tasse|zahnburste|sachen), mailbox,
      abschied*, hospiz, leer, nicht mehr da, jahrestag, kerze*, beileid`,
      ],
      es: [
        `desde que (murio|fallecio|se fue|se murio), (mi|el|la) (marido|esposo|esposa|mujer|hermano|hermana|amigo|amiga|pareja|companer*) ~(murio|fallecio|ha muerto), enterr*, viud*, duelo, luto, fallec*,
      su lado de la cama, (dos|segunda) (tazas|platos|taza), sus cenizas, funeral*, velorio, velatorio, lapida, entierro`,
        `murio, muri*, muert*, ataud, tumba, cementerio*, aniversario, echo de menos, extran*, su (abrigo|voz|silla|chaqueta|ropa|numero|taza|olor|cepillo|camisas), buzon de voz, despedi*, adios, ya no esta, ausencia, vela, pesame, armario`,
      ],
    },
  ),
  need(
    'parent-loss',
    ['The death of a parent', 'Der Tod von Mutter oder Vater', 'La muerte del padre o de la madre'],
    { 'Loss of a parent': 1, Bereavement: 0.7 },
    {
      en: [
        `(mother|father|mum|mom|dad|mam|mama|papa|parents) ~(died|passed away|is dead|are dead|was buried|death), (when|since|after) (my |our )?(mother|father|mum|mom|dad) (died|went|passed), lost my (mother|father|mum|mom|dad), clear* (out )?(the|her|his|their|my parents) (house|flat|home),
      empty* (the|her|his|their) (house|flat), orphan*, (mother|father|mum|mom|dad)('s)? (funeral|grave|ashes), sell* (their|my parents|her|his|the family) (house|home)`,
        `(mother|father|mum|mom|dad)('s)? (house|coat|kitchen|coats|handwriting|chair|flat|watch|tools|garage|things|shed|drawer*), boxes, skip, attic, cellar, unsaid, never said, last (words|phone call), too late, angry with (him|her), kitchen drawers, keys`,
      ],
      de: [
        `(mutter|vater|mama|papa|eltern|vati|mutti) ~(gestorben|starb|verstorben|tot|tod|beerdigt|beerdigung), tod (meiner|meines) (mutter|vaters|eltern), elternhaus* ~(ausraum*|verkauf*|leer*|geraumt|raum*|auflos*), haus ~(ausraum*|leerraum*|auflos*|ausgeraumt|leer geraumt),
      wohnung ~(ausraum*|auflos*|leerraum*|ausgeraumt), haushaltsauflos*, waise*, wohnungsauflos*`,
        `(mutter|vater|mama|papa|vaters|mutters)(s)? ~(haus|mantel|kuche|handschrift|sessel|werkzeug|uhr|garage|sachen|schrank|keller|schurze|strickjacke), elternhaus, kartons, kisten, container, dachboden, nie gesagt, zu spat, ungesagt*, schubladen, schlussel, sperrmull`,
      ],
      es: [
        `(madre|padre|mama|papa|padres) ~(murio|fallecio|ha muerto|muerte|muerta|muerto|enterr*|se nos fue), muerte de mi (madre|padre), (perdi|perder) a mi (madre|padre|mama|papa), vaci* (la|su) casa, casa de mis padres ~(vender|vaci*), huerfan*, (murio|fallecio|enterramos a) (mi|a mi)? ?(madre|padre)`,
        `(madre|padre|mama|papa) ~(casa|abrigo|cocina|letra|sillon|reloj|herramientas|delantal|ropa), cajas, cajones, desvan, trastero, nunca (le )?dij*, demasiado tarde, no llegue, llaves, contenedor, ultima llamada`,
      ],
    },
  ),
  need(
    'child-loss',
    ['The loss of a child', 'Der Verlust eines Kindes', 'La pérdida de un hijo'],
    { 'Loss of a child': 1, Infertility: 0.4, Bereavement: 0.5 },
    {
      en: [
        `miscarr*, stillb*, lost (a|our|the|my) (baby|babies|child|son|daughter|little one|pregnancy|first), (our|my) (baby|son|daughter|little (boy|girl)|child) (died|was born (dead|still)|never (breathed|cried|came home)), no heartbeat, due date, (no|nobody|without a) ~heartbeat,
      (lived|lived for|was) (for )?(\\p{L}+ )(hours|minutes), would (have been|be) (\\p{L}+)( years old)? (now|today|this year|in \\p{L}+)`,
        `nursery, cot, crib, tiny (shoes|socks|hat|box|coffin), scan, ultrasound, midwife, weeks, pregnan*, little (shoes|socks|box), how many children, footprint*, baby clothes, heartbeat, name ~(nobody|never), pram`,
      ],
      de: [
        `fehlgeburt*, totgeb*, totgeburt, sternenkind*, stille geburt, (unser|mein|das) (baby|kind|sohn) ~(gestorben|verloren|tot), (unsere|meine) (tochter|kleine) ~(gestorben|verloren|tot), kein(en)? herzschlag, kein herzton*, herz ~nicht mehr geschlagen,
      (ware|waere) (jetzt|heute|dieses jahr) ~(jahre|geworden|alt|schule|eingeschult), errechnet* termin, geburtstermin, entbindungstermin`,
        `kinderzimmer, wiege, schwanger*, ultraschall, hebamme, strampler, woche*, schuhchen, sockchen, mutzchen, kinderwagen, wie viele kinder, fussabdruck, herzschlag, gitterbett, winzig*`,
      ],
      es: [
        `aborto (espontaneo|natural), nacio (muert*|sin vida), (perdi|perdimos|perder) (al|a mi|a nuestr*|el|un) (bebe|hijo|hija|nin*|embarazo), (mi|nuestr*) (hijo|hija|bebe|nin*) ~(murio|fallecio|no llego), sin latido, no (habia|tenia|hubo) latido, no latia, (hoy|ahora|este ano) (tendria|cumpliria|habria cumplido),
      fecha (probable )?de parto, salia de cuentas`,
        `cuna, ecografia, embaraz*, matrona, semanas, patucos, habitacion del bebe, cuantos hijos, latido, carrito, ropita, nombre, diminut*, cajita, zapatitos`,
      ],
    },
  ),
  need(
    'suicide-loss',
    ['A death by suicide', 'Ein Tod durch Suizid', 'Una muerte por suicidio'],
    { 'Suicide bereavement': 1, Bereavement: 0.5 },
    {
      en: [
        `suicide*, (took|ended) (his|her|their) (own )?life, (killed|hanged|shot|hung) (him|her)self, (jumped|stepped) (off|from|in front of), (did|done) it (him|her)self, (chose|decided) to (go|die|leave), left (a|no) note, the (note|letter) (he|she) left, by (his|her) own hand, (he|she) did not want to (live|stay|be here)`,
        `why, note, (found|find) (him|her), (bridge|railway|rope|garage|tracks|train), missed call, should have (known|seen|noticed|called|picked up), last (message|text|voicemail), no sign*, signs, nobody asks how, accident`,
      ],
      de: [
        `suizid*, selbstmord*, (das|sein|ihr) leben (genommen|beendet), umgebracht, erhangt, (von der brucke|vor den zug|vom dach|vor die bahn), abschiedsbrief*, freitod, sich ~das leben, selbst ~(beendet|getotet), wollte nicht mehr leben`,
        `warum, zettel, gefunden, brucke, gleise, zug, seil, verpasster anruf, hatte (ich )?(merken|sehen|anrufen|wissen|fragen), letzte nachricht, keine anzeichen, anzeichen, unfall`,
      ],
      es: [
        `suicid*, se (quito|mato|colgo|ahorco|tiro|lanzo|arrojo) ~(vida)?, quitarse la vida, acabo con su vida, (nota|carta) (de despedida|que dejo), por su (propia )?mano, no quiso (seguir|vivir), decidio (irse|no seguir|marcharse)`,
        `por que, nota, lo encontr*, la encontr*, puente, vias, tren, cuerda, llamada perdida, (debi|tendria que|deberia) (haber|darme|ver|saber|llamar)*, ultimo mensaje, senales, accidente`,
      ],
    },
  ),
  need(
    'illness',
    ['A serious illness', 'Eine schwere Krankheit', 'Una enfermedad grave'],
    { 'Serious illness': 1, 'Fear of death': 0.5 },
    {
      en: [
        `(my|the|a) (diagnosis|tumou?r|cancer|chemo*|oncolog*|scan results|biopsy|prognosis), chemo*, tumou?r*, metasta*, multiple sclerosis, parkinson*, (since|after) (my|the) (operation|diagnosis|surgery|stroke|heart attack), incurable, remission, palliative, dialysis,
      (the|my) (doctor|consultant|oncologist) (said|says|gave|told) ~(months|years|shadow|spread|nothing), terminal*, lump`,
        `hospital, clinic, ward, treatment, scan*, blood (tests|counts|results), results, drip, radiotherapy, side effects, consultant, doctor*, surger*, operation, scar, wig, pills, waiting room, months left, ill, illness, sick leave, heart attack, stroke, plan (a|the) summer, next (year|spring|summer), how much time`,
      ],
      de: [
        `(meine|die|der|eine) (diagnose|chemo*|krebs*|biopsie|bestrahlung*|metastas*), tumor*, krebs, *krebs, chemotherapie, metastas*, multiple sklerose, parkinson*, unheilbar*, palliativ*, dialyse, (seit|nach) (der|meiner) (operation|diagnose|chemo), schlaganfall, herzinfarkt, knoten in (der|meiner) brust, onkolog*`,
        `krankenhaus, klinik, station, behandlung*, befund*, blutwerte, infusion, nebenwirkung*, arzt, arztin, arzte, oberarzt*, operation, narbe, perucke, tabletten, wartezimmer, monate, krank, krankheit*, nachster (sommer|fruhling), nachsorge, mrt, ct, zeit ~(bleibt|habe), krankgeschrieben`,
      ],
      es: [
        `(mi|el|la|un) (diagnostico|quimio*|cancer|tumor|biopsia|pronostico|metastasis), tumor*, cancer, quimio*, radioterapia, metastas*, esclerosis, parkinson, incurable, paliativ*, dialisis, (desde|tras|despues de) (la|mi) (operacion|diagnostico|ingreso), infarto, ictus, un bulto, oncolog*`,
        `hospital, clinica, planta, tratamiento, pruebas, analisis, resultados, gotero, efectos secundarios, medic*, cirug*, operacion, cicatriz, peluca, pastillas, sala de espera, meses, enferm*, baja, revision*, el (verano|ano) que viene, cuanto (tiempo )?me queda, resonancia, tac`,
      ],
    },
  ),
  need(
    'fear-of-death',
    ['Fear of dying', 'Angst vor dem Tod', 'Miedo a morir'],
    { 'Fear of death': 1, 'Serious illness': 0.6 },
    {
      en: [
        `(afraid|scared|frightened|fear|terrified|dread) (of )?(to )?(death|dying|die|not (being|existing)|the end), (one day )?i (will|shall) (not be here|be dead|be gone|stop existing|die), not (be|being) here any more, that i will die, being nothing, (stop|cease) (existing|being|to exist), (count|calculate|work out) (how many|the) (summers|years|christmases|springs) ~(left)?`,
        `death, dying, die, obituar*, coffin, mortal*, finite, nothing(ness)?, (summers|years) left, at night, heart ~(stop|beat*), age (my|at which) (father|mother) died, funeral music, the end, eternity, dark, vanish*`,
      ],
      de: [
        `(angst|furcht|panik|grauen) ~(vor dem|vorm) (tod|sterben), todesangst, (dass|wenn) ich ~(sterbe|sterben (muss|werde)|nicht mehr da bin), nicht mehr (da zu )?sein, aufhor* zu (sein|existieren), (wie viele|rechne|zahle) ~(sommer|jahre|fruhlinge|weihnachten) ~(bleiben|noch|ubrig), angst zu sterben`,
        `tod, sterben, sterbe, todesanzeige*, sarg, endlich*, sterblich*, nichts, verganglich*, sommer noch, nachts, das ende, ewigkeit, verschwinde*, alter ~(vater|mutter) starb, grab`,
      ],
      es: [
        `(miedo|panico|terror|pavor) (a|de) (la muerte|morir*|dejar de existir|no estar), (dejar|deje) de (existir|ser|estar), (que|cuando) ~me (morire|muera|voy a morir), ya no (estare|este|voy a estar), (cuantos|cuento|calculo) ~(veranos|anos|navidades|primaveras) ~(quedan|queda)?`,
        `muerte, morir, esquela*, ataud, mortal*, finit*, la nada, veranos, por la noche, de noche, el final, eternidad, desaparec*, la edad (a la )?(que|en que) murio`,
      ],
    },
  ),
  need(
    'ageing-parents',
    ['Caring for ageing parents', 'Sorge für alte Eltern', 'Cuidar de los padres mayores'],
    { 'Ageing parents': 1, 'Loss of a parent': 0.25 },
    {
      en: [
        `dementia, alzheimer*, (mother|father|mum|mom|dad|parents) ~(forgets|forget|forgot|forgetting|repeats|asks (me )?(again|who)|wanders|calls me by|no longer (knows|recognises|recognizes)|gets lost|is getting (old|frail)|has started to forget), (look*|car(e|ing)) (after|for) (my|our|his|her) (elderly )?(mother|father|mum|mom|dad|parents),
      care home, nursing home, (her|his) carer*, same (question|story) (again|five|ten|three|for the), (wash*|dress*|feed*|bath*) my (mother|father|mum|mom|dad)`,
        `(mother|father|mum|mom|dad)('s)? ~(pills|fridge|keys|stairs|fall|fell|stove|name|phone|rings|slippers|kettle), forgets, repeats, the home, gas on, stove on, incontinen*, power of attorney, social services, (my )?sister* ~(far|abroad|never), weekends, every (sunday|weekend|evening), eighty*, who i am, old`,
      ],
      de: [
        `demen*, alzheimer*, (mutter|vater|mama|papa|eltern) ~(vergisst|vergesslich*|fragt (mich )?(wieder|zum|dreimal|standig)|erkennt mich nicht|verlauft sich|weiss nicht mehr|wird alt|verwechselt|pflege*), (pflege|betreue|versorge|kummere mich um) ~(meine|meinen|meiner) (mutter|vater|eltern|vaters), pflegeheim*, altenheim*, altersheim*, heimplatz,
      pflegedienst*, pflegegrad*, pflegestufe, (dieselbe|gleiche|selbe) (frage|geschichte), pflegebedurft*`,
        `(mutter|vater|mama|papa) ~(tabletten|kuhlschrank|schlussel|treppe|gesturzt|herd|namen|telefon|ruft|pantoffeln), vergisst, vergesslich*, das heim, herd, inkontinen*, vollmacht, windel*, geschwister ~(weit|nie), wochenende*, jeden (sonntag|abend), achtzig, rollator, alt`,
      ],
      es: [
        `demencia, alzheimer, (madre|padre|mama|papa|padres) ~(se olvida|olvida|no me reconoce|repite|pregunta (lo mismo|otra vez|cinco)|se pierde|ya no (sabe|me reconoce)|confunde|me llama por|esta mayor), cuid* (a|de) (mi|mis|nuestr*) (madre|padre|padres|mama|papa), residencia (de ancianos|de mayores)?, asilo, cuidador*, (la misma|mismo) (pregunta|historia|cosa),
      (lavo|visto|bano|ducho|doy de comer) a mi (madre|padre)`,
        `(madre|padre|mama|papa) ~(pastillas|nevera|llaves|escalera|caida|cayo|gas|nombre|telefono|zapatillas), se olvida, olvidos, fogon, panal*, poder notarial, andador, mis herman* ~(lejos|nunca), fines de semana, cada (domingo|tarde|noche), ochenta, quien soy`,
      ],
    },
  ),
];
