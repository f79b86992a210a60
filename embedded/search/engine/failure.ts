/** A request that cannot be served, with the status and message that the protocol documents. */
export class Failure extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'Failure';
    this.status = status;
  }
}

export const badRequest = (message: string) => new Failure(400, message);
export const notFound = (message = 'Not Found') => new Failure(404, message);
export const conflict = (message: string) => new Failure(409, message);
export const unprocessable = (message: string) => new Failure(422, message);
