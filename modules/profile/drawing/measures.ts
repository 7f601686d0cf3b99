/** What the page draws and writes with, for those who may not import pages: the gates of each centre, and degrees in words. */
export { centers } from '../web/bodygraph/geometry';
export { degreeText, longitudeText, orbText } from '../web/detailed/degree-text';
