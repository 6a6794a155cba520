/** What councils have decided, as the administrator keeps it (`updatedAt` in milliseconds); nothing is known where the list is empty. */
export type LocalTaxes = {
  localities: readonly { id: string; name: string; percent: number; decision?: string }[];
  updatedAt: number | null;
};

export const noLocalTaxes: LocalTaxes = { localities: [], updatedAt: null };
