import type { CrisisLanguage } from '../crisis';
import { spanishBase } from './base';
import { spanishHints } from './hints';
import { spanishOthers } from './others';
import { spanishPlain } from './plain';
import { spanishSelf } from './self';

export const spanish: CrisisLanguage = {
  language: 'es',
  rules: [...spanishSelf, ...spanishBase, ...spanishHints, ...spanishOthers, ...spanishPlain],
  spellings: [
    ['kiero|kero|qiero|quero|qero', 'quiero'],
    ['q|ke|k|qe', 'que'],
    ['xq|pq|xk|porq|porke', 'porque'],
    ['bivir|vivr|bibir|vibir', 'vivir'],
    ['biva', 'viva'],
    ['morirm', 'morirme'],
    ['toy', 'estoy'],
    ['toi', 'estoy'],
    ['pa', 'para'],
    ['suisidarme|suicdarme|zuicidarme|suisidar|suicidiarme', 'suicidarme'],
    ['suisidio|zuicidio', 'suicidio'],
    ['desvivirme|desvivir me|desvivirse', 'desvivirme'],
    ['matar me', 'matarme'],
    ['morir me', 'morirme'],
    ['ya no mas|nomas', 'no mas'],
    ['aser|aserme', 'hacer'],
    ['boy', 'voy'],
    ['asta', 'hasta'],
    ['e', 'he'],
    ['ami', 'a mi'],
  ],
  typoWords: [
    'suicidarme',
    'suicidio',
    'suicidar',
    'pastillas',
    'matarme',
    'matarse',
    'morirme',
    'morirse',
    'ahorcarse',
    'ahorcarme',
    'desaparecer',
    'despedida',
    'despertar',
  ],
  negators: 'no|nunca|jamás|nada|nadie|ningún|ninguna|ni|tampoco|sin',
  noDenial:
    'no s[oó]lo|no solamente|no (puedo|paro|dejo|consigo|logro|pude) _ (dejar|parar|evitar|más|de|sacarme|quitarme)|no paro|no dejo de|por qué no|no sé|no estoy segur*|no (me )?importa|no aguanto|no soporto|no es broma|no lo digo por|no bromeo|no puedo más|no (quiero|tengo|deseo) _ (vivir|seguir|existir|despertar|ganas|motivo|nada|más|estar)|ya no (puedo|aguanto|quiero vivir|quiero seguir)|nadie (lo sabe|me|va a|sabe|se)|nada me|nunca más|no volver|no hay|no llego|no pienso volver|no voy a|no fuera|sin que nadie|sin él|sin ella|ni siquiera|no queda',
  clauseOpeners:
    'y|pero|o|sino|porque|que|cuando|si|aunque|mientras|como|para que|hasta que|desde que|pues|ya que|luego|después|antes de|entonces',
  longAgo:
    'hace (muchos|unos|varios|más de|casi|ya|un montón de)? ?_ (años|décadas|siglos)|años atrás|de (niñ[oa]|pequeñ[oa]|chic[oa]|chiquit[oa]|joven|adolescente|crí[oa])|cuando (yo )?(era|éramos|tenía|teníamos|fui|estudiaba|iba al) _ (niñ[oa]*|pequeñ[oa]*|chic[oa]*|joven|jóvenes|adolescente|años|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|veinte|colegio|instituto)|a los _ (años|quince|dieciséis|diecisiete|dieciocho|veinte|[a-z]*cinco|catorce|trece|doce|[0-9]+)|(con|tenía) (siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|[0-9]+) años|en (mi|aquella) (infancia|niñez|adolescencia|juventud|época)|en aquell[oa]s (años|tiempos)|en aquel entonces|en (la escuela|el colegio|el instituto|el cole)|(19|20)[0-9][0-9]|antiguamente|en otros tiempos|en la guerra|en los (años )?(setenta|ochenta|noventa)|mi bisabuel*|de eso hace',
  now: 'voy a|quiero|ahora|hoy|todavía|aún|otra vez|de nuevo|esta (noche|tarde|mañana|semana)|este (mes|año|fin)|últimamente|cada (día|noche|vez|semana|mañana)|tod[oa]s l[oa]s (días|noches|mañanas|semanas)|ayer|anoche|anteayer|la semana pasada|el (lunes|martes|miércoles|jueves|viernes|sábado|domingo)( pasado)?|mañana|sigo|sigue|ya no|acabo de|desde entonces|hasta hoy|vuelve|volvió a|vuelto a',
  ended:
    'dejé de|he dejado de|ya no (pienso|me corto|me hago|quiero (morir|matarme|suicidarme))|antes (pensaba|quería|me)|quedó atrás|superé|superado|ya pasó|lo dejé|estoy a salvo|soy libre|llevo _ sin (cortarme|hacerme)',
  fiction:
    '(en|de) (mi|la|el|una|un|esa|ese|esta|este|su) _ (novela|película|peli|serie|libro|canción|obra|juego|videojuego|teatro|cuento|poema|guion|telenovela|ópera|corto)|(novela|película|peli|serie|libro|canción|obra|cuento|poema) _ (va de|trata de|trata|empieza|acaba|termina|habla de|decía|dice|se titula|se llama|cuenta)|(protagonista|personaje|heroína|héroe|asesin[oa]|detective) _ (se suicida|muere|mata|se mata)|hago de _ (asesin*|en)|(canción|estribillo|letra) _|lo que más oigo|la frase que (más )?(oigo|escucho)|romeo y julieta|werther|tesis|tesina|prevención|clase de filosofía|filosofía|ensayo (la|con)',
};
