/** Shared modules here are whole: none has a fallback that was shaken apart and lies elsewhere. */
export const getSharedFallbackGetter = ({ factory }: { factory: unknown }) => factory;
