/* Loaded with the first sign-in at an issuer. */
export { default as grant } from 'grant-koa';
