/** A refusal as Firebase Storage answers it; the SDK looks at the status. */
export class StorageError extends Error {
  override name = 'StorageError';
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 416,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
  toJSON() {
    return { error: { code: this.status, message: this.message } };
  }
}

export const badRequest = (message: string) => new StorageError(400, message);
export const forbidden = () => new StorageError(403, 'Permission denied.');
export const notFound = () => new StorageError(404, 'Not Found.');
