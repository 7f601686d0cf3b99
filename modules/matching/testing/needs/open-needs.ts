import type { LabelledNeed } from './measure';

const item = (language: LabelledNeed['language'], right: string, text: string): LabelledNeed => ({
  language,
  text,
  right: right.split(', '),
});

/** Needs in clients' words, written with the word fields in view: rules may be shaped by them. */
export const openNeeds: readonly LabelledNeed[] = [
  item(
    'en',
    'Rashid Karimi',
    'The bank letters go into the glove compartment before she is home. She thinks we have eleven thousand put by. On Fridays I buy something small and for an hour it is quiet.',
  ),
  item(
    'en',
    'Tomasz Zieliński, Hannah Vogel',
    'Since my husband died in October I set two cups every morning. I have not moved his coat. My sister says I should clear the wardrobe.',
  ),
  item(
    'en',
    'Mei-Ling Chow',
    'After every shift I sit in the car park until my hands stop. I used to love my patients. Now I count who is left and cover for whoever is off.',
  ),
  item(
    'en',
    'Gabriela Santos',
    'At ten to four I am looking at the ceiling again. I know every crack. By day I am fine, nobody has noticed anything.',
  ),
  item(
    'en',
    'Ana Kovačević',
    'My daughter was tested last spring and I filled in the form for her and it was about me. Keys, bills, three degrees I never finished. My reports all said lazy.',
  ),
  item(
    'en',
    'Noah Bergström',
    'It was one glass while I cooked. Now I take the bottles to a different bottle bank each time so that nobody from my street sees how many.',
  ),
  item(
    'en',
    'Zainab Hussein',
    'I still kneel with the others on Sunday and move my lips. My father is the pastor. I stopped believing two winters ago and have not said it aloud.',
  ),
  item(
    'en',
    'Victor Laurent',
    'We have been married for nineteen years and we are kind to each other. In bed he turns the light off and I am relieved. We live like brother and sister.',
  ),
  item(
    'en',
    'Sofia Lindqvist',
    'When he has not answered within twenty minutes I know that it is over. I write three messages and then pick a fight so that it is me who ended it.',
  ),
  item(
    'en',
    'Daniel Abramov',
    'I became a lawyer because my father wanted me to have his office. The resignation letter has been in my drawer since March. I do not know what I would do instead.',
  ),
  item(
    'en',
    'Clara Beaumont',
    'Four rounds and each month the same white test. My colleagues bring their babies into the office and I hold them and go to the toilet afterwards.',
  ),
  item(
    'en',
    'Priya Raman',
    'The easel stands in the attic with the last picture on it. I have not painted since I was thirty. I buy sketchbooks and leave them empty.',
  ),
  item(
    'en',
    'Marek Novák',
    'I say yes before I have understood the question. My neighbour has my car, my sister my Saturdays. When I do refuse I feel guilty for a week.',
  ),
  item(
    'en',
    'Kwame Mensah',
    'My wife asks what I feel and I look at the wall. I have never cried, not even at the grave. With my mates we talk about football.',
  ),
  item(
    'en',
    'Yuki Tanaka',
    'My mother asks me the same question five times in one phone call. Last week she left the gas on. My brother lives abroad and sends flowers.',
  ),
  item(
    'en',
    'Samuel Adeyemi',
    'I am eighty-one and nobody asks how it was. There are four boxes of photographs under the bed. Before I go I would like to tell it once from the beginning.',
  ),
  item(
    'en',
    'Amara Okafor',
    'Since the crash my body braces at every junction. A door bangs and I am under the table before I know it. The doctors found nothing broken.',
  ),
  item(
    'en',
    'Joaquín Herrera',
    'My father left when I was six and had another family in the next town. I waited at the window on Saturdays. Now I have a son and do not know what to do with my hands.',
  ),
  item(
    'en',
    'Leif Aasen',
    'There are no swallows this year. The river I learned to swim in is brown. I lie awake over it and people think that is odd.',
  ),
  item(
    'en',
    'Elena Petrova',
    'One part of me drives me like a sergeant, another lies on the floor and refuses. They argue all day and I have no say in it.',
  ),
  item(
    'de',
    'Rashid Karimi',
    'Die Mahnungen liegen unter den Winterpullovern. Mein Mann glaubt, wir hätten etwas gespart. Wenn ich etwas bestelle, ist für eine Stunde Ruhe.',
  ),
  item(
    'de',
    'Hannah Vogel',
    'Im März ist meine Mutter gestorben. Jetzt räumen wir ihr Haus aus, und ich bin so wütend auf sie, dass ich mit ihren Tassen werfen möchte.',
  ),
  item(
    'de',
    'Mei-Ling Chow',
    'Nach dem Nachtdienst sitze ich im Auto und weine. Auf Station verlassen sich alle auf mich. Zu Hause kann ich keinen Satz mehr sagen.',
  ),
  item(
    'de',
    'Gabriela Santos',
    'Um drei bin ich wach, jede Nacht. Ich höre den Kühlschrank und die Kirchturmuhr. Tagsüber merkt es keiner.',
  ),
  item(
    'de',
    'Noah Bergström',
    'Das Feierabendbier sind inzwischen fünf. Die Flaschen bringe ich zum Altglas, wenn die Nachbarn arbeiten. Meiner Frau sage ich, es sei eins gewesen.',
  ),
  item(
    'de',
    'Yuki Tanaka',
    'Mein Vater verläuft sich auf dem Weg zum Bäcker. Ich fahre jeden Sonntag zweihundert Kilometer und putze seinen Herd. Meine Schwester sagt, ich übertreibe.',
  ),
  item(
    'de',
    'Ana Kovačević',
    'Auf jeder Feier trage ich eine Maske und übe vorher die Gespräche. Danach liege ich im Dunkeln. Mit fünfundvierzig hat mir eine Ärztin ein Wort dafür gegeben.',
  ),
  item(
    'de',
    'Marek Novák',
    'Ich habe meinen Sohn angebrüllt, weil er Milch verschüttet hat. Danach war ein Loch in der Tür. Mein Vater war genauso, und ich habe Angst vor mir.',
  ),
  item(
    'de',
    'Clara Beaumont',
    'Wieder negativ. Im kleinen Zimmer stehen noch die Farbeimer. Meine Schwester ist schon wieder schwanger und traut sich kaum, es mir zu sagen.',
  ),
  item(
    'de',
    'Daniel Abramov',
    'Ich bin Beamtin auf Lebenszeit, und jeden Sonntagabend wird mir schlecht. Die Kündigung habe ich dreimal geschrieben. Ich weiß nur nicht, wofür ich gehen würde.',
  ),
  item(
    'de',
    'Tomasz Zieliński',
    'Haus, Kinder, alles da. Und morgens stehe ich im Bad und frage mich, wozu das alles. Innen ist es leer, aber das sieht man nicht.',
  ),
  item(
    'de',
    'Sofia Lindqvist',
    'Auf seinem Handy waren die Nachrichten, zwei Jahre lang. Er hat die Affäre beendet, und ich möchte bleiben. Aber jedes Mal, wenn er später kommt, zittere ich.',
  ),
  item(
    'de',
    'Victor Laurent',
    'Mit zweiundfünfzig habe ich mich in einen Mann verliebt. Meine Frau schläft nebenan. Ich weiß nicht, wie man so etwas sagt nach fünfundzwanzig Jahren.',
  ),
  item(
    'de',
    'Oliver Grant',
    'Seit ich in Rente bin, klingelt das Telefon nicht mehr. Vierzig Jahre war ich der Chef, jetzt stehe ich meiner Frau in der Küche im Weg.',
  ),
  item(
    'de',
    'Amara Okafor',
    'Im Supermarkt hat mein Herz plötzlich gerast, ich bekam keine Luft und dachte, ich sterbe. Jetzt schaue ich überall zuerst, wo der Ausgang ist.',
  ),
  item(
    'de',
    'Zainab Hussein',
    'Ich war im Einsatz und habe den Befehl befolgt. Das Kind am Straßenrand sehe ich jede Nacht. Einen Orden habe ich auch bekommen.',
  ),
  item(
    'de',
    'Priya Raman',
    'In Sitzungen wird meine Stimme dünn. Früher habe ich im Chor gesungen, bis die Lehrerin sagte, ich solle nur die Lippen bewegen.',
  ),
  item(
    'de',
    'Kwame Mensah',
    'Woher ich eigentlich komme, fragen sie. In Ankara bin ich die Deutsche, hier bin ich die Türkin. Zu Hause bin ich im Flugzeug.',
  ),
  item(
    'de',
    'Joaquín Herrera',
    'In unserer Familie hat nie jemand über den Krieg gesprochen. Meine Großmutter hat Brot versteckt, meine Mutter auch, und gestern finde ich Brot in meinem Schrank.',
  ),
  item(
    'de',
    'Samuel Adeyemi',
    'Mit meinem Bruder habe ich seit elf Jahren nicht gesprochen. Er liegt im Krankenhaus. Bevor es zu spät ist, müsste ich schreiben, aber ich bin stur.',
  ),
  item(
    'es',
    'Rashid Karimi',
    'Escondo los recibos de la tarjeta en la caja de herramientas. Mi mujer cree que queda para las vacaciones. Cuando compro algo se me pasa un rato.',
  ),
  item(
    'es',
    'Tomasz Zieliński, Hannah Vogel',
    'Desde que murió mi marido pongo dos tazas. Su lado de la cama sigue hecho. La gente me dice que salga.',
  ),
  item(
    'es',
    'Mei-Ling Chow',
    'Soy enfermera y antes amaba mi profesión. Ahora lloro en el coche antes de cada turno. En la planta todos confían en mí.',
  ),
  item(
    'es',
    'Gabriela Santos',
    'A las tres de la mañana ya estoy despierta. Cuento las campanas. De día funciono y nadie pregunta.',
  ),
  item(
    'es',
    'Noah Bergström',
    'La copa mientras cocino se ha vuelto una botella. Voy a supermercados distintos para que no me miren. Mi hija lo sabe, creo.',
  ),
  item(
    'es',
    'Joaquín Herrera',
    'Salí de Venezuela con una maleta. Mi madre se quedó y la veo en una pantalla los domingos. Cuando cuelgo no sé dónde estoy.',
  ),
  item(
    'es',
    'Zainab Hussein',
    'Me crié entre monjas y hoy me siento en el banco de la iglesia y no pasa nada. Muevo los labios por mi padre. No se lo he dicho a nadie.',
  ),
  item(
    'es',
    'Marek Novák',
    'Le grité a mi hijo por un vaso roto y vi que me tenía miedo. Luego di un golpe a la pared. Mi padre era igual.',
  ),
  item(
    'es',
    'Yuki Tanaka',
    'Mi madre me pregunta lo mismo cinco veces y ayer me llamó por el nombre de su hermana. Mis hermanos viven lejos. La residencia me da culpa.',
  ),
  item(
    'es',
    'Clara Beaumont',
    'Tengo cincuenta y uno y me despierto empapada en sudor. La ginecóloga dice que son las hormonas. Me siento invisible en la calle.',
  ),
  item(
    'es',
    'Sofia Lindqvist',
    'Si no contesta en diez minutos pienso que se ha ido para siempre. Miro la última conexión toda la noche. Antes de que me dejen, dejo yo.',
  ),
  item(
    'es',
    'Daniel Abramov',
    'Llevo el despacho de mi padre porque él lo quiso así. La carta de renuncia está escrita desde enero. No sé para qué sirvo si no.',
  ),
  item(
    'es',
    'Priya Raman',
    'Los pinceles están secos en el trastero. Antes pintaba todos los domingos. Compro cuadernos y los dejo en blanco.',
  ),
  item(
    'es',
    'Hannah Vogel',
    'Mi hija hoy tendría cuatro años. No había latido, dijeron. Nadie sabe qué decirme, así que no dicen nada.',
  ),
  item(
    'es',
    'Ana Kovačević',
    'Pierdo las llaves cada día y empiezo mil cosas que dejo a medias. En el colegio decían que era vaga. El diagnóstico llegó a los cuarenta.',
  ),
  item(
    'es',
    'Elena Petrova',
    'Tengo que contestar antes del viernes si me mudo o me quedo. He hecho tres listas. Le pregunto a todo el mundo y no consigo decidirme.',
  ),
  item(
    'es',
    'Kwame Mensah',
    'En la tienda el guardia me sigue por los pasillos. Por mi piel, claro. En el trabajo hacen chistes y yo me río.',
  ),
  item(
    'es',
    'Amara Okafor',
    'Tengo los hombros en las orejas todo el día y el dentista dice que aprieto los dientes. De noche los puños cerrados. No sé relajarme.',
  ),
  item(
    'es',
    'Oliver Grant',
    'Firmamos los papeles en junio después de veinte años casados. Cocino para uno. Los niños vienen en fines de semana alternos.',
  ),
  item(
    'es',
    'Samuel Adeyemi',
    'Tengo ochenta años y un taller lleno de herramientas. Nadie quiere aprender el oficio. Me pregunto qué quedará cuando yo no esté.',
  ),
];
