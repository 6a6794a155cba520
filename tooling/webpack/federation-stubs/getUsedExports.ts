/** Shared modules here are whole: no build says which of their exports it uses. */
export const getUsedExports = () => undefined;
