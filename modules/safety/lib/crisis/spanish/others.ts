import type { CrisisRule } from '../crisis';

const person =
  '(él|ella|marido|esposo|mujer|esposa|pareja|novio|novia|ex|exmarido|exnovio|padre|papá|madre|mamá|hermano|hermana|hijo|hija|tío|tía|padrastro|madrastra|abuelo|abuela|jefe|encargado|primo|vecino|entrenador|cuidadora?|suegr[oa]|cuñado|compañero|profesor|cura|padres|hombre|tipo|señor|yerno|nuera|nieto|alguien|me|nos|les|le|casero|enfermer[oa]|patrón|chico|chulo|amigo|monitor|pastor)';
const idioms =
  'pega (con|el sol|fuerte el|la vuelta|un grito)|me pega (el sol|la risa|bien|mal|con|mucho (el|la)|un (sueño|hambre))|me golpeó (la|el) (noticia|idea|realidad|tristeza|olor|frío|verdad|viento)|corazón|ajedrez|tenis|partido|boxeo|kárate|karate|película|peli|novela|serie|libro|canción|jugando|cosquillas|en broma|con la regla|en la escuela|en el colegio|en el cole|la ola|el mar|la vida me|el destino|noticia|las cartas|almohad*|bola* de nieve|columpio|me empujó (a (estudiar|intentar|ser|escribir|hacer|seguir|dejar|salir|probar|viajar)|hacia)|me agarró de la barbilla|me agarró (la mano|de la mano|un|el (sueño|miedo)|la (risa|gripe|noche|tormenta))|me tiró (los tejos|un beso|las cartas|la pelota)|me mata de (risa|amor|ternura|aburrimiento|hambre)|gato|perro|cachorro|mosquito*|a disgustos|me mata (el|la|este|esta|que) (\\S+ )?(tráfico|calor|espalda|curiosidad|jefe|cabeza|rodilla|humedad|silencio|alergia)|esta espalda|tráfico|me arrastró (a (una|la) (fiesta|clase)|la corriente)|portazo';

/** What others do to the writer and to those near, lost reality, and danger to others. */
export const spanishOthers: readonly CrisisRule[] = [
  {
    id: 'hits-me',
    category: 'violence',
    level: 2,
    say: [
      '(me|nos) (pega|pegan|pegó|pego|golpea|golpean|golpeó|maltrata|maltratan|maltrató|empuja|empujó|zarandea|zarandeó|abofetea|abofeteó|patea|pateó|agrede|agredió|insulta y|cachetea|cacheteó|arrastra|arrastró|agarró|agarra|jala|jaló|estampó|lanzó|tiró|tira|escupe|escupió|quema|quemó|mordió|muerde|rompió|partió|cruzó la cara|cruza la cara|tumbó|reventó|pisó|dobla el brazo|retuerce|retorció|pegaba anoche|apalea|apaleó|zurra|muele) (\\S+ ){0,4}|(me|nos) (ha|han|está|estuvo|sigue|vuelve a|volvió a|sueles?) (\\S+ )?(pegado|golpeado|pegando|golpeando|empujado|maltratado|pegar|golpear|pateado|agredido|partido|roto|tirado)|(me|nos) (da|dio|daba|ha dado|pega|soltó|suelta|mete|metió|arreó) (\\S+ )?(una |un |otro |otra |unas |de )?(\\S+ )?(paliza*|puñetazo*|bofetad*|bofetón|patada*|golpe*|hostia*|tortazo*|cachetada*|empujón|cinturonazo*|guantazo*|correazo*|cabezazo*|palos)|(le|les) (pega|da|dio|pegó) (\\S+ ){0,3}(palizas?|a mi (hermano|hermana|madre|mamá|hijo|hija)|a los niños|a mis (hijos|hermanos)|cinturón|con el cinturón)|(pega|golpea|maltrata|apaliza) a (mi|mis|los niños|nuestr*)|(moratones|moretones|cardenales|ojo morado|costilla*|espalda morada|morada|hematoma*|labio partido|brazo roto|nariz rota) (\\S+ ){0,10}|(urgencias|médico|hospital|todos|trabajo|médica) (\\S+ )?(dije|mentí|digo|conté) (\\S+ ){0,3}(caído|caí|golpeé|puerta|tropecé|caída)|(me encojo|me encogí|tiemblo|me escondo|me tapo|doy un salto|agacho la cabeza) (\\S+ )?(cuando|si|cada vez) (\\S+ ){0,3}(levanta|llega|entra|grita|alza|bebe|mano)|levanta la mano|(rompe|lanza|tira|golpea|estrella|patea|da golpes|da puñetazos) (\\S+ )?(platos|cosas|muebles|puertas|las puertas|la puerta|paredes|la pared|objetos|vasos|a las puertas)',
      person,
    ],
    unless: `${idioms}|me (pego|golpeo|quemo|tiro)|me cruzó (con|por)|me tira (de|para|más)|me pegan? (el|la|los) (sol|calor)|pegó un (susto|abrazo|grito|toque)|me rompió (el corazón|los esquemas)|me partió (el corazón|el alma)|me quemó (el sol|la)|lanzó (una (mirada|sonrisa|pregunta)|un beso)|golpe de (suerte|calor|estado)|me da (un|otro) (beso|abrazo|toque|vuelco)`,
  },
  {
    id: 'fears-them',
    category: 'violence',
    level: 2,
    say: [
      '(tengo|me da|vivo con|con|siento|muert[oa] de) (\\S+ )?(miedo|terror|pánico) (\\S+ ){0,5}(de él|a mi (marido|pareja|ex|novio|padre|padrastro|esposo|hijo)|cuando (bebe|llega|vuelve|toma|se enfada)|de que (\\S+ )?(me|nos) (haga|pegue|mate|encuentre|golpee|siga|lastime)|a que (\\S+ )?(me|nos) (haga|pegue|mate|encuentre)|volver a casa|ir a casa|estar en casa|por mi vida|por mis hijos)|(me|nos) (amenaza|amenazó|amenazan|ha amenazado|sigue a todas|persigue|acosa|acecha|vigila desde|espera en la puerta|espía)( |$)|(amenaza|amenazó|amenazas|ha amenazado) (\\S+ ){0,3}(con|de) (\\S+ ){0,2}(matar*|pegar*|quemar*|hacer*|golpear*|quitarme|mandar|encontrar*|rajar*|muerte)|no (estoy|estamos|me siento) (\\S+ )?(a salvo|segur[oa]s?) (en (mi )?casa|con él|con ella|en mi propia|aquí)|(huir|huí|escapar*|esconder*|escondid[oa]*|irme) (\\S+ ){0,4}(de él|de mi (marido|ex|pareja|padre)|antes de que (vuelva|llegue)|casa de acogida)|casa de acogida',
      person,
    ],
    unless:
      'examen|araña*|dentista|tormenta|soñé|perder(lo|la)|decepcion*|jefe me|despid*|hacienda|multa|lluvia|perro|avión|volar|amenaza (de )?lluvia|trabajo en una casa|voluntari*',
  },
  {
    id: 'kills-me',
    category: 'violence',
    level: 3,
    say: [
      '(que|va a|quiere|intentó|ha intentado|dice que|juró que|amenaza con|dijo que|jura que|puede) (\\S+ ){0,5}(me mate|me mata|nos mata|nos mate|matarme|matarnos|me matará|nos matará|me va a matar|nos va a matar|apuñalarme|acuchillarme|pegarme un tiro|me apuñala|me raja|rajarme|me pega un tiro|me prende fuego|quemarme viva|me ahoga|ahogarme|estrangularme|me va a (apuñalar|rajar|quemar|disparar|ahogar|estrangular|pegar un tiro|cortar))|(me|nos) (va a|quiere|intentó|iba a) (matar|apuñalar|rajar|quemar|disparar|ahogar|estrangular|acuchillar)|(me|nos) (agarró|cogió|agarra|coge|apretó|aprieta|tomó|ha agarrado|ha cogido) (\\S+ ){0,2}(del|por el) cuello|(manos|cuerda|cable) (\\S+ )?(en|al|alrededor del) (mi )?cuello|(me|nos) (estrangul*|ahoga|ahogó|ahorcó|asfixi*|apuñaló|acuchilló|disparó|apunt*)|(cuchillo|pistola|arma|navaja|escopeta|machete|botella|gasolina) (\\S+ ){0,4}(en (la|el) (cabeza|cuello|garganta|sien|pecho|cara)|al cuello|contra mí|a la cabeza|me (puso|apuntó|sacó|amenaza|amenazó|enseñó))|(me|nos) (puso|apuntó|amenazó|amenaza|sacó|persiguió) (\\S+ ){0,3}(cuchillo|pistola|arma|navaja|escopeta|machete|hacha)|(encerrad[oa]s?|escondid[oa]s?|me encerré|me escondí) (\\S+ )?en (el|la|mi) (baño|cuarto|habitación|armario|dormitorio|coche|cocina) (\\S+ ){0,6}|(tirando|echando|golpeando|pateando|aporreando|rompiendo|derribando|forzando) (\\S+ )?(la )?puerta|(está|viene|sube) (\\S+ ){0,3}(subiendo|fuera|en la puerta|detrás de la puerta|la escalera|las escaleras|abajo|aquí fuera)|me está (pegando|golpeando|matando)',
      person,
    ],
    unless: `(mi (madre|padre|jefe|hermana|mujer|marido|amiga)|me) (\\S+ )?(va a matar|mata|matará) (si (llego|se entera|rompo|suspendo|le|no)|cuando (vea|se entere|sepa)|por)|a disgustos|de risa|de amor|de un susto|de aburrimiento|este (trabajo|niño|tráfico|calor)|estos niños|benditos|espalda|me mata|juego|película|peli|novela|cocin*|caza*|repartidor|cartero|taxi|mudanza|obras|fontanero|collar|bufanda|abrazo|escondite|jugando|mosquitos|tráfico|examen|curiosidad|antidisturbios|viento|lluvia|viene a (cenar|comer|verme)|vaso de agua|espina|mi jefe me quiere|coro|oposiciones`,
    stands: ['denied'],
  },
  {
    id: 'kills-me-plain',
    category: 'violence',
    level: 3,
    say: [
      '(miedo|temo|terror|seguro|dice|dijo|juró|amenaz*|sé|creo) (\\S+ ){0,6}(me|nos) (mate|mata|matará|va a matar|acabe matando|matar) (\\S+ ){0,4}(esta noche|si (lo|le|me)|un día|a mí|y a|hoy|niños|hijos|cuando|$|,)',
    ],
    unless:
      'de risa|tráfico|examen|calor|cáncer|enfermedad|curiosidad|vergüenza|(madre|padre|jefe) (\\S+ ){0,4}si (llego|suspendo|rompo)|avión|coche',
    stands: ['denied'],
  },
  {
    id: 'sexual',
    category: 'abuse',
    level: 2,
    say: [
      '(violó|viola|violaron|violado|violada|violación|violador|abusó|abusa|abusaba|abusó de mí|abusan|abusaron|abuso sexual|abusos|manosea|manoseó|toquete*|soba)|(me|a) (toca|tocaba|tocó|mete mano|metía mano|metió mano|acaricia|roza) (\\S+ ){0,5}(cuando|por (debajo|detrás|abajo|las noches)|donde|debajo|entre|el culo|los pechos|las tetas|ahí|sin|noche|mi madre|mamá|abajo)|(mete|metió|metía|meten) (\\S+ )?mano|(obliga|fuerza|obligó|forzó|forzaba|obligaba|presiona|chantajea) (\\S+ )?a (\\S+ ){0,2}(tener (sexo|relaciones)|acostarme|hacerlo|desnudarme|prostituirme|hacer cosas|tocar*|dormir con|mandarle|ver|besar*)|(me|nos) (hace|hacía|hizo|hicieron|hacen) (\\S+ )?(cosas|hacer cosas)|(nuestro|un|el) secreto|no (\\S+ )?(puedo|debo|podía) (\\S+ )?(cont(ar|árselo|arlo)|decir(lo|le|se lo)?) (\\S+ )?(a nadie|nadie|a mi madre)|(dije|dijo|decía|grité|digo|le dije) (\\S+ )?(que no|no) (\\S+ ){0,4}(sigui[oó]|siguió|continuó|igual|paró|le dio igual|lo hizo|hizo caso|y)|(siguió|continuó) (\\S+ ){0,4}(aunque|no quería|llor*|que no)|(entra|viene|venía|entraba|se mete|se cuela|se metía|entró) (\\S+ ){0,2}(en|a) (mi|la) (cuarto|habitación|cama|dormitorio|pieza)|(desperté|despert*) (\\S+ ){0,6}(sin recordar|desnud[oa]|sin ropa|moratones|no recuerdo|su cama)|(echó|echaron|puso|pusieron|metió) algo en (mi|la) (copa|bebida|vaso)|(fotos|vídeos|videos|imágenes|nudes) (\\S+ ){0,8}(si lo dejo|si la dejo|mandar*|enviar*|publicar*|subir*|amenaz*|familia|colgar*|extorsion*|chantaj*)|(mandar|enviar|publicar|difundir|subir) (\\S+ ){0,2}(las |mis |unas )?(fotos|vídeos|videos)|(traen|trae|vienen) (\\S+ )?hombres|acostarme con (hombres|desconocidos|clientes|su*)|yo no quise (eso|\\S+)|(no|nunca) (di|dí) (mi )?consentimiento|prostitu*',
    ],
    unless:
      'jamás|limpiar|me toca (a mí|el turno|la lotería|pagar|esperar|trabajar|cocinar|limpiar|el corazón|muy hondo|mucho|fregar|lavar|ir|hacer|sacar)|me tocó (la|el|vivir|a mí|el corazón|trabajar|cuidar|en|hacer|una|un|ser|crecer)|toca (el piano|la guitarra|la flauta)|piano|guitarra|abusa de (mi (confianza|paciencia|tiempo)|la sal|su poder)|abuso de (poder|alcohol|confianza)|película|novela|juicio|artículo|trabajo con|violó (la ley|el reglamento|la norma)|viola de gamba|toco la viola|violación de (datos|derechos)|sorpresa|regalo|receta|el secreto (es|está|de)|secreto de (familia|la)|(gato|perro|hijo|hija|niñ[oa]|nieta|nieto|peque) (\\S+ ){0,3}(entra|viene|se mete|se cuela)|fotos (de (la|las) (boda|vacaciones|familia))|me hizo (cosas|mucho) (bien|buenas)|cosas (buenas|bonitas|ricas)|cosas de (la )?vida',
    stands: ['denied'],
  },
  {
    id: 'old-abuse',
    category: 'abuse',
    level: 1,
    say: [
      '(abusó|abusaba|violó|violaron|me tocaba|me hacía cosas|me hizo cosas|abusaron|me hacía|me tocó|abusos)',
      '(nunca (lo|se lo|lo había|se|he|había)|nadie (lo sabe|sabe|lo supo)|no tengo palabras|todavía|aún|hasta hoy|primera vez que|palabras|jamás|sigo)',
    ],
    stands: ['past', 'denied'],
    unless:
      'limpiar|película|novela|me hacía (ilusión|gracia|feliz|reír|la|el|trenzas|compañía|tortitas|la cena)|me tocó (vivir|la lotería)',
  },
  {
    id: 'eggshells',
    category: 'abuse',
    level: 1,
    say: [
      '(midiendo|mido|cuido|pienso|pesando) (\\S+ )?cada palabra|(cuando|si) (\\S+ )?(estalla|explota) (\\S+ ){0,6}(perdón|culpa|disculp*|miedo)|andar de puntillas|como pisando huevos|pisando huevos',
    ],
    unless: 'jefe|reunión|volcán|escribo|poema',
  },
  {
    id: 'controlled',
    category: 'abuse',
    level: 2,
    say: [
      '(me|nos) (encierra|encerró|tiene encerrad[oa]s?|tienen encerrad[oa]s?|encierran|deja encerrad[oa]|ata|ató|retiene|retienen|tiene secuestrad[oa]|tiene prisioner[oa])|(encerrad[oa]) (\\S+ ){0,3}(con llave|en casa|no me deja*)|no me (deja|dejan|permite|permiten) (\\S+ )?(salir|ver a|trabajar|hablar|ir|llamar|estudiar|tener|comer|conducir|marcharme|irme|usar|maquillar*|quedar)|(sin|pedir|pedirle|necesito) (\\S+ )?(su )?permiso|(me|nos) (quita|quitó|quitaron|quitan|ha quitado|esconde|escondió|retiene) (\\S+ )?(el|la|mi|los|las|mis) (móvil|celular|pasaporte|documentos|papeles|dinero|tarjeta|sueldo|pensión|llaves|documentación|teléfono|medicación|cartilla)|(se queda|quedan|queda) con (mi|mis|la) (pensión|sueldo|dinero|paga|ahorros|tarjeta)|(me )?(controla|revisa|vigila|mira|lee|rastrea|cuenta|espía) (\\S+ ){0,2}(cada (euro|peso|paso|céntimo|gasto|minuto)|el móvil|mi móvil|el celular|mis mensajes|lo que (gasto|como|hago|visto)|a dónde|con quién|mi ropa|mi teléfono|todo lo que)|(me (dice|llama|grita|repite|insulta|humilla|hace sentir|trata|desprecia|ridiculiza|rebaja)) (\\S+ ){0,7}(no valgo|inútil|puta|basura|gorda|tonta|loca|nada|mierda|asco|nadie me|estúpida|cada día|delante|todos los días|como (a )?(un perro|basura)|zorra|fea)|me (humilla|insulta|desprecia|aísla|ningunea)|(midiendo|mido|cuido|pienso) (\\S+ )?cada palabra|(cuando|si) (estalla|explota|se enfada|se enoja) (\\S+ ){0,6}(perdón|culpa|disculp*|miedo)|(casar|casarme|boda|matrimonio) (\\S+ ){0,6}(no conozco|no quiero|obligan|a la fuerza|concertad[oa]|elegido|forzad[oa]|con un hombre que)|me (quieren|van a|obligan a) (casar|casarme)|no me (da|dan|dejan|deja) (\\S+ )?(de )?(comer|comida|dinero|medicinas)|no (puedo|me dejan|me deja) (salir|irme|escapar) (de (aquí|esta casa|casa)|y|,|$)',
      person,
    ],
    unless:
      'sargento|confinamiento|covid|cuarentena|ascensor|aeropuerto|frontera|gato|perro|de niñ[oa]|internado|cuando era|operación|médic[oa] (no me deja|dice)|enfermer*|hospital|dieta|aduana|policía|banco|reunión|castigad[oa]|estudiando|jefe (me )?(deja|permite)|la lluvia|nieve|lesión|rodilla|tobillo|salir de dudas|dolor|culpa no me deja|la vergüenza no|miedo no me deja|conciencia|sueño|no me deja dormir',
    stands: ['denied'],
  },
  {
    id: 'trafficked',
    category: 'abuse',
    level: 3,
    say: [
      '(pasaporte|documentos|encerrad[oa]|no (me|nos) dejan salir|deuda|no puedo salir)',
      '(hombres|clientes|burdel|club|puticlub|acostarme|matarán|mi (hermana|familia|madre|hijo)|trabajar para ellos)',
      '(traen|dicen|quitaron|dejan|obligan|pagar|tienen|amenazan|matarán)',
    ],
    unless: 'tienda|vacaciones|equipo|consulado|renov*',
    stands: ['denied'],
  },
  {
    id: 'voices',
    category: 'psychosis',
    level: 2,
    say: [
      '(voz|voces) (\\S+ ){0,3}(dice|dicen|ordena|ordenan|manda|mandan|habla|hablan|grita|gritan|insultan|insulta|susurra|susurran|vuelto|vuelven|obliga|obligan|repite|repiten|me|no (paran|callan|se callan)|en (mi|la) cabeza|comentan|ríen|amenaz*|piden|pide|quieren|quiere)|(oigo|escucho|oír|escuchar|oyendo|escuchando|oía) (\\S+ )?(voces|una voz|susurros|que hablan de mí|gente hablando|murmullos|pasos y voces|que me llaman|voces que)|(hombre|mujer|niñ[oa]|sombra|sombras|ser|demonio|diablo|ángel|cara|cosa|alguien) (\\S+ )?(de|en|del|dentro de|detrás de) (\\S+ )?(la |el |mi |los )?(pared|espejo|techo|cabeza|armario|esquina|televisor|tele|rincón|ventilador|paredes|enchufe) (\\S+ ){0,3}(dice|habla|manda|ordena|mira|susurra|grita|pide|quiere)|(dios|satanás|el diablo|el demonio|jesús|la virgen|un ángel|los ángeles|los espíritus|el señor) (\\S+ )?(me )(\\S+ )?(ha |han )?(mandado|manda|ordena|ordenado|ordenó|dice|dijo|pide|pedido|habla|elegido|eligió|encargado|mandó)|(demonio|diablo) (\\S+ )?(dentro|en (mi|el) (cuerpo|cabeza))|las voces (han )?(vuelto|vuelven|volvieron|gritan|siguen)',
    ],
    unless:
      'vocecita|voz (interior|de (mi|la (madre|conciencia|razón)|mi (madre|padre|abuel*|marido)|la radio|su|un cantante))|en voz (alta|baja)|viva voz|coro|radio|audiolibro|podcast|contestador|voces (blancas|del coro|de los niños|en la calle|de mis)|cantante|misa|oración|rez*|cura|sermón|intuición|vecin*|me quedé sin voz|voz y voto|todavía oigo|aún oigo|aún escucho|alza* la voz|levanta* la voz',
    stands: ['denied'],
  },
  {
    id: 'voices-command',
    category: 'psychosis',
    level: 3,
    say: [
      '(voz|voces|dios|satanás|diablo|demonio|ángel*|virgen|espíritus|señor)',
      '(orden*|mand*|oblig*|exig*|pid*|dice* que|obedec*|tengo que)',
      '(salte|saltar|mate|matar|sacrific*|entregar*|apuñal*|hij[oa]|niñ[oa]*|ventana|tire|queme|obedecer|ahogue|decirle que no|puente|cuchillo)',
    ],
    unless:
      'sermón|biblia|abraham|misa|novela|película|gracias a dios|por dios|dios mío|rez*|pido a dios|cura|me lleve|señor (garcía|lópez|juez)|voz interior|vocecita',
  },
  {
    id: 'persecuted',
    category: 'psychosis',
    level: 2,
    say: [
      '(cámaras?|micrófonos?|micros|sensores|antenas|aparatos|cables) (\\S+ ){0,5}(en (los|las|mi|el|la) (\\S+ )?(enchufes|paredes|lámparas|techo|casa|tele|baño|dientes|cabeza|pared|coche|habitación|ropa)|escondid[oa]s?|ocult[oa]s|por todas|vigil*|espiar*)|(chip|chips|implante|aparato|dispositivo|algo) (\\S+ ){0,3}(en|dentro de|bajo) (\\S+ )?(muela|cabeza|cerebro|brazo|piel|diente|oído|cuello|sangre|nuca)|(me|nos) (espían|espía|vigilan|vigila|persiguen|siguen|envenenan|envenena|controlan la mente|leen la mente|leen el pensamiento|roban los pensamientos|graban|quieren envenenar|escuchan por|han (puesto|metido)|están (siguiendo|vigilando|espiando|grabando|envenenando)|observan|mandan señales)|(escuchan|leen|oyen|roban|controlan|saben|manejan) (\\S+ )?(lo que pienso|mis pensamientos|mi mente|mi pensamiento|mi cerebro)|(comida|agua|café|leche|aire|nevera|medicina|todo) (\\S+ ){0,4}(envenenad[oa]|veneno|contaminad[oa] para|drog[oa])|(no (es|son)) (mi|mis) (\\S+ )?(madre|padre|mujer|marido|hij[oa]|herman[oa]|padres|familia) (\\S+ ){0,4}(cambiado|otra|doble|parece|impostor*|robot|sustitu*|,)|(me (la|lo|los|las) han (cambiado|sustituido|reemplazado)|impostor*|suplantad[oa]|han cambiado por otr[oa]|un doble|reemplazad[oa] por)|(me han|he sido|fui|soy|me) (\\S+ )?(elegido|elegida|eligieron|el elegido|la elegida|mesías|profeta|enviad[oa]) (\\S+ ){0,5}(mundo|salvar|humanidad|dios|misión|para|gente|$)|(bichos|insectos|gusanos|arañas|hormigas|parásitos|cucarachas|larvas) (\\S+ ){0,3}(debajo|bajo|dentro|en) (\\S+ )?(de )?(la |mi |el )?(piel|cuerpo|cabeza|venas|cerebro)|(presentador*|hombre del tiempo|tele|televisión|radio|locutor*|noticias|matrículas|semáforos|anuncios|carteles|canciones|telediario) (\\S+ ){0,5}(mensajes?|señales?|me habla|hablan de mí|clave|códigos?|para mí|a mí|manda)|no sé si (\\S+ ){0,3}(real|sueño o|existe|viv[oa] o|verdad o)|(creo que|siento que|seguro que|estoy segur[oa] de que) (\\S+ )?(me morí|estoy muert[oa]|ya morí|ya he muerto|esto no es real|nada es real|nada existe|soy dios|soy inmortal|estoy en el infierno|esto es otro sitio)|(dejé|he dejado|abandoné|no tomo|dejado) (\\S+ )?(la medicación|las pastillas|el tratamiento|los antipsicóticos|tomar) (\\S+ ){0,8}(voces|veo|señales|poderes|claro)|(sin dormir|no duermo|noches sin|días sin) (\\S+ ){0,10}(elegid[oa]|misión|poderes|salvar|no me hace falta|energía|genio|entiendo todo|lo entiendo todo|invencible)|(veo|viendo) (\\S+ ){0,3}(gente|personas|sombras|cosas|figuras|caras|demonios) que (no (están|existen|hay)|nadie)|tengo poderes|soy (dios|el mesías|inmortal|la virgen|jesucristo)',
    ],
    unless:
      'película|novela|serie|libro|obra de teatro|ladron*|alarma|vigilabebés|seguro|ex me|oficina|empresa|intoxicación|alergia|adopt*|madrastra|padrastro|biológic[oa]|elegid[oa] (para (el|la) (equipo|papel|puesto|coro|delegad*))|delegad[oa]|jurado|beca|psicólog*|piojos|marcapasos|cadera|empaste|dentista|muelas? del juicio|google|facebook|instagram|seguidores|me siguen en|mosquito*|no es mi (madre|padre) (quien|la que)|no es mi (hij[oa]|marido) (es|sino)|síndrome del impostor|impostora en el trabajo|hotel|turismo|whatsapp|(mensajes|señales) de (whatsapp|texto|voz)|no sé si (es verdad|el amor)|contaminada (la playa|el río)|no es mi familia (de sangre|biológica)|como si',
    stands: ['denied'],
  },
  {
    id: 'i-kill-them',
    category: 'harm-to-others',
    level: 3,
    say: [
      '(lo|la|los|las|le|les) (voy a|quiero|pienso|tengo que|juro que voy a|acabaré|iré a) (\\S+ )?(matar|apuñalar|acuchillar|disparar|pegar un tiro|quemar|rajar|reventar|envenenar|estrangular|degollar|prender fuego|dar una paliza|atropellar)|(voy a|quiero|pienso|he decidido|decidí|tengo que|juro) (\\S+ )?(matarl[oa]s?|matar a|apuñalar*|dispararles?|quemar(le|les|lo|la)? |envenenar*|acabar con (él|ella|ellos|todos|mi)|rajar*|pegarle un tiro|llevármel[oa]s|degollar*|atropellar*|hacerle daño a)|(lo|la|los|las) (mato|apuñalo|rajo|quemo|degüello)( |$)|(me las? (va|van|vas) a pagar|me la[s]? pagar*|lo (va|van) a (pagar|lamentar)|lo pagarán|se van a (enterar|arrepentir)|se va a (enterar|arrepentir))|(no|nunca) (vuelve|se vuelve|volverá|va a volver|vuelve a) (\\S+ )?(a )?(levantarse|levantar|respirar|casa|ver la luz)|(no son para|no serán para|ni para) nadie|(si no (son|es) (mí[oa]s?|para mí))|(me (los|las|lo|la) llevo|llevármel[oa]s) (conmigo|por delante)|(los|las|nos|todos) (\\S+ )?(llevo|voy a llevar) (\\S+ )?conmigo|(quemar|quemo|incendi*|prender fuego|volar) (\\S+ ){0,2}(casa|colegio|instituto|oficina|todo|coche) (\\S+ ){0,3}(dentro|ella|él|todos|ellos)|masacre|tiroteo',
    ],
    unless:
      'mataría por|matar (el tiempo|el gusanillo|moscas|al jabalí)|disgustos|risa|a besos|juego|partida|película|novela|personaje|ajedrez|cucaracha*|araña*|mosca*|mosquito*|rata*|ratón|ratones|conejo|gallo|pollo|cerdo|jabalí|pescado|caza*|malas hierbas|ego|leña|basura|comer a besos|estrangularía|cenar|vacaciones|al cine|al parque|de viaje|de paseo|me los llevo conmigo (a|al|de|en|cuando)|me la llevo|me lo llevo (a|al|de|puesto|para)|me (lo|la) llevo conmigo (a|al|de)|pagar (la|el|las|los)|factura|hipoteca|deuda|multa|no (quiero|voy a|pienso) (matar*|hacerle)|sin querer|calorías|grasa|dvd|cd|azúcar|parcial|noticias|torta|de pena|jaja*',
    stands: [],
  },
  {
    id: 'wait-for-them',
    category: 'harm-to-others',
    level: 3,
    say: [
      '(espero|esperaré|voy a esperar|espera|llevo|tengo|metí|guardé|sé dónde|compré)',
      '(a la salida|en la salida|cuchillo|pistola|navaja|gasolina|en la mochila|en la bolsa|dónde (vive|aparca|trabaja)|bate|martillo|ácido|escopeta)',
      '(matar|levantarse|pagar|va a|vuelve|instituto|pagan|enterar|arrepentir|colegio|muert[oa]|vengar*|acabar)',
    ],
    unless:
      'cocina|pesca|camping|picnic|colegio a las|recog*|merienda|cenar|regalo|afilar|cazar|por si|defend*|me (amenaza|va a)',
    stands: ['denied'],
  },
  {
    id: 'harm-thoughts',
    category: 'harm-to-others',
    level: 2,
    say: [
      '(pienso|pensar|pensando|imagino|imaginar|imaginando|fantase*|sueño despiert[oa]|ganas|impulsos?|ideas?|pensamientos?|miedo|obsesión|imágenes|quiero|tentación|deseo|dejar de) (\\S+ ){0,5}(matar(l[oea]s?)?|hacer(le|les)? daño|le hago daño|hacerle algo|ahogar*|estrangular*|apuñalar*|tirar(l[oa]|le)? (por|a mi|al)|empujar*|asfixiar*|envenenar*|golpear(l[oea])? |dejar caer|sacudir*|lastimar(l[oea])?|pegarle|clavar*|que sufra|que pague|verlo muerto|verla muerta|matarl[oa]s?|matar)|(sacudí|zarandeé|golpeé|pegué|le di|abofeteé|empujé|quemé|mordí|tiré|lastimé|ahogué) (\\S+ ){0,4}(a (mi|la|al|los|mis) (\\S+ )?(bebé|hij[oa]s?|niñ[oa]s?|mujer|marido|madre|novia|padre|pareja|abuela|alumno|peque)|al bebé|a la niña)|(le|les) (pego|pegué|golpeo|grito y pego|doy|di|he pegado|levanto la mano|zurro) (\\S+ ){0,4}(a (mi|mis|los|la|el)|fuerte|bofetad*|paliza*|cinturón|golpe*|sangr*)|(quiero|deseo|ojalá) que (\\S+ )?(sufra|sufran|muera|mueran|se muera|pague|le duela|sangre)|(aprieto|agarro|sujeto|pellizco|empujo|trato) (\\S+ ){0,6}(más (fuerte )?(de lo|de la cuenta|fuerte)|marcas|a propósito|daño|moratones)|(almohada) (\\S+ ){0,4}(cara|boca)|hacerle daño de verdad|quiero hacerle daño',
    ],
    unless:
      'película|novela|ajedrez|juego|partida|jugando|sin querer|no quiero (hacerle|hacer) daño|hacerle daño (al|a mi) (corazón|marcharme)|no (le|les) pego|pego (un|una|fotos|carteles)|le (di|doy) (\\S+ )?(un (beso|abrazo|susto)|una (sorpresa|carta|oportunidad|vuelta)|las gracias|la (mano|razón|noticia|bienvenida|teta)|de (comer|mamar|cenar|desayunar)|permiso|pena|dinero|pecho|el (pecho|pésame|biberón|móvil)|besos|los buenos días)|les doy (clase|las|los|de)|le doy (los|las|de|clase|vueltas|mucha)|portazo|huevos|nata|alfombra|boxeo|saco|columpio|estrangularía|matar (el tiempo|jabal*|un jabalí)|cazo|caza|cuando (él|ella|mi madre) me|de niñ[oa]|mi (padre|madre) (\\S+ )?(me|nos)|perder(l[oa])|tirar (la|el|los|las|cosas)|empujar el (carrito|columpio)|mosca|cucaracha|sorpresa|olvidé|se me quemó|torta|jaja*|perdí el',
  },
  {
    id: 'harm-worry',
    category: 'harm-to-others',
    level: 1,
    say: [
      '(miedo|temo|preocupa|asusta|sueño despiert[oa]|imagino)',
      '(se me vaya la mano|se me va la mano|perder el control|pierda el control|hacerle (daño|algo)|pegarle|tirar a mi|explotar y|empujar a)',
    ],
    unless: 'coche|juego|peso|él me|me pegue|me haga',
  },
];
