const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;
const RPC_CODE: Partial<Record<StatusName, number>> = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
};

/** Google's canonical status names used here. */
export type StatusName = keyof typeof HTTP_STATUS;

/** A refusal in Google's form; `body` is what goes out as JSON, `rpcCode` the number used inside batchWrite answers. */
export class RequestError extends Error {
  override name = 'RequestError';
  constructor(
    readonly statusName: StatusName,
    message: string,
  ) {
    super(message);
  }
  get httpStatus(): number {
    return HTTP_STATUS[this.statusName];
  }
  get rpcCode(): number {
    return RPC_CODE[this.statusName] ?? 2;
  }
  get body() {
    return { error: { code: this.httpStatus, message: this.message, status: this.statusName } };
  }
}

/** An address or a verb that there is not: 404 with two words of text, as Google's emulator answers. */
export class UnknownAddress extends Error {
  override name = 'UnknownAddress';
}

/** 400 INVALID_ARGUMENT. */
export const invalid = (message: string) => new RequestError('INVALID_ARGUMENT', message);
/** 400 for JSON that does not have the shape of the request. */
export const badPayload = () => invalid("Payload isn't valid for request.");
