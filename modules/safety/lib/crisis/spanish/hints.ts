import type { CrisisRule } from '../crisis';

const day =
  '(viernes|sábado|domingo|lunes|martes|miércoles|jueves|mañana|pronto|poco|semana|mes|navidad|nochebuena|comunión|boda|cumpleaños|verano|reyes|noche|luego|después|vacaciones|fiestas|año nuevo|pascua|primavera|invierno|funeral|juicio)';
const gone =
  '(no est[eé]|ya no est[eé]|me vaya|muera|me muera|falte|no exista|desaparezca|me haya ido|me fuera|no estuviera|muriera|desapareciera|faltara|no existiera|ya no viva)';

/** Hints: goodbye, things given away, a burden, sleep without end, and the despair in which they are written. */
export const spanishHints: readonly CrisisRule[] = [
  {
    id: 'nobody-has-to',
    category: 'farewell',
    level: 2,
    say: [
      `(después|a partir|luego|desde|pasado|tras|cuando) (\\S+ ){0,4}(nadie|no|ya no|ya nadie) (\\S+ ){0,3}(tendr*|tenga*|tiene* que|har*|cuid*|preocup*|aguant*|sufr*|cargar|moles*|import*|doler*|duela|estaré|estoy|esté)|(nadie|no|ya no) (tendrá|tendréis|tendrán|tenga|tiene|hará|hace) (\\S+ )?(que|falta) (\\S+ )?(cuidar*|preocupar*|aguantar*|soportar*|cargar|mantener*|esperar*|pagar*|llamar*|preocupéis)|(no me|no) (pongáis|pongan|pongas|esperéis|esperen|esperes|guardéis|guarden|guardes|contéis|cuenten|cuentes|reservéis|reserven|busquéis|busquen|busques) (\\S+ )?(plato|sitio|mesa|conmigo|silla|asiento|en|para|más|despiert[oa]*)?|(ya no|no) (lo|la|los|las) (voy a (usar|necesitar)|necesit[oa]|necesitaré|usaré)|(quedaos|quédate|quédense|quedaros) con (mi|mis|el|la) (\\S+ ){0,6}(ya no|no lo voy|no la voy|semana|necesit*)|(os|les|te) (dejaré|dejo|voy a dejar) (\\S+ )?(en paz|tranquil[oa]s?|libres?|de molestar|descansar)|(descansaréis|descansarán|libres) (\\S+ )?de mí|librar(os|se|les) de mí|serían libres|estarán (mejor|libres|tranquilos)`,
    ],
    unless:
      'vacaciones|barco|nuevo trabajo|jubil*|empresa|mudo|mudanza|viaje|extranjero|entrega|examen|oficina|avión|talla|pequeñ[oa]|quimio|tratamiento|carnet|divorcio|a cenar|a comer|de guardia|trabajo hasta|llegaré tarde|atasco',
    stands: ['denied'],
  },
  {
    id: 'better-without-me',
    category: 'farewell',
    level: 2,
    say: [
      `(sin mí|si (yo )?(me )?${gone}|cuando (yo )?(me )?${gone}|el día que (\\S+ )?${gone}|si no hubiera nacido) (\\S+ ){0,8}(mejor|feliz|felices|aliviad*|tranquil*|libres?|más fácil|nadie|notar*|cuenta|llorar*|extrañar*|echar*|paz|olvid*|seguro|igual|descansar*)|(mejor|más felices|más feliz|más tranquilos|más fácil|más livian*) (\\S+ ){0,2}sin mí|(nadie|no) (\\S+ ){0,2}(notaría|notaría mi|se daría cuenta|me echaría* de menos|me echará de menos|me extrañar*|lloraría|me va a echar|me echa en falta|me echaría en falta|se va a enterar|lloraría por mí|vendría a mi)|(llorar(án|ían|éis)|estar(án|ían) tristes|sufrir(án|ían)) (\\S+ ){0,5}(después|luego|pero|libres|pasará|mejor)|(valgo|vale|sirvo) más muert[oa]|(seguro|póliza|dinero) (\\S+ ){0,3}(más que yo|más falta|les vendrá|les servirá|pagará|cobrar*)|seguro de vida|(decidle|decidles|díganle*|dile|diles|decirle|decirles|digan) (\\S+ ){0,6}(quise|quiero|querí*|amé|amo|perdón|perdone*)|(cuidad|cuidá|cuiden|cuida|cuidadme) (\\S+ )?(de |a |del |mucho )(\\S+ ){0,3}(mis|mi|los|ella|él|él|niños|niñas|gato|perro|mamá|\\S+) (\\S+ ){0,4}(cuando|por mí|falte|no esté|si me)|por si no (puedo|vuelvo|llego|estoy|da tiempo)`,
    ],
    unless:
      'sin mi (hermana|hermano|madre|mujer|marido)|ya estaría|agente|comercial|prima|renov*|banco|fiesta|concierto|vacaciones|viaje|jefa|oficina|partido|san valentín|mientras (estoy|estamos)|fin de semana|no les gusta|examen|hipoteca (del|con)',
    stands: ['denied'],
  },
  {
    id: 'burden-soon',
    category: 'farewell',
    level: 2,
    say: [
      '(carga|estorbo|lastre|peso|molestia|problema para todos)',
      `(pronto|dejaré|dejar de ser|dejo de ser|arreglar*|ya no|solucion*|acab*|fin|libr*|quitar*|${day})`,
    ],
    unless:
      'viej[oa]|mayor|ahorro|cuando sea|anciano*|carga de trabajo|no (quiero )?ser una carga|camión|peso (ideal|kilos)|perder peso|bajar de peso|dieta|kilos|miedo|gimnasio|maleta|mochila|lavadora',
    stands: ['denied'],
  },
  {
    id: 'burden',
    category: 'hopelessness',
    level: 1,
    say: [
      '(soy|siento|sintiéndome|ser|sido|como) (\\S+ ){0,2}(un|una|el|la) (\\S+ )?(carga|estorbo|lastre|peso muerto|molestia|inútil|fracaso|basura|error|parásito|mierda|desgracia|vergüenza para|nulidad|cero a la izquierda)|no (sirvo|valgo|importo|pinto) (\\S+ )?(para nada|nada|a nadie)|no le (importo|hago falta|intereso) a nadie|sobro (en|para|$|,)|estoy de más|no valgo (\\S+ )?nada',
    ],
    unless:
      'viej[oa]|mayor|ahorro|cuando sea|no soy|miedo|(me|nos) (dice|decía|dijo|llama|llamaba)|inútil (para|con) (la|el|las|los)|para el fútbol|cocina',
  },
  {
    id: 'goodbye',
    category: 'farewell',
    level: 2,
    say: [
      'adiós (a todos|a todas|mundo|para siempre|y gracias|y perdon*|familia|amigos|hermanos|mis|vida)|(cuando|para cuando) (leáis|lean|leas|encontr*|recib*|veáis|vean) (\\S+ ){0,4}(esto|carta|mensaje|nota|ya)?|(perdonadme|perdónenme|perdóname|perdónname|perdonen|perdonad|perdón a todos|perdón por todo|lo siento por todo|siento todo)|gracias por todo|gracias a todos|(no es|no fue|nadie tiene|no tenéis|no tienen) (\\S+ ){0,3}(culpa)|no (lloréis|lloren|llores|os culpéis|se culpen|te culpes|me lloréis|estéis tristes|estén tristes|estés triste|sufráis|me busquéis|me olvidéis)|(última|ultimo|último) (vez|carta|mensaje|noche|adiós|abrazo|post|foto)|por última vez|(me despido|despedirme|despedida|me estoy despidiendo|despidiéndome|me he despedido|diciendo adiós|decir adiós|decirles adiós|despediros)|ya no (estaré|voy a estar|estoy|me veréis|me verán|volveréis|sabréis)|no (estaré|voy a estar|voy a volver|volveré|volveréis|vais a volver|vuelvo) (\\S+ ){0,3}(aquí|más|para|cuando|verme|a verme|a molestar|nunca|con vosotros)|pronto (\\S+ )?(estaré|voy a estar|me iré|me reuniré|iré|nos veremos|dejaré|acaba*|descansaré|todo|seré|terminará|se acab*|me voy)|(estaré|estar|reunirme|reuniré|reencontrar*|juntarme|irme|voy a ir|iré|me voy) (\\S+ )?(con|a ver a) (mi (mamá|papá|madre|padre|hijo|hija|abuel[oa]|marido|mujer|hermano|hermana|esposo|niñ[oa]|\\p{L}+)|él|ella|ellos|dios|la virgen|mis muertos|los míos) (\\S+ ){0,5}(pronto|esperando|espera|cielo|allí|arriba|otro lado|por fin|otra vez|de nuevo|ya)|(pronto|ya|por fin) (\\S+ ){0,2}(estaré|voy a estar|me voy|me iré|iré) (con|a su lado|junto)|me (está|están) esperando|(dejo|dejado|dejé|escribí|escrito) (\\S+ )?(una )?(carta|cartas|nota|notas) (\\S+ )?(para|a) (\\S+ )?(cada|mis|mi|todos|los|la)|(falta|queda) poco (para|y)|queda poco|(deje|dejará|va a dejar|dejar|dejaría) de doler|(se acaba|acaba|termina|se termina|acabará|se acabará) (\\S+ )?(el (sufrimiento|dolor)|todo|esto)|(todo|esto) (\\S+ )?(se acaba|acabará|se acabará|terminará|habrá terminado|habrá acabado)|(sufrimiento|dolor) (\\S+ ){0,3}(se acaba|acaba|termina|terminará)|(viernes|sábado|domingo|lunes|mañana|noche) (\\S+ ){0,3}(se acab*|acaba todo|descanso por fin|todo termina)',
    ],
    unless:
      'empresa|compañer*|último (día|dia) (en|de (trabajo|curso|vacaciones|clase))|jubil*|aeropuerto|estación|nuevo trabajo|mudanza|curso|fiesta de despedida|cena de despedida|despedida de solter*|(murió|muriera|falleció|entierro|hospital|tumba|funeral)|me despedí de (mi (madre|padre|abuel*|perr*|marido|mujer)|él|ella)|(vi|vimos|fui|estuve|besé|abracé|hablé) (\\S+ ){0,4}última vez|última vez que|la última vez (que|lo|la|fue|fueron|pensé)|esperando (en|fuera|a que|para)|gracias por (venir|la|el|escuchar)|tren|cena|comer|a las|vacaciones|dentro de (un mes|unos días)|volveré (mañana|a las|pronto)|hijo (nació|está en el)|colegio|carta a los reyes|reyes magos|no es culpa (mía|tuya|de)|la culpa la|divorcio|el curso acaba|muela|dentista|rehabilitación|fisio|rodilla|operación|tatuaje|partido|la serie|mes|trimestre|me está esperando (en|para|a)|abajo',
    stands: ['denied'],
  },
  {
    id: 'giving-away',
    category: 'farewell',
    level: 2,
    say: [
      '(regalé|regalo|regalado|he regalado|di|doné|he dado|dado|repartí|he repartido|dejé|he dejado|vendí|he vendido|regalando|repartiendo|entregué|vacié|pagué)',
      '(adonde voy|donde voy|a donde voy|no (los|las|lo|la|me) (voy a )?(necesit*|hac*|hará*|usar)|ya no (los|las|lo|la|me) (necesit*|va* a|hac*|hará*|hace falta)|no (queda|quede|dejo|dejar) (\\S+ )?(nada )?pendiente|nada pendiente|hasta fin de mes|todo arreglado|todo en orden|todo cerrado|atado)',
    ],
    unless:
      'mudo|mudanza|piso nuevo|talla|pequeñ[oa]|gord[oa]|herencia|jubil*|bebé|alergia|móvil nuevo|coche nuevo|lisboa|divorcio|minimal*|marie kondo|vacaciones',
    stands: ['denied'],
  },
  {
    id: 'arranged',
    category: 'preparation',
    level: 2,
    say: [
      '(contraseñas|claves|papeles|testamento|cuentas|facturas|seguro|gato|perro|casa|llaves|entierro|funeral|carta|cartas|carpeta|libreta|ahorros|escrituras|todo|ropa)',
      '(por si (el|la|alguien|me|pasa|algún|los|no|faltara)|para que (nadie|no tengan|no tengáis|los niños|mis hijos|mi (mujer|marido|hija|hijo|madre)|sepan|encuentr*)|cuando (yo )?(no esté|ya no esté|falte|me vaya)|(arreglad|ordenad|pagad|resuelt|dejad)[oa]s? (\\S+ )?(para|así|y|por)|así no queda|nada pendiente|dejo (todo )?(arreglado|ordenado|listo|pagado)|en orden|limpi[oa] y|tranquil[oa] por|para después)',
    ],
    unless:
      'vacaciones|viaje|mudanza|notario|gestor*|hacienda|(mi|su) (madre|padre|abuel[oa]) (\\S+ ){0,2}(dejó|murió|falleció|testamento)|gente seria|oficina|hospital|colegio|invitados|obras|robo|incendio|huésped*|suegr*|asistenta|alquil*|visita',
    stands: ['denied'],
  },
  {
    id: 'hold-until',
    category: 'farewell',
    level: 2,
    say: [
      `(aguanto|aguantar|aguantaré|espero|esperar|resisto|tiro|sigo|solo|quedarme|me quedo) (\\S+ ){0,3}hasta (\\S+ ){0,6}(luego|después|y ya|ya|entonces|descans*|puedo|podré|nada|más)|(luego|después|entonces) (ya )?(puedo|podré|voy a poder|me toca) (\\S+ )?(descansar|irme|parar|soltar|dejar*|marcharme|dormir)|(ya )?puedo (descansar|irme) (en paz|tranquil*)`,
    ],
    unless:
      'vacaciones|jubil*|turno|examen|maratón|siesta|trabajo|fin de semana|curso|playa|cama|a casa|dieta|entrega|lunes festivo|puente',
    stands: ['denied'],
  },
  {
    id: 'calm-decision',
    category: 'farewell',
    level: 2,
    say: [
      '(desde que|ahora que|como ya|una vez que|ya que) (\\S+ )?(lo )?(decidí|he decidido|tengo decidido|tomé la decisión|sé (cómo|cuándo)|tengo fecha|elegí|está decidido)',
      '(tranquil[oa]|calma|paz|ligero|ligera|alivio|aliviad[oa]|mejor|sereno|serena|liviano|contento|feliz|duermo)',
    ],
    unless:
      'trabajo|separ*|divorci*|mudar*|estudi*|bebé|dejar de (fumar|beber)|carrera|jubil*|adoptar|dejarlo con|operar*|vend*',
  },
  {
    id: 'wish-gone',
    category: 'wish-to-die',
    level: 2,
    say: [
      '(quiero|quisiera|deseo|me gustaría|ganas de|apetece|necesito|solo quiero|ojalá) (\\S+ ){0,2}(desaparecer|desapareciera|esfumarme|borrarme|evaporarme|dejar de (sentir|ser|sufrir|estar)|que (todo|esto) (pare|termine|acabe|se acabe)|no sentir (más|nada)|apagarme|dormirme y|dormirme para|dormir y no|que todo se apague|no estar aquí|irme lejos y no volver|cerrar los ojos (y|para)|quedarme dormid[oa] (y|para))|si desapareciera (\\S+ ){0,6}(nadie|cuenta|mejor|notar*|ganas|comprobarlo|apetece)|(dormir*|dormido|dormida|acostarme|cerrar los ojos) (\\S+ ){0,3}(no (\\S+ )?(despert*|levantar*|abrir*)|para siempre|eternamente|nunca más)|sueño eterno|no me despierte|que no despierte',
    ],
    unless:
      'vacaciones|de la foto|vergüenza|tragara|del mapa unos|dolor de (espalda|muela*|rodilla)|(la|el) (música|ruido|obra|lluvia) (pare|acabe)|partido|bebé|niños|niña|despertador|bodas|un rato|una semana|unos días|fin de semana|de whatsapp|de las redes|de instagram|dejar de ser (el|la)|dejar de sentir (culpa|vergüenza|envidia)|dejar de estar (enfadad*|triste|pendiente)',
    stands: ['denied'],
  },
  {
    id: 'passive',
    category: 'hopelessness',
    level: 1,
    say: [
      '(me da igual|me daría igual|no me importa|no me importaría|qué más da|da lo mismo|me es igual) (\\S+ ){0,4}(si (\\S+ )?(vivo|muero|viviera|muriera|no vuelvo|no llego|me pasa|despierto|me mato|me atropell*)|lo que (me )?pase|morir*|vivir|no (despertar*|volver|llegar)|que me (pase|maten|atropelle*))|(conduzco|manejo|cruzo|nado) (\\S+ ){0,5}(sin (luces|mirar|cinturón)|demasiado rápido|con los ojos)',
    ],
    stands: ['denied'],
  },
  {
    id: 'hopeless',
    category: 'hopelessness',
    level: 1,
    say: [
      '(ya )?no (puedo|aguanto|doy|soporto) (\\S+ )?(más|mas)|no aguanto|ya no (puedo|aguanto|doy)( ,| $| más| así)|no puedo (seguir|continuar)( así| adelante| más| ,| $)?|(nada|ya nada|esto|la vida|todo|nada de esto) (\\S+ ){0,2}(tiene|tenga|le veo|encuentro) (\\S+ )?sentido|no (\\S+ )?(tiene|le veo|le encuentro|encuentro|veo|hay|queda|me queda|tengo|existe) (\\S+ ){0,2}(sentido|salida|futuro|esperanza|luz|remedio|solución|escapatoria|fuerzas|ilusión|motivos|horizonte|porvenir)|sin (sentido|salida|esperanza|futuro|rumbo|fuerzas|ilusión)|para qué (\\S+ )?(levantarme|seguir|vivir|sigo|intentar*|esforzar*|luchar|me levanto|estoy|nací|tanto|continuar|todo)|qué (sentido tiene|hago (yo )?(todavía |aún )?(aquí|en este mundo|viv[oa])|pinto (yo )?aquí)|no sé (qué|para qué|por qué) (\\S+ )?(hago|sigo|pinto|estoy|vivo|existo) (\\S+ )?(aquí|viv[oa]|en este mundo|todavía|aún|adelante|$)|(me he|ya me he|me) (rendido|rendí|rindo|dado por vencid[oa])|(tiré|he tirado|tiro) la toalla|(todo|tan|está todo|es todo) (\\S+ )?(oscuro|negro|vacío|gris|perdido|inútil|en vano)|(solo|sólo) (\\S+ )?(vacío|oscuridad|dolor|negrura)|(muert[oa]|vací[oa]|rot[oa]|apagad[oa]|sec[oa]|podrid[oa]) por dentro|por dentro (\\S+ ){0,3}(muert[oa]|vací[oa]|rot[oa]|apagad[oa])|(no|nunca|jamás|ya no) (\\S+ )?(va|voy|vamos|volver[eé]|iré) (\\S+ )?a (\\S+ )?(mejorar|cambiar|ser feliz|estar bien|salir de|levantar cabeza|acabar nunca)|no (va a mejorar|mejora|mejorará)|esto no (tiene arreglo|mejora|acaba)|no tengo arreglo|(cansad[oa]|hart[oa]|agotad[oa]) (\\S+ )?de (existir|luchar|todo|fingir|ser yo|seguir|sufrir|mí|pelear|intentarlo|llorar)|(esperanza|felicidad|alegría|futuro|vida) es (\\S+ )?(cosa de|para) (\\S+ )?otros|(nadie|a nadie) (\\S+ ){0,2}(me quiere|me necesita|me ve|le importo|me extraña|me busca|me echa|me espera|le hago falta|me escucha)|(todas las|ninguna) (puertas?|salidas?) (\\S+ )?(cerrad*|abiert*)|(odio|detesto|aborrezco) (\\S+ )?(mi vida|vivir|existir|estar viv[oa])|me odio|(estoy|siento que estoy|me siento) (\\S+ )?(acabad[oa]|hundid[oa]|perdid[oa] del todo|sin fuerzas|al límite|destrozad[oa]|derrotad[oa]|en un pozo|en un agujero)|toqué fondo|tocado fondo|he perdido (\\S+ )?(la esperanza|toda esperanza|las ganas|la ilusión|la fe en todo)|sin ganas de (nada|seguir)|no tengo ganas de nada|(quiero|quisiera|ganas de) (desaparecer|que me trague|no existir)|no (encajo|pertenezco) (\\S+ )?(en ningún|a ningún|ningún|en este)|se me (acaba|acabó|acaban|acabaron) (las fuerzas|la vida|el tiempo aquí|las ganas)|todo me da igual|me da (todo )?igual todo|no siento nada|(ya )?nada me (importa|llena|ilusiona|ata|queda|consuela)',
    ],
    unless:
      'cuando cargo|aplicación|dieta|trabajo|jefe|tráfico|impresora|deberes|cena|postre|comer|tarta|risa|reír|chocolate|gimnasio|maratón|kilómetro*|escalera*|cuesta|examen|curso|wifi|batería|móvil|fumar|tabaco|alcohol|azúcar|calor|frío|ruido|vecin[oa]s|reunión|excel|mudanza|obras|hijos|niños|mellizos|esperar (a|más)|(él|ella|mi (madre|padre|abuel*|jefe|marido|mujer|hij*|herman*)|médic*) (\\S+ ){0,2}(no puede|no podía|dijo|dice|tiene|tenía|perdió|está|estaba)|no (hay|queda) (\\S+ )?(nada (en la|de comer|para cenar|como|mejor|malo|que (ver|hacer|perdonar|decir))|remedio casero|solución fácil)|no tengo nada (que|contra|en)|sin salida al mar|sin sentido (del|de)|sentido del humor|calle sin salida|puedo más que|vestido|gato|café|noche oscur*|ojos|pelo|humor|ropa|el cielo|la calle|salía|en inglés|tenis|fútbol|equipo|planta|huerto|tragara|tren|de la mano|sin fuerzas (tras|después)|no hay nada más|no siento nada (por|en) (él|ella|la|el)|odio (los|el|la|las|a)|pescado|nada que ver',
    stands: ['denied', 'past'],
  },
];
