/** A backup cannot be made, read or restored; the message says why and what to do, and a stack would only hide that. */
export class BackupProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}
