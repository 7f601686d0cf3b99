import type { CrisisRule } from '../crisis';

const kill =
  '(matarme|suicidarme|ahorcarme|colgarme|pegarme un tiro|dispararme|envenenarme|ahogarme|desvivirme|quitarme la vida|quitarme de en medio|quitarme del medio|tirarme|lanzarme|arrojarme|cortarme las venas|acabar con (mi vida|todo|esto|mi existencia)|terminar con (mi vida|todo|esto)|poner(le)? fin a (mi vida|todo|esto|mi existencia)|volarme la cabeza|volarme los sesos|matarnos|inmolarme|hacerlo|irme de este mundo|dejar este mundo|partirme la crisma|tirar la toalla con la vida|autoeliminarme)';
const selfKill =
  '(matarme|suicidarme|ahorcarme|colgarme|pegarme un tiro|desvivirme|quitarme la vida|envenenarme|volarme la cabeza|cortarme las venas)';
const pills =
  '(pastillas|pastis|píldoras|tabletas|comprimidos|medicamentos|medicinas|somníferos|ansiolíticos|insulina|veneno|lejía|matarratas|paracetamol|frasco|blíster|blister|caja|cajas|botes?|antidepresivos|orfidal|trankimazin|valium|lexatin)';
const means = `(${pills}|soga|cuerda|pistola|escopeta|rifle|arma|navaja|cuchilla|cinturón|revólver|gas)`;
const want =
  '(quiero|quisiera|quería|deseo|deseando|desearía|deseaba|anhelo|preferiría|prefiero|ojalá|espero|necesito|ganas de|me gustaría|me encantaría|pido|rezo|ruego|suplico|merezco|debería|querría|queriendo|soñando con|añoro)';
const family =
  '(hermano|hermana|madre|padre|mamá|papá|amigo|amiga|tío|tía|primo|prima|abuelo|abuela|compañer[oa]|vecin[oa]|hijo|hija|marido|mujer|esposo|esposa|paciente|pacientes|profesor*|jefe|novio|novia|ex|bisabuel[oa])';

/** What the writer wishes, thinks, plans or does to themselves. */
export const spanishSelf: readonly CrisisRule[] = [
  {
    id: 'kill-myself',
    category: 'intent',
    level: 3,
    say: [
      `(voy a|quiero|pienso|decidí|he decidido|tengo que|necesito|debo|planeo|estoy decidid[oa] a|estoy list[oa] para|a punto de|juro que voy a|creo que voy a|tengo pensado|vengo a|iré a|estoy por|me dispongo a|deseo|quisiera|tengo ganas de|termino por) (\\S+ ){0,2}${kill}|me (voy a|quiero|tengo que|pienso|vengo a|necesito|quisiera|debo) (\\S+ )?(matar|suicidar|ahorcar|colgar|pegar un tiro|quitar la vida|quitar de en medio|tirar (por|al|a la|desde|del|de la)|lanzar (por|al|desde)|desvivir|envenenar|cortar las venas|volar la cabeza|morir esta|ir de este mundo|arrojar)|(hoy|esta noche|mañana|ahora|ya|si|entonces|un día) __ me (mato|suicido|ahorco|cuelgo|tiro (por|al|a la|desde|del)|pego un tiro|quito la vida|corto las venas|quito de en medio|desvivo|lanzo)|me (mato|suicido|ahorco|pego un tiro|quito la vida|quito de en medio|desvivo) (y|hoy|esta|mañana|ya|de una|ahora|$|,)|me tiro (por la ventana|al (tren|metro|río|mar|vacío)|a las vías|del puente|desde|por el balcón|del balcón|por un puente)|me cuelgo (del|de la|de una)|me voy a (matar|suicidar|ahorcar|colgar|morir hoy)|hago desaparecer del mapa`,
    ],
    unless: `(si|como) (vuelve|vuelves|otra vez) _ (la impresora|el wifi|fallar|ese)|de risa|(me voy a|voy a) matar (a|al|de|estudiando|trabajando)|a disgustos|matarme (a|de) (estudiar|trabajar|risa|hambre)|acabar con (esta etapa|este capítulo|el tema|el desorden|la relación)|terminar con (él|ella|mi novio|mi novia|la relación|esta etapa)|tirarme (a la piscina|en paracaídas|en plancha|en el sofá|a la bartola|todo)|me voy a colgar (un|el|la|una)|hacerlo (bien|mejor|sol[oa]|yo)|acabar con esto cuanto|pegarme un tiro en el pie|me mato (a|de|por) (trabajar|estudiar|risa|mis hijos|reír)|matarme a|${family} _ me (quiere|va a) matar|ahogarme en un vaso|por (verte|un café)|olvidé|perdí el|se me quemó|jaja*|del divorcio`,
  },
  {
    id: 'conditional',
    category: 'thoughts',
    level: 2,
    say: [
      `me (mataría|suicidaría|ahorcaría|tiraría|quitaría la vida|pegaría un tiro)|${selfKill}|(matar|suicid|ahorc|desviv|colg|ahorcándo|matándo|suicidándo)(me|arme|ándome)|suicidi(o|os|arme|arse)|suicida(s)?|tentativa de suicidio|(idea|ideas|pensamiento*|pienso|pensar|pensando|pensé|imagino|fantase*|fantasía*|sueño|tentación|ganas|impulso|deseo) __ (matarme|suicid*|morir|la muerte|mi muerte|quitarme|acabar con (todo|mi vida|esto)|tirarme|dar un paso|saltar|desaparecer|no despertar|no estar|no existir|terminar con|hacerme daño|hacerme algo|cómo hacerlo|cómo lo haría|mi (propio )?(funeral|entierro)|estrellar*|volantazo|dejar de (existir|vivir|estar)|ponerle fin|poner fin|cortarme las venas|ya no estar|las vías|el balcón)`,
    ],
    unless: `${family} _ (se suicid*|se mató|se ahorcó|intentó|suicid*)|se (suicidó|suicida|suicidaran|suicidaron|suicidan|mató|mataran|quitó|quería suicidar|quiso)|(suicidio|suicidios) (de|del|en el campo|en|entre)|(tras|después de|desde|por) (el|su) suicidio|(examen|entrevista|política|negocio|carrera) _ (fue|era|es|sería) _ suicidi*|un suicidio (político|profesional|económico)|examen fue|suicidio (político|profesional)|prevención|tesis|miedo a (la muerte|morir)|morir de (risa|vieja|viejo|amor|hambre|vergüenza)|(amenazaba|amenaza|amenazó) con (suicid*|matarse|matarme)|diagnóstico|mata(r|n|ndo)me (a|de) (trabajar|estudiar|risa|hambre)|de risa|morir en paz|matarme a|la muerte de|(filósof*|estoic*|budis*)|paracaídas|la piscina|saltar (a la comba|de alegría|en)|su muerte|suicida (kamikaze|bomba)|escuadrón suicida|desaparecer unos días|de vacaciones|miedo (a|de) (matarme|morir) (con|en) (el|la) (coche|moto|avión)|pastillas para`,
  },
  {
    id: 'intent-other',
    category: 'intent',
    level: 3,
    say: [
      '(lo|la) (voy a|vamos a|pienso|haré|hago) _ (hacer )?_ (esta noche|hoy|mañana|el \\S+|este|donde nadie|pronto|ahora|ya|de una vez|sin que)|(esta vez|ahora sí) __ (no (voy a )?fall*|lo haré|no me encontr*|nadie me|sí que|lo consigo|va en serio)|(nadie|no) me va(n)? a (parar|detener|encontrar|impedir)|ya (lo )?(decidí|he decidido|tengo decidido|está decidido) (\\S+ ){0,6}(morir|matar|hacerlo|ahorcar|irme|acabar|fecha|adiós|mañana|noche|domingo|lunes|viernes|sábado)|(morir|matar|ahorcar|irme|acabar|mañana|noche) (\\S+ ){0,6}ya (lo )?(decidí|he decidido|tengo decidido)|no (llego|llegaré|voy a llegar|llegar) a (mañana|navidad|los \\S+|fin de|mi cumpleaños|la semana|viej[oa]|año nuevo|el \\S+)|mañana (estaré|voy a estar|ya estaré|ya voy a estar) (muert[oa]|lejos de todo|con dios)|(estaré|voy a estar) muert[oa]|no (veré|voy a ver|cumpliré|voy a cumplir) (los|mis|el|mi|la|otr[oa]|más) (treinta|cuarenta|cincuenta|veinte|sesenta|amanecer|cumpleaños|años|verano|navidad|quince|dieciocho)|voy a hacer lo mismo que|(hacer|haré) lo mismo que (hizo )?(mi|él|ella)|(no puedo|no consigo|no sé si puedo) (mantenerme|estar) (a salvo|segur[oa])|no me fío de mí|no respondo de (mí|lo que)|(hacerme|haré) _ (daño|algo) _ (esta noche|hoy|ahora|ya)|me voy a hacer (daño|algo)|voy a hacer una (locura|tontería)|voy a acabar con',
    ],
    unless:
      'examen|gimnasio|maratón|trabajo a tiempo|reunión|tren|aeropuerto|a fin de mes|dinero|sueldo|tarta|pastel|fiesta|viaje|boda|ganar|gol|partido|dieta|curso|acabar con (la|el|las|los|esta|este)|deberes|compra|reforma|papeles|mudanza|negocio',
  },
  {
    id: 'attempt',
    category: 'act',
    level: 3,
    say: [
      `(intenté|intente|he intentado|traté de|trate de|quise|intento|intentando|probé a|estuve a punto de) _ (${selfKill}|matarme|suicid*|quitarme la vida|ahorcarme|acabar con (todo|mi vida))|(intento|tentativa) de suicidio|(mi|último|segundo|primer|tercer) intento|(acabo de|me he|me|ya me|he) (\\S+ )?(tomar|tomado|tomé|tome|tragado|tragué|trague|tragar|tomarme|bebido) _ (todas?|todo|un montón|demasiad[oa]s|muchas|un puñado|las|un frasco|una caja|dos cajas|veinte|treinta|cuarenta|cincuenta|el bote|lejía|el frasco) _ ${pills}?|(sobredosis|pastillas en la mano|cuerda al cuello|soga al cuello|pistola en la (mano|boca|sien)|cuchilla en la mano)|me (corté|he cortado|abrí|corte) las venas|estoy (\\S+ )?(en|sobre|al borde de|subid[oa] a|de pie en|sentad[oa] en) (\\S+ ){0,3}(puente|azotea|cornisa|tejado|vías|andén|acantilado|balcón|terraza|ventana|precipicio|barandilla) (\\S+ ){0,8}(no|saltar|tirarme|volver|adiós|últim*|despid*|fin|valor|miedo|ya|salto|nadie|escribo)`,
    ],
    unless: `${family} (\\S+ ){0,3}(intentó|se tomó|se cortó)|(intento|intenté) de (bizcocho|tarta|pan)|vitamina*|mi madre se|gripe|garganta|resfriado|desayuno|tensión|tiroides|perro|gato|vacaciones|fotos?|puenting|excursión|vistas|de mal humor|regando|sobredosis de (azúcar|telenovelas|series|chocolate|dulces|café|trabajo|realidad|amor|cafeína)`,
  },
  {
    id: 'note-plan',
    category: 'preparation',
    level: 3,
    say: [
      `(carta|cartas|nota|notas|vídeo|video|mensaje) de (despedida|suicidio|adiós)|(tengo|he|ya|dejé|escribí|está|están|dejo) _ (carta|nota|cartas) _ (escrita|escritas|lista|listas|hecha|preparada|de despedida|en el cajón|para que)|(carta|cartas|nota) (escrita|lista|hecha|preparada)|(fecha|día|sitio|lugar|hora|puente|método|árbol|viga) _ (puest[oa]|elegid[oa]|decidid[oa]|escogid[oa]|fijad[oa]|pensad[oa]|señalad[oa])|(elegí|escogí|elegido|escogido|he puesto|puse|ya sé|sé) (\\S+ ){0,3}(el día|la fecha|el sitio|el lugar|el puente|cómo (y|lo|hacerlo|voy)|dónde y|cuándo y|cómo y)|tengo (un|el|ya un|mi) plan (\\S+ ){0,2}(para|y|fecha|hecho|listo)|(lo tengo|tengo|está|ya tengo) todo (\\S+ )?(preparado|listo|planeado|organizado|pensado|planificado|a punto)|(compré|he comprado|conseguí|guardo|guardé|tengo|junté|estoy juntando|escondí|llevo) (\\S+ ){0,3}(lo que (me hacía falta|necesit*|hace falta)|(la|una) (soga|cuerda|pistola|escopeta)|veneno|las pastillas|suficientes pastillas|pastillas (suficientes|para|guardadas|escondidas))|(busqué|he buscado|busco|googleé|averigüé|investigué|mirado|miré) (\\S+ ){0,3}(cómo|cuántas|la forma|la manera|maneras|formas|qué dosis) (\\S+ ){0,3}(morir|matar*|doler|dolor|suicid*|hacen falta|pastillas|hacerlo|ahorcar*)|(cuántas|cuantas) pastillas|solo espero (a que|que) (\\S+ ){0,6}(vay*|duerm*|salg*|march*|se)|ya me (despedí|he despedido)|me (despedí|he despedido) de (mis|todos|mi|los|ellos|la)|es cuestión de días`,
    ],
    unless: `su (carta|nota)|(la nota|carta) (del|de mi) (profesor|colegio|banco|abuel*|hermano|padre|jefe)|aeropuerto|estación|viaje|boda|fiesta|mudanza|maleta|cena|vacaciones|excursión|comida|cumpleaños|examen|jubil*|empresa|trabajo|compañer*|médico|farmacia|nevera|reunión|reforma|bebé|hospital mañana|graduación|a mi ex|tender la ropa|perdí el tren|erasmus`,
  },
  {
    id: 'means-ready',
    category: 'preparation',
    level: 3,
    say: [
      means,
      '(contad[oa]s|cuento|conté|guardad[oa]s?|escondid[oa]s?|junt(é|ando|ado)|acumul*|reunid[oa]s?|preparad[oa]s?|en la mano|cargad[oa]|suficientes|para no despertar|tomármelas|me las voy a tomar|tomarme todas|de golpe|de una vez|al cuello|en la sien|en la boca|colgad[oa]|para dormir para siempre|con vodka|con alcohol|con whisky|todas esta noche|todo el bote|mirándola|la viga)',
    ],
    unless:
      'niños|farmacia|enfermer*|paciente*|caza|cazador|escalada|barco|tienda de|cocina|cocinero|médico|tiroides|tensión|vitaminas|abuel*|museo|pesca|gas ciudad|bombona|cajas de (libros|mudanza|fotos|galletas|fruta)|caja (de|fuerte)|mudanza|móvil|batería|guitarra|saltar a la cuerda|caja registradora|pastillero|ropa|fotos|cartas|recuerdos',
  },
  {
    id: 'want-to-die',
    category: 'wish-to-die',
    level: 2,
    say: [
      `${want} (\\S+ ){0,3}(morir|morirme|estar muert[oa]|estuviera muert[oa]|estuviese muert[oa]|dejar de (existir|vivir|respirar|estar|ser)|no existir|no haber nacido|no hubiera nacido|no despertar*|la muerte|mi muerte|mi final|irme (para siempre|de este mundo|con dios|ya de este|al cielo)|desvivirme|que (dios|el señor|la muerte|la virgen) me (lleve|recoja|llame)|que me (lleve|mueran|maten|atropelle*|parta un rayo)|morirme de verdad|descansar (para siempre|en paz)|dormir (para siempre|y no)|dormirme|no estar (aquí|viv[oa]|en este mundo)|acabar de una vez|que (todo|esto) (acabe|termine|pare)|desaparecer (para|de)|morir ya|que se (acabe|termine) (todo|ya|mi vida)|no ser|estar bajo tierra|morir dormid[oa])|me quiero (\\S+ )?(morir|ir de este mundo)|ojalá (\\S+ ){0,3}(muriera|muera|muriese|no despert*|no hubiera nacido|muert[oa]|me muera|me muriera|me atropell*|no me despierte|me lleve|salga mal|fuera yo|no vuelva)|(ganas|deseos?) de (morir|morirme|no estar|no existir|dormir para siempre|desaparecer para|estar muert[oa])|(mejor|prefiero|preferiría) (\\S+ )?(muert[oa]|morir|morirme|estar muert[oa])|(estaría|estoy|estar) mejor muert[oa]|(deseando|deseo|espero|pido|busco|anhelo) (\\S+ ){0,2}(morir|la muerte|mi muerte)|(la muerte|morir) (\\S+ )?(sería|es|me parece) (\\S+ ){0,3}(alivio|descanso|salida|solución|mejor|paz|lo único|consuelo)|(dios|señor|virgen) (\\S+ ){0,6}(me lleve|llévame|me recoja|que me lleves|me llame)|(le )?pido a dios (\\S+ ){0,4}(lleve|morir|muera|no despertar|recoja)|que dios me lleve|me lleve dios|soñar con morir|merezco morir`,
    ],
    unless:
      'en abril|antes que (mi \\S+|\\S+)( ,)?$|paciente*|morir (de (vieja|viejo|risa|amor|hambre|vergüenza)|en (casa|paz|mi cama)|a gusto|matando|soñando)|morirme de (risa|vergüenza|vieja|viejo|hambre|amor)|(me quiero morir|quiero morirme|me quería morir|quise morirme) (, )?(me he puesto|de (risa|vergüenza|amor|ternura)|qué (vergüenza|mono|linda)|cuando vi la (foto|factura))|camiseta|vergüenza|miedo (a|de) morir|antes de morir|me muero (por|de)|(ella|él|madre|padre|abuel[oa]|marido|mujer|perro) (\\S+ ){0,2}(quería|quiso|quiere) morir|(filosofía|faltaría algo)|dejar morir|para morirse|ganas de vivir|quiero (vivir|ver|comer)|no (le )?quiero morir|(él|ella|mi \\S+) (murió|falleció)|su muerte|la muerte de|quiero que (el|la|las|los) \\S+ (muera|acabe|termine)|que (esto|todo) (acabe|termine) (bien|pronto la|el curso)|descansar (en paz )?(este|el) (fin|verano|domingo)|dormirme (pronto|temprano|la siesta|a las)|dejar de ser (el|la|l[oa]s)|dejar de estar (triste|enfadad*|en)|no ser (el|la|una|un|mi|como|tan)|morir(me)? sin (haber )?\\S+',
  },
  {
    id: 'not-live',
    category: 'wish-to-die',
    level: 2,
    say: [
      '(ojalá|quisiera|quiero|desearía|preferiría|mejor|espero|deseo|me gustaría|rezo para|pido) (\\S+ ){0,4}no (\\S+ )?(hubiera nacido|haber nacido|despert*|existir|existiera|existiese|estar viv[oa]|estuviera|estar aquí|volver a despert*|abrir los ojos|amanecer|haber existido)|no (hubiera|haber|haberme|debí) nac*|nunca (hubiera|haber|debí) nac*|(no|ya no|nunca más|tampoco|nada de) (\\S+ )?(quiero|deseo|quisiera|pienso|puedo|me apetece|merezco|sé si quiero) (\\S+ ){0,2}(vivir|seguir viv[oa]|seguir viviendo|existir|seguir existiendo|seguir aquí|seguir en este mundo|despertar(me)?|estar (más )?(viv[oa]|en este mundo|aquí)|continuar viv*|seguir respirando|seguir así viviendo|amanecer|volver a despertar*|levantarme nunca más)|no (\\S+ )?(tengo|me quedan|quedan|hay|siento|encuentro|veo|le veo|me queda|le encuentro) (\\S+ ){0,3}(ganas|motivos?|razón|razones|fuerzas?|sentido|ilusión|nada|motivación) (\\S+ )?(de|para|por|a|en|que me) (\\S+ )?(vivir|seguir viv[oa]|seguir viviendo|la vida|seguir|estar viv[oa]|existir|la que vivir|lo que vivir|quedarme|ate a la vida|mi vida|continuar|que vivir)|(sin|perdí las|perdido las|se me (han )?(quitado|ido|acabado|fueron) las|cero|ni) (ganas|ilusión|razones|motivos) (de|por|para) (vivir|seguir|seguir viv[oa])|(mi|la|esta) vida (\\S+ )?(no vale|no tiene|ya no vale|ya no tiene|carece|no merece|no es vida) (\\S+ ){0,3}(nada|la pena|sentido|pena|valor)?|(cansad[oa]|hart[oa]|aburrid[oa]|agotad[oa]|hasta) (\\S+ )?(de|del) (\\S+ )?(vivir|la vida|existir|esta vida|estar viv[oa]|mi vida|mi existencia|seguir viv[oa]|respirar)|no (vale|merece) la pena (vivir|seguir|la vida|continuar)|(vivir|seguir viv[oa]|la vida|seguir) (ya )?no (tiene|vale|merece) (\\S+ ){0,2}(sentido|pena|nada|más)|(nada|nadie) por (lo |el |la |l[oa]s )?que vivir|no (quiero|puedo) (más )?con (mi|esta|la) vida|no (me )?despert(ar|ase|ara|arme)(me)? (nunca|jamás|más|mañana)|no volver a (despertar|despertarme|abrir los ojos)|dormir(me)? (y|para) (no|siempre) _ (despertar|levantar|volver)?|dormir para siempre|(desaparecer|irme|dormir|descansar|marcharme|esfumarme) para siempre|no quiero (más vida|vivir)|vida no (es )?vida',
    ],
    unless:
      'hubiera nacido , (faltaría|qué)|clase de|a las (cinco|seis|siete|cuatro)|vivir (en|con|sin|aquí|así con|allí|lejos|cerca|de (alquiler|mis|las)|junt*|sola en|como mis|a base|solo en|para (trabajar|los demás))|seguir (aquí en|en (esta|este|la|el) (empresa|trabajo|casa|ciudad|piso|relación))|ganas de vivir que|nunca he tenido tantas ganas|mi vida no (tiene|es) (secretos|nada que ver|un|fácil)|la vida no (es|vale la pena perder)|hasta (la vida|el)|despertar (a (los|mi|la)|con resaca|temprano|pronto)|despertarme (temprano|pronto|a las|con)|estar aquí (en|sentad*)|la vida de|levantarme (temprano|pronto)|sentido de la vida|aquí (en|hasta)|(abuel*|madre|padre|él|ella) (\\S+ ){0,2}(cansad[oa]|decía)|otra ciudad me voy|vivir esta (experiencia|boda)|quiero seguir (estudiando|trabajando)',
    stands: ['denied'],
  },
  {
    id: 'self-harm',
    category: 'self-harm',
    level: 2,
    say: [
      '(me|a) (corto|cortaba|rajo|rajé|raye|rayé|rayo|autolesiono|lastimo|lesiono|quemo|araño|muerdo|golpeo|pincho|pego|flagelo|hiero|castigo|rasgo) (\\S+ ){0,3}(los brazos|el brazo|las muñecas|la piel|las piernas|los muslos|la cabeza|la cara|el muslo|la barriga|l[oa]s manos|a mí mism[oa]|yo (mism[oa]|sol[oa])|con (una|el|la|las|cuchilla*|mechero|cigarr*|un)|cuando|casi todas|todos los|cada|otra vez|por dentro|a escondidas|en (el|los|la|las)|y|hasta|sola|solo|para|,|$)|me (corto|autolesiono|hago cortes|rajo)( |$)|(cortarme|cortándome|autolesionarme|lastimarme|hacerme daño|quemarme|hacerme cortes|rajarme|autolesion*|pegarme a mí|castigarme|arañarme|herirme|hacerme sangre)|me hago (daño|cortes|sangre|heridas|algo en los brazos)|me (he )?(hice|hecho) (\\S+ )?(daño|cortes|un corte|heridas) (\\S+ ){0,3}(a propósito|adrede|queriendo|en|anoche|otra vez|ayer|yo)|lo que me hago|me arranco (\\S+ ){0,2}(piel|costras|pelo|uñas|pellejos)|(piel|brazos|muslos|muñecas|nudillos|cabeza) (\\S+ ){0,4}(hasta (que )?(sangr*|sale|me sangr*)|sangr*)|hasta (que )?(me )?(sangr*|sale sangre|salga sangre|ver sangre|hacerme sangre)|(puñetazos|cabezazos|golpes|cabeza) (\\S+ ){0,3}(a|contra|en) (la|una) (pared|puerta|mesa)|(cicatrices|cortes|marcas|heridas) (\\S+ ){0,3}(nuev[oa]s|gato|manga|pulseras|cada semana|frescas|escondo|tapo|recientes)|(manga larga|pulseras|sudadera*|mangas) (\\S+ ){0,6}(brazos|cortes|marcas|vean|cicatrices|nadie)|(guardo|escondo|tengo|llevo) (\\S+ )?(la|una|las) (cuchilla|cuchillas|navaja|gillette|hoja de afeitar)|(necesito|busco|merezco) (\\S+ )?(el |sentir )?dolor|(dejo|dejé|dejar) de comer (\\S+ ){0,3}(castig*|merezco|días)|(vomito|me provoco el vómito|provocarme el vómito|me mato de hambre)|recaí|recaída (\\S+ ){0,4}(cort*|cuchilla)',
    ],
    unless:
      'pelando|cocin*|patatas|cebolla|afeit*|sin querer|accidente|jardín|pan|pelo|uñas (en|de)|flequillo|peluquer*|horno|plancha|sol|playa|sartén|aceite|fútbol|gimnasio|correr|jugando|tropec*|papel|lata|cristal|me corto (el pelo|las uñas|un poco|la|al hablar|con facilidad)|(me pego|pego) (un|una|la) (ducha|siesta|vida|fiesta|susto|tiro|vuelta)|mi (gato|perro)|me pego a|golpeo la puerta|me muerdo (la lengua|las uñas|el labio)|me quemo (las pestañas|la lengua|al sol)|me lastimo (la rodilla|el tobillo|jugando|corriendo)|me (contó|dijo) que|ella se|se cortaba|hacerme (daño|sangre) con (sus|las) palabras|(él|ella|sus palabras|me) (puede|podía|pueden) hacerme daño|miedo (a|de) que|que me hagan|espalda|muelas|cabeza me|charlas|análisis|donar',
  },
  {
    id: 'self-harm-urge',
    category: 'self-harm',
    level: 1,
    say: [
      '(ganas|impulso|imagino|imaginar|pienso en|deseo|tentación|necesidad) (\\S+ ){0,5}(cortarme|cortándome|hacerme daño|lastimarme|autolesionarme|quemarme|hacerme cortes|insoportables)',
    ],
    stands: ['denied'],
    unless: 'pelo|flequillo|ni en mi peor|nunca|jamás',
  },
  {
    id: 'bleeding',
    category: 'act',
    level: 3,
    say: [
      '(corte|corté|cortado|cortes|rajé|venas)',
      '(profund[oa]|no para de sangrar|mucha sangre|sangrando mucho|hond[oa]|las venas)',
      '(sangr*|ayuda|miedo|sola|solo|arrepiento|venas|paro)',
    ],
    unless: 'cocina|cebolla|jamón|patata*|cristal|jardín|pelo|de aburrid*',
    stands: ['denied'],
  },
  {
    id: 'life-danger',
    category: 'act',
    level: 3,
    say: [
      '(necesito ayuda|ayuda|socorro|auxilio)',
      '(pastillas|cuchillo|matarme|morir|puente|ventana|sangr*|en la mano|no puedo mantenerme)',
    ],
    unless: 'ayuda (a|en|con) (la|el|mi|los)|cocina|deberes|enfermer*|farmacia|me ayuda',
    stands: ['denied'],
  },
];
