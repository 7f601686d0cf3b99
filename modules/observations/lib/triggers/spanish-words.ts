import type { WordLists } from './triggers';

/** Relatives, numbers and how common words are. */
export const spanishWords: WordLists = {
  kin: `
madre mamá mama mami amá vieja
padre papá apá papa papi viejo
marido esposo
mujer esposa
pareja
novio
novia
hijo
hija
hermano
hermana
abuela abuelita yaya nona
abuelo abuelito yayo nono
tío
tía
padrastro
madrastra
nieta
nieto
primo
prima
sobrina
sobrino
suegra
suegro
cuñado
cuñada
jefe
jefa
amigo
amiga
padres
hijos
maestra
maestro
`,
  close: 'madre padre marido mujer pareja hijo hija padres hijos',
  she: 'madre mujer hija hermana abuela tía novia madrastra nieta suegra cuñada prima sobrina amiga',
  he: 'padre marido hijo hermano abuelo tío novio padrastro nieto suegro cuñado primo sobrino amigo',
  units:
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  commonNouns: `
vuelta vueltas gracia gracias dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta
tiempo año años día días vez veces cosa cosas hombre hombres mujer mujeres niño niña niños niñas mundo vida gente persona personas lugar sitio parte
semana semanas mes meses hora horas minuto minutos momento noche noches mañana mañanas tarde tardes ayer hoy domingo lunes martes miércoles jueves viernes sábado
primavera verano otoño invierno enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre navidad tipo lado final fin principio
medio mitad número caso punto idea pregunta respuesta palabra palabras frase historia nombre razón problema verdad ejemplo línea grupo pasado futuro edad
sentimiento pensamiento sentido madre padre mamá papá padres hermano hermana hijo hija hijos abuela abuelo tío tía primo prima amigo amiga amigos
muchacho muchacha chico chica bebé vecino vecina vecinos jefe jefa profesor profesora maestro maestra trabajo empleo dinero casa cuarto habitación escuela colegio
cuerpo cabeza cara mano manos ojo ojos dios amor muerte nacimiento matrimonio señor señora labor resto forma manera modo modos par culpa ganas mismo misma otro otra
otros otras demás único única primera primero segunda segundo última último tercera siguiente fondo falta familia marido esposa
`,
  ordinaryNouns: `
puerta ventana mesa cama silla cocina suelo piso pared calle coche carro auto autobús tren pueblo ciudad país jardín árbol agua mar río cielo sol lluvia nieve
viento fuego luz color foto libro carta papel página teléfono móvil celular caja bolsa botella taza vaso plato comida pan té café carne leche perro gato caballo
pájaro pelo brazo brazos pierna piernas pie pies hombro espalda dedo dedos voz ruido silencio música canción iglesia hospital médico doctor enfermera
tienda oficina empresa negocio cliente clientes paciente equipo clase curso juego partido fiesta boda entierro funeral vacaciones viaje ropa vestido abrigo
camisa zapatos bolsillo llave llaves reloj campana turno sueldo precio cuenta deuda deudas banco guerra policía juez ley periódico radio televisión
computadora ordenador máquina herramienta motor barco estación esquina patio campo tierra monte piedra madera garaje cajón armario escalera techo sótano
baño examen lección plan reunión lista regla error accidente enfermedad dolor operación sueño miedo rabia vergüenza alegría esperanza ayuda experiencia
memoria recuerdo costumbre secreto promesa decisión conversación pelea paz fuerza libertad valor paciencia orgullo confianza fe alma espíritu
paso pasos regalo pastel sopa olla estómago pecho garganta rodilla diente piel sangre lágrimas sonrisa risa beso suerte
`,
  commonWords: `
ser estar haber tener hacer poder decir deber querer saber ver dar llegar pasar poner parecer quedar creer hablar llevar dejar seguir encontrar llamar venir pensar salir
volver tomar conocer vivir sentir tratar mirar contar empezar esperar buscar existir entrar trabajar escribir perder producir ocurrir entender pedir recibir recordar
terminar permitir aparecer conseguir comenzar servir sacar necesitar mantener leer caer cambiar presentar abrir bueno buena malo mala nuevo nueva viejo vieja grande
pequeño largo corto alto bajo mejor peor mayor menor propio mucho mucha muchos poco poca todo toda todos todas nada nadie algo alguien nunca siempre también
tampoco solo sólo ya aún todavía ahora entonces después antes luego aquí allí ahí así bien mal muy más menos tan tanto como cuando donde porque pero aunque
sino para por con sin sobre entre desde hasta hacia que quien cual era eran fue fueron soy eres somos son estoy está estaba están he ha han había habían tengo tiene
tenía tuve hago hace hacía hice hizo puedo puede podía digo dice decía dije dijo quiero quiere quería voy va iba fui sé sabe sabía veo ve veía vi vio doy da daba dio
este esta esto ese esa eso aquel aquella mi mis tu tus su sus nuestro nuestra ella ellos ellas nosotros usted ustedes uno dos tres cuatro cinco cada mismo quizás
`,
};
