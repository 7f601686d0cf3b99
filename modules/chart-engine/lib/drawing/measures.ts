/** What the page draws and writes with, for those who may not import pages: the gates of each centre, degrees in words, houses. */
export { centers } from '#modules/charts/web/bodygraph/geometry';
export { degreeText, longitudeText, orbText } from '#modules/charts/web/detailed/degree-text';
export { cuspsOf, drawnHouses, type HouseSystem, houseOf } from '#modules/charts/web/pictures/houses';
