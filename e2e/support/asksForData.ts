/** Whether a request is for data, Firebase, schemas or the search: what a first visit has no use for. */
export const asksForData = (url: string): boolean =>
  /\/v1\/projects\/|firestore|firebase|storage\.|auth\.|\/find\.|zod/.test(url);
