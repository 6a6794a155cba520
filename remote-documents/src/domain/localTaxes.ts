/** What councils have decided, as the administrator keeps it; nothing is known where the list is empty. */
export type LocalTaxes = { localities: readonly { id: string; name: string; percent: number }[] };

export const noLocalTaxes: LocalTaxes = { localities: [] };
