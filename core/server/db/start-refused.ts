/** The database cannot be used and the message says what to do about it; a stack would only hide that. */
export class StartRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}
