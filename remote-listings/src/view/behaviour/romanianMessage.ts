/** The words to show for an error; they are downloaded when there is one. */
export async function romanianMessage(error: unknown): Promise<string> {
  const { toRomanianMessage } = await import(
    /* webpackChunkName: "find" */ '@anunturi/shared-domain/site/marketError'
  );
  return toRomanianMessage(error);
}
