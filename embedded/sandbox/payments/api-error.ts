type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';

/** An error in the provider's shape. `param` names the parameter that is wrong. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly code: string | null;
  readonly param: string | null;

  constructor(status: number, message: string, about: { type?: ErrorType; code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    this.type = about.type ?? 'invalid_request_error';
    this.code = about.code ?? null;
    this.param = about.param ?? null;
  }

  /** A request whose parameters are wrong never began: its idempotency key stays free. */
  get isBegun(): boolean {
    return this.status !== 401 && this.status !== 404 && !this.code?.startsWith('parameter_');
  }

  body(): unknown {
    const { type, message, code, param } = this;
    return {
      error: {
        ...(code && { code, doc_url: `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}` }),
        message,
        ...(param && { param }),
        type,
      },
    };
  }
}

/** As the provider names objects in its messages. */
const shownKinds: Record<string, string> = {
  session: 'checkout.session',
  payment: 'payment_intent',
  balance: 'balance_transaction',
};

export const noSuch = (kind: string, id: string, param = 'id'): ApiError =>
  new ApiError(404, `No such ${shownKinds[kind] ?? kind}: '${id}'`, { code: 'resource_missing', param });

export const wrongParameter = (param: string, message: string, code = 'parameter_invalid'): ApiError =>
  new ApiError(400, message, { code, param });
