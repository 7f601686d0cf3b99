import type { SenseLanguage } from '#modules/text-analysis/public';

interface EverydayWords {
  /** Words of every page: alone they make nothing two passages share. */
  readonly frequent: string;
  /** Words of most people's pages. */
  readonly usual: string;
}

/** How common words are in what people write of their lives; counted over several hundred texts by many hands. */
export const everydayWords: Readonly<Record<SenseLanguage, EverydayWords>> = {
  en: {
    frequent: `
supposed i me my mine myself you your yours he him his she her hers it its we us our they them their this that these those there here who whom whose
which what when where why how the a an one some any no not none nor neither either both each every all and or but so because as if than then
though while until since of in on at to for from with by about into onto over under up down out off again away back before after between
through without within upon be am is are was were been being have has had having do does did done doing will would shall should can could
may might must go goes went gone going get gets got come comes came say says said tell told ask asked know knew see saw think thought make
made take took put give gave look looked want wanted like let lets keep kept call called use used find found try tried leave left stand stood
sit sat hear heard turn turned write wrote open opened start started stop stopped stay stayed hold held show showed need mean feel felt
thing things something anything nothing everything somebody anybody nobody everybody someone anyone everyone no-one man men woman women people
time times year years day days night nights morning evening week weeks month hour minute way side end part kind sort lot bit good great big
small little old new long last next first second other another own same such much many more most few less least very too also just only even
still ever never always often now today once twice yet already almost maybe perhaps quite rather really well right enough one's two three
afraid angry anger ears middle top bottom front half account course same couple rest fact case
mother father mum mom dad mam sister brother son daughter wife husband house home door hand hands love laugh laughed dream dreamed dreamt
im ive dont didnt cant wont thats theres hes shes isnt wasnt couldnt wouldnt youd youre theyre canny didny dinny couldny wasny aye wi tae nae
mind step part later properly folk lookin nothin somethin wee no' ae wan owt nowt summat yous mebbe cause cos gonna gotta wanna around across along behind beside near inside outside o'clock yes
`,
    usual: `
four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred wall work boy girl child children kids young word words
talk name head face eye eyes life school town street road car bus table room window bed floor kitchen phone sleep wake woke die died dead death
eat ate drink read drive drove walk walked run ran carry carried pull push bring brought buy bought pay paid pass passed set live lived learn
teach teaches taught help change move moved listen watch smell cold hot quiet dark light hair coat glass water tea coffee food dinner church shop
office front top bottom middle sunday monday tuesday wednesday thursday friday saturday summer winter spring question answer story place
money number line book paper page dog cat cry cried hope wish miss fear wrong true sure nice fine whole far early late soon suddenly
else away round fall fell build apartment flat stuff county country city state village building place places number numbers idea phone key keys cut hit sing song play count matter ready happen finish friend friends family god job
`,
  },
  de: {
    frequent: `
ich mich mir mein meine meinem meinen meiner meines du dich dir dein deine er ihn ihm sein seine seinem seinen seiner sie ihr ihre ihrem ihren
ihrer es wir uns unser unsere ihr euch man sich der die das den dem des dessen deren denen ein eine einem einen einer eines kein keine keinen
keinem keiner dies diese diesem diesen dieser dieses jene jener jeder jede jedes jeden jedem alle alles allen aller andere anderen anderer anderes
wer wen wem was wann wo wohin woher warum wieso weshalb wie welche welcher welches und oder aber doch denn sondern weil da dass ob wenn als
obwohl während bis bevor nachdem damit also nicht nichts nie niemals niemand niemandem jemand jemandem etwas in im ins an am ans auf aus bei beim
mit nach von vom vor zu zum zur für gegen ohne um durch über unter hinter neben zwischen seit ab wegen trotz bin bist ist sind seid war warst
waren gewesen sei wäre wären habe hab hast hat haben hatte hatten gehabt hätte hätten werde wirst wird werden wurde wurden worden geworden würde
kann kannst können konnte gekonnt könnte muss musst müssen musste müsste soll sollte will willst wollen wollte darf dürfen durfte mag mögen mochte
möchte lassen lass lässt ließ gelassen machen mache macht machte gemacht mach gehen gehe geht ging gegangen kommen komme kommt kam gekommen sagen
sage sagt sagte gesagt sag fragen frage fragt fragte gefragt wissen weiß weiss wusste gewusst sehen sehe sieht sah gesehen stehen stehe steht
stand gestanden sitzen sitze sitzt saß gesessen liegen liegt lag geben gibt gab gegeben nehmen nahm genommen finden fand gefunden denken dachte
gedacht glauben glaube tun tut tat getan bleiben bleibt blieb geblieben ja nein schon noch nur auch so sehr ganz gar mal einmal immer wieder
dann da dort hier hin her jetzt nun heute gestern morgen damals früher später oft manchmal selten eben halt eh ganz wohl vielleicht eigentlich
einfach genau gern lieber mehr weniger viel viele wenig erst zuerst zuletzt eins zwei drei jahr jahre jahren jahr tag tage tagen nacht woche
stunde mal zeit leute mann frau mensch menschen mutter vater mama papa haus hand gut guten guter gutes groß große großen klein alt alte alten neu
lang lange letzten letzte nix bloß drin dran drauf dazu davon dabei dafür daran darin daraus darauf darüber damit dagegen davor danach dahin
seither seitdem deshalb deswegen darum trotzdem sogar selbst selber allein zusammen anders vorn hinten oben unten hinein hinaus heraus herein
angst wut schuld ernst ned net isch han gsi hani aa scho wia mei dei
`,
    usual: `
vier fünf sechs sieben acht neun zehn elf zwölf vierzehn zwanzig dreißig vierzig fünfzig hundert halb uhr montag dienstag mittwoch donnerstag
freitag samstag sonntag januar februar märz april mai juni juli august september oktober november dezember sommer winter herbst frühling abend
mittag kind kinder bruder schwester oma opa sohn tochter tante onkel großmutter großvater eltern freund herr tür fenster küche tisch bett boden
wand zimmer wohnung auto straße stadt dorf hof schule kirche arbeit betrieb geld brief zettel papier buch wort satz name namen frage antwort
kopf augen gesicht mund finger fuß haar kaffee wasser brot essen trinken schlafen laufen fahren fahre fuhr gefahren lesen schreiben schreibe schrieb
geschrieben reden redet erzählen erzählt hören gehört lachen gelacht weinen träumen geträumt traum halten hielt gehalten tragen trug getragen bringen
brachte gebracht holen geholt kaufen gekauft stellen gestellt legen gelegt setzen gesetzt ziehen gezogen rufen gerufen warten gewartet schauen
geschaut angeschaut aufgemacht zugemacht aufgewacht fertig leer voll kalt warm laut leise still richtig falsch schlecht schön jung eigen eigene
eigenen gleich nah weit links rechts neulich endlich plötzlich langsam schnell gott leben tod gestorben tot lebt platz stück hälfte ende anfang haus häuser gebäude firma land ort
`,
  },
  es: {
    frequent: `
yo me mi mis mí mío mía conmigo tú te ti tu tus usted ustedes vos él ella ello lo la le los las les se sí su sus suyo suya nosotros nos nuestro
nuestra ellos ellas el un una unos unas uno este esta esto estos estas ese esa eso esos esas aquel aquella aquello qué que quien quién quienes cual
cuál cuando cuándo donde dónde como cómo porque por para pero y e o u ni no sino si sí ya de del al a en con sin sobre entre hasta desde hacia
contra según tras durante ante bajo más menos muy mucho mucha muchos muchas poco poca tan tanto tanta todo toda todos todas nada nadie algo alguien
alguno alguna algunos ninguno ninguna otro otra otros otras mismo misma cada cualquier ser soy eres es somos son era eras éramos eran fui fue fueron
sido sea fuera estar estoy está estás están estaba estaban estuve estuvo estado haber he has ha hemos han había habían hubo hay haya hubiera
habría tener tengo tienes tiene tienen tenía tenían tuve tuvo tener hacer hago hace hacen hacía hice hizo hecho ir voy vas va vamos van iba iban ido
decir digo dice dicen decía decían dije dijo dicho dijeron ver veo ve vi vio visto dar doy da dan daba dio di dado saber sé sabe saben sabía supe
querer quiero quiere quería quiso poder puedo puede podía pude pudo poner pongo pone ponía puse puso puesto llevar llevo lleva llevaba llevé dejar
dejo deja dejé dejó quedar queda quedó quedé pasar pasa pasó pasaba pasé venir viene venía vino llegar llega llegó llegué salir sale salió creer
creo pensar pienso pensé preguntar preguntó pregunta contar contó cuenta conté volver vuelve volví volvió empezar seguir sigo sigue seguía bien mal
mejor peor así aquí ahí allí allá acá ahora antes después luego entonces hoy ayer mañana siempre nunca jamás todavía aún ya casi solo sólo también
tampoco quizá quizás además mientras aunque pues hasta vez veces dos tres cuatro año años día días noche tarde semana mes hora horas rato tiempo
cosa cosas gente hombre mujer madre padre mamá papá hijo hija hermano hermana casa mano vida parte lado manera primero primera segundo último última
miedo rabia culpa pena grande pequeño viejo vieja nuevo buena bueno buen arriba abajo dentro fuera delante detrás encima debajo cerca lejos
`,
    usual: `
demás cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien mil medio media lunes martes miércoles jueves viernes sábado
domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre verano invierno abuelo abuela niño niña chico chica
tío tía primo prima marido esposo señor señora amigo amiga familia pueblo calle puerta ventana mesa silla cama cocina cuarto piso suelo pared
coche auto trabajo escuela iglesia dinero papel carta libro palabra palabras nombre pregunta respuesta voz cabeza cara ojos boca dedo pie pies pelo
agua café pan comer comía comió beber dormir duermo dormía despertar desperté leer escribir escribió escribí hablar hablo habla hablaba oír oyó mirar
mira miraba mirando miró llorar llora lloraba reír rió tocar tocó abrir abrió cerrar cerró comprar compró pagar pagó traer trajo coger agarró
subir bajar caminar correr correr esperar espero esperaba llamar llama llamó cambiar cambio perder perdió encontrar buscar sacar sacó meter metió
sentar senté levantar levanté vivir vivo vive vivía morir murió muerto muerta nacer sueño soñé miedo frío calor luz verdad mentira dios cuenta
edificio lugar ciudad barrio país número gusto falta ganas vuelta igual seguro claro cierto tal cual lleno llena abierta cerrada solo sola azul blanco negro
`,
  },
};
