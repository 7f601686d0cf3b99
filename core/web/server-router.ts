/** The router of pages that are drawn on the server; of no use in the browser, so not part of the facade. */
export { StaticRouter } from 'react-router-dom';
