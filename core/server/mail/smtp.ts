/* Loaded with the first mail. */
export { createTransport } from 'nodemailer';
